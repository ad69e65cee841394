import { range } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { initial } from '../app/initial.ts';
import { language } from '../i18n/language.ts';
import type { TableModel } from '../table/model.ts';
import { SideSign } from './side-sign.tsx';
import styles from './sheet.module.css';

/** A side as a column of the sheet. */
export interface SheetSide {
  readonly side: number;
  readonly names: readonly string[];
  readonly isMine: boolean;
  /** The chair of a side of one, which gives it its colour; partners have a sign instead. */
  readonly chair: number | undefined;
}

/** The sides of a match, with who plays for them. */
export function sidesOf({ seen, names, seat, room }: TableModel): readonly SheetSide[] {
  const { sides } = seen.terms;
  return range(seen.sheet().totals.length).map((side) => {
    const members = range(sides.length).filter((one) => sides[one] === side);
    const [only] = members;
    return {
      side,
      names: members.map((one) => names[one] ?? '?'),
      isMine: seat !== null && sides[seat] === side,
      chair: members.length === 1 && only !== undefined ? (room.match?.chairs[only] ?? only) : undefined,
    };
  });
}

/** What stands for a side where there is no room for names: a sign for partners, else an initial in its colour. */
export function SideMark({ of: { side, names, chair } }: { readonly of: SheetSide }): JSX.Element {
  if (chair === undefined) return <SideSign side={side} />;
  return (
    <span class={styles['dot']} style={{ '--person': `var(--person-${chair % 8})` }} aria-hidden="true">
      {initial(names[0] ?? '?', language.value)}
    </span>
  );
}
