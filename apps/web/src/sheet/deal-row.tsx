import { useSignal } from '@preact/signals';
import { at, range, type ScoreLine, type SlateLine } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { signed } from '../i18n/forms.ts';
import { language, t } from '../i18n/language.ts';
import { Icon } from '../icons/icon.tsx';
import type { TableModel } from '../table/model.ts';
import { slateText } from '../table/scene.ts';
import { Points, type Zero } from './points.tsx';
import styles from './sheet.module.css';
import { ReviewLink } from './review-link.tsx';
import { type SheetSide, SideMark } from './sides.tsx';

/** A finished deal: its lines, what they brought each side, and how each stood then. */
export interface SheetDeal {
  readonly lines: readonly ScoreLine[];
  readonly delta: readonly number[];
  readonly after: readonly number[];
}

interface DealProps {
  readonly page: number;
  readonly deal: SheetDeal;
  readonly sides: readonly SheetSide[];
  readonly zero: Zero;
  readonly model: TableModel;
  readonly isOpened?: boolean;
}

/** A deal as a row of the sheet; a tap on its number tells how it came about. */
export function DealRow(props: DealProps): JSX.Element {
  const { page, sides, model, isOpened = false } = props;
  const isOpen = useSignal(isOpened);
  const slate = model.seen.words(language.value).chalked(page);
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            class={styles['number']}
            aria-expanded={isOpen.value}
            onClick={() => (isOpen.value = !isOpen.value)}
          >
            {page + 1}.<span class="only-heard"> {t().sheet.details(page + 1)}</span>
            <Bid slate={slate} sides={sides} model={model} />
            <Icon name="chevronRight" />
          </button>
        </th>
        {sides.map((side) => (
          <DealCell key={side.side} {...props} of={side} />
        ))}
      </tr>
      {isOpen.value ? (
        <tr>
          <td colSpan={sides.length + 1} class={styles['details']}>
            <Details {...props} slate={slate} />
            <ReviewLink room={model.room} deal={page + 1} text={t().sheet.reviewDeal} />
          </td>
        </tr>
      ) : undefined}
    </>
  );
}

/** What a deal brought one side, and how it stood then. */
function DealCell({ deal, zero, of: { side, isMine } }: DealProps & { readonly of: SheetSide }): JSX.Element {
  return (
    <td class={isMine ? styles['mine'] : undefined}>
      <Points points={at(deal.delta, side)} zero={zero} />
      <span class={styles['after']}>
        <span class="only-heard">{t().sheet.running} </span>
        <Points points={at(deal.after, side)} zero={zero} />
      </span>
    </td>
  );
}

/** What a scorer writes beside a deal: the bid, with the sign of whoever made it. */
function Bid({
  slate,
  sides,
  model,
}: {
  readonly slate: readonly SlateLine[];
  readonly sides: readonly SheetSide[];
  readonly model: TableModel;
}): JSX.Element | null {
  const bid = slate.findLast(({ seat }) => seat === undefined);
  if (bid === undefined) return null;
  // A line of the whole deal that one seat's line repeats is that seat's.
  const bidder = slate.findLast(
    ({ seat, label, value }) => seat !== undefined && label === bid.label && value === bid.value,
  )?.seat;
  const side = bidder === undefined ? undefined : sides[model.seen.terms.sides[bidder] ?? -1];
  if (side === undefined) return null;
  return (
    <span class={styles['bid']}>
      {bid.value}
      <SideMark of={side} />
    </span>
  );
}

function Details({
  deal: { lines },
  slate,
  sides,
  model,
}: DealProps & { readonly slate: readonly SlateLine[] }): JSX.Element {
  const facts = slate.filter(({ seat }) => seat === undefined);
  return (
    <>
      {facts.length === 0 ? undefined : <p>{facts.map(factText).join(' · ')}</p>}
      {lines.length === 0 ? <p>{t().sheet.nothing}</p> : undefined}
      <ul class="plain-list">
        {sides.map((side) => (
          <SideDetails
            key={side.side}
            side={side}
            lines={lines.filter((line) => line.side === side.side)}
            facts={factsOf(side, slate, model)}
            model={model}
          />
        ))}
      </ul>
    </>
  );
}

/** What a side bid and did in a deal, and the points with their reasons. */
function SideDetails({
  side,
  lines,
  facts,
  model,
}: {
  readonly side: SheetSide;
  readonly lines: readonly ScoreLine[];
  readonly facts: readonly string[];
  readonly model: TableModel;
}): JSX.Element | null {
  const words = model.seen.words(language.value);
  if (lines.length === 0) return null;
  return (
    <li>
      <SideMark of={side} />
      <span>
        <strong>{side.names.join(' + ')}:</strong>{' '}
        {lines.map((line) => `${words.reason(line)} ${signed(line.points)}`).join(', ')}
        {facts.length === 0 ? undefined : <span class={styles['after']}>{facts.join(' · ')}</span>}
      </span>
    </li>
  );
}

/** What stands beside the members of a side; partners by name. */
function factsOf(
  { side, names }: SheetSide,
  slate: readonly SlateLine[],
  { seen, names: everyone }: TableModel,
): readonly string[] {
  const seats = range(seen.terms.seats).filter((seat) => seen.terms.sides[seat] === side);
  const own = seats.map((seat) => slate.filter((line) => line.seat === seat).map(slateText));
  if (names.length === 1) return own.flat();
  return own.flatMap((facts, index) =>
    facts.length === 0 ? [] : [`${everyone[seats[index] ?? 0] ?? '?'}: ${facts.join(', ')}`],
  );
}

function factText({ label, value }: SlateLine): string {
  return `${label}: ${value}`;
}
