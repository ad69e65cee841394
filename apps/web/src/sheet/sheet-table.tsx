import { at, deltas } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { t } from '../i18n/language.ts';
import { Icon } from '../icons/icon.tsx';
import type { TableModel } from '../table/model.ts';
import { DealRow, type SheetDeal } from './deal-row.tsx';
import { Points, type Zero, zeroOf } from './points.tsx';
import styles from './sheet.module.css';
import { type SheetSide, sidesOf, SideMark } from './sides.tsx';

interface SheetProps {
  readonly model: TableModel;
  /** The page that tells from the start how it came about. */
  readonly opened?: number;
}

/** The sheet as on paper: a column a side, a row a deal, what each brought and how it stood then. */
export function SheetTable({ model, opened }: SheetProps): JSX.Element {
  const { sheet } = t();
  const sides = sidesOf(model);
  const { pages, totals } = model.seen.sheet();
  const target = targetOf(model.seen.terms.options);
  const zero = zeroOf(model.seen.game);
  return (
    <>
      {target === undefined ? undefined : <p class={styles['target']}>{sheet.target(target)}</p>}
      <div class={styles['scroll']}>
        <table
          class={sides.length > 4 ? `${styles['sheet'] ?? ''} ${styles['many'] ?? ''}` : styles['sheet']}
        >
          <SheetHead sides={sides} />
          <tbody>
            {dealsOf(model).map((deal, page) => (
              <DealRow
                // A page is its number.
                key={page}
                page={page}
                deal={deal}
                sides={sides}
                zero={zero}
                model={model}
                isOpened={page === opened}
              />
            ))}
          </tbody>
          <tfoot>
            <TotalRow sides={sides} totals={totals} zero={zero} />
            {target === undefined ? undefined : <MissingRow sides={sides} totals={totals} target={target} />}
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
        {sides.map((side) => (
          <th key={side.side} scope="col" class={side.isMine ? styles['mine'] : undefined}>
            {side.names.map((name, index) => (
              // Two at one table may have the same name.
              <span key={index} class={styles['name']}>
                {name}
              </span>
            ))}
            {side.isMine ? <span class="only-heard">({app.you})</span> : undefined}
            <SideMark of={side} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function TotalRow({
  sides,
  totals,
  zero,
}: {
  readonly sides: readonly SheetSide[];
  readonly totals: readonly number[];
  readonly zero: Zero;
}): JSX.Element {
  return (
    <tr>
      <th scope="row">{t().sheet.total}</th>
      {sides.map(({ side, isMine }) => (
        <td key={side} class={isMine ? styles['mine'] : undefined}>
          <Points points={at(totals, side)} zero={zero} />
        </td>
      ))}
    </tr>
  );
}

/** How much each side still needs. */
function MissingRow({
  sides,
  totals,
  target,
}: {
  readonly sides: readonly SheetSide[];
  readonly totals: readonly number[];
  readonly target: number;
}): JSX.Element {
  const { sheet } = t();
  return (
    <tr class={styles['missing']}>
      <th scope="row">{sheet.missing}</th>
      {sides.map(({ side, isMine }) => {
        const missing = target - at(totals, side);
        return (
          <td key={side} class={isMine ? styles['mine'] : undefined}>
            {missing > 0 ? (
              missing
            ) : (
              <>
                <Icon name="check" />
                <span class="only-heard">{sheet.reached}</span>
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function dealsOf({ seen }: TableModel): readonly SheetDeal[] {
  const { pages, totals } = seen.sheet();
  const written = deltas(pages.flat(), totals.length);
  return pages.map((lines, page) => {
    const since = deltas(pages.slice(0, page + 1).flat(), totals.length);
    return {
      lines,
      delta: deltas(lines, totals.length),
      // Where the scores began: the totals less everything that was written down.
      after: totals.map((total, side) => total - at(written, side) + at(since, side)),
    };
  });
}

/** The target among a match's options, whatever the game; undefined if it has none. */
function targetOf(options: unknown): number | undefined {
  if (typeof options !== 'object' || options === null || !('target' in options)) return undefined;
  return typeof options.target === 'number' ? options.target : undefined;
}
