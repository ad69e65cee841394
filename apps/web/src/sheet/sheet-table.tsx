import { useSignal } from '@preact/signals';
import { at, deltas, range, type ScoreLine, type SlateLine } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { games } from '../app/games.ts';
import { signed } from '../i18n/forms.ts';
import { language, t } from '../i18n/language.ts';
import { Icon } from '../icons/icon.tsx';
import type { TableModel } from '../table/model.ts';
import { finishedDeals, slateOf } from './finished-deals.ts';
import { SideSign } from './side-sign.tsx';
import styles from './sheet.module.css';

/** A side as a column of the sheet. */
export interface SheetSide {
  readonly side: number;
  readonly names: readonly string[];
  readonly isMine: boolean;
}

/** The sides of a match, with who plays for them. */
export function sidesOf({ seen, names, seat }: TableModel): readonly SheetSide[] {
  const { sides } = seen.terms;
  return range(seen.sheet().totals.length).map((side) => ({
    side,
    names: range(sides.length)
      .filter((one) => sides[one] === side)
      .map((one) => names[one] ?? '?'),
    isMine: seat !== null && sides[seat] === side,
  }));
}

/** The sheet as on paper: a column a side, a row a deal, what each brought and how it stood then. */
export function SheetTable({ model }: { readonly model: TableModel }): JSX.Element {
  const { sheet } = t();
  const sides = sidesOf(model);
  const { pages, totals } = model.seen.sheet();
  const target = targetOf(model.seen.terms.options);
  const zero = model.seen.game === 'zsirozas' ? 'mushroom' : 'digit';
  // Where the scores began: the totals less everything that was written down.
  const written = deltas(pages.flat(), totals.length);
  const start = totals.map((total, side) => total - at(written, side));
  const rows = pages.map((lines, page) => ({
    lines,
    delta: deltas(lines, totals.length),
    after: standing(start, pages.slice(0, page + 1), totals.length),
  }));
  return (
    <>
      {target === undefined ? undefined : <p class={styles['target']}>{sheet.target(target)}</p>}
      <div class={styles['scroll']}>
        <table
          class={sides.length > 4 ? `${styles['sheet'] ?? ''} ${styles['many'] ?? ''}` : styles['sheet']}
        >
          <SheetHead sides={sides} />
          <tbody>
            {rows.map((row, page) => (
              // A page is its number.
              // oxlint-disable-next-line react/no-array-index-key
              <DealRow key={page} page={page} row={row} sides={sides} zero={zero} model={model} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{sheet.total}</th>
              {sides.map(({ side, isMine }) => (
                <td key={side} class={isMine ? styles['mine'] : undefined}>
                  <Points points={at(totals, side)} zero={zero} />
                  {target === undefined ? undefined : (
                    <span class={styles['after']}>
                      {at(totals, side) < target ? sheet.missing(target - at(totals, side)) : ''}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {pages.length === 0 ? <p class={styles['empty']}>{sheet.empty}</p> : undefined}
    </>
  );
}

function SheetHead({ sides }: { readonly sides: readonly SheetSide[] }): JSX.Element {
  const { app, sheet } = t();
  return (
    <thead>
      <tr>
        <th scope="col">{sheet.deal}</th>
        {sides.map(({ side, names, isMine }) => (
          <th key={side} scope="col" class={isMine ? styles['mine'] : undefined}>
            <SideSign side={side} />
            {names.map((name, index) => (
              // Two at one table may have the same name.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={index}>{name}</span>
            ))}
            {isMine ? <span class="only-heard">({app.you})</span> : undefined}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface Row {
  readonly lines: readonly ScoreLine[];
  readonly delta: readonly number[];
  readonly after: readonly number[];
}

function DealRow({
  page,
  row: { lines, delta, after },
  sides,
  zero,
  model,
}: {
  readonly page: number;
  readonly row: Row;
  readonly sides: readonly SheetSide[];
  readonly zero: 'digit' | 'mushroom';
  readonly model: TableModel;
}): JSX.Element {
  const { sheet } = t();
  const isOpen = useSignal(false);
  const slate = slateOf(games.value, finishedDeals.value, page, language.value);
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            class={styles['number']}
            aria-expanded={isOpen.value}
            aria-label={sheet.details(page + 1)}
            onClick={() => (isOpen.value = !isOpen.value)}
          >
            {page + 1}.
            <SlateShort slate={slate} model={model} />
            <Icon name="chevronRight" />
          </button>
        </th>
        {sides.map(({ side, isMine }) => (
          <td key={side} class={isMine ? styles['mine'] : undefined}>
            <Points points={at(delta, side)} zero={zero} />
            <span class={styles['after']}>
              <span class="only-heard">{sheet.running} </span>
              {signed(at(after, side))}
            </span>
          </td>
        ))}
      </tr>
      {isOpen.value ? (
        <tr>
          <td colSpan={sides.length + 1} class={styles['details']}>
            <Details lines={lines} slate={slate} sides={sides} model={model} />
          </td>
        </tr>
      ) : undefined}
    </>
  );
}

/** What a scorer writes beside a deal: "Gebot 3", with the sign of whoever it was. */
function SlateShort({
  slate,
  model,
}: {
  readonly slate: readonly SlateLine[];
  readonly model: TableModel;
}): JSX.Element | null {
  const bid = slate.filter(({ seat }) => seat === undefined).at(-1);
  if (bid === undefined) return null;
  // A line of the whole deal that one seat's line repeats is that seat's.
  const bidder = slate.findLast(
    ({ seat, label, value }) => seat !== undefined && label === bid.label && value === bid.value,
  )?.seat;
  const side = bidder === undefined ? undefined : model.seen.terms.sides[bidder];
  return (
    <span class={styles['bid']} title={bid.label}>
      {bid.value}
      {side === undefined ? undefined : <SideSign side={side} />}
    </span>
  );
}

function Details({
  lines,
  slate,
  sides,
  model,
}: {
  readonly lines: readonly ScoreLine[];
  readonly slate: readonly SlateLine[];
  readonly sides: readonly SheetSide[];
  readonly model: TableModel;
}): JSX.Element {
  const { sheet } = t();
  const words = model.seen.words(language.value);
  const facts = slate.filter(({ seat }) => seat === undefined);
  return (
    <>
      {facts.length === 0 ? undefined : (
        <p>{facts.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</p>
      )}
      {lines.length === 0 ? <p>{sheet.nothing}</p> : undefined}
      <ul role="list">
        {sides.map(({ side, names }) => {
          const own = lines.filter((line) => line.side === side);
          if (own.length === 0) return null;
          return (
            <li key={side}>
              <SideSign side={side} />
              <strong>{names.join(' + ')}</strong>
              <span>{own.map((line) => `${words.reason(line)} ${signed(line.points)}`).join(', ')}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Points with a real minus; Zsírozás writes a mushroom for nothing (ZS-27). */
function Points({
  points,
  zero,
}: {
  readonly points: number;
  readonly zero: 'digit' | 'mushroom';
}): JSX.Element {
  if (points === 0 && zero === 'mushroom') {
    return (
      <svg class={styles['mushroom']} viewBox="0 0 100 100" role="img" aria-label={t().sheet.mushroom}>
        <use href="#mushroom" />
      </svg>
    );
  }
  return <span class={points < 0 ? styles['negative'] : undefined}>{signed(points)}</span>;
}

function standing(
  start: readonly number[],
  pages: readonly (readonly ScoreLine[])[],
  sides: number,
): readonly number[] {
  const sums = deltas(pages.flat(), sides);
  return start.map((first, side) => first + at(sums, side));
}

/** The target among a match's options, whatever the game; undefined if it has none. */
function targetOf(options: unknown): number | undefined {
  if (typeof options !== 'object' || options === null || !('target' in options)) return undefined;
  return typeof options.target === 'number' ? options.target : undefined;
}
