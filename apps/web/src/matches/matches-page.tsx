import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { Dialog } from '../app/dialog.tsx';
import { Page } from '../app/page.tsx';
import { gameName } from '../home/facts.ts';
import { Icon } from '../icons/icon.tsx';
import { language, t } from '../i18n/language.ts';
import { forgetMatches, type KeptMatch, keptMatches } from './kept.ts';
import styles from './matches.module.css';
import { type Company, companyOf, type GameStatistics, isWon, statisticsOf } from './statistics.ts';
import { matchesWords } from './words/index.ts';

/** As many people are named. */
const MOST_PEOPLE = 8;

/** The matches that were played to their end on this device, in figures and one by one. */
export function MatchesPage(): JSX.Element {
  const words = matchesWords();
  const matches = keptMatches.value;
  return (
    <Page title={words.title}>
      <p class={styles['lead']}>{matches.length === 0 ? words.none : words.lead}</p>
      {matches.length === 0 ? (
        <a class="button-main" href={`/${language.value}`}>
          {words.toGames}
        </a>
      ) : (
        <>
          <Figures games={statisticsOf(matches)} />
          <div class={styles['company']}>
            <People title={words.with} people={companyOf(matches, 'with')} />
            <People title={words.against} people={companyOf(matches, 'against')} />
          </div>
          <List matches={matches} />
          <Forget />
        </>
      )}
    </Page>
  );
}

function Figures({ games }: { readonly games: readonly GameStatistics[] }): JSX.Element {
  const words = matchesWords();
  const number = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
  return (
    <section class={styles['part']} aria-labelledby="matches-numbers">
      <h2 id="matches-numbers">{words.numbers}</h2>
      <div class={styles['games']}>
        {games.map((one) => (
          <section key={one.game} class={styles['game']} aria-label={gameName(one.game, language.value)}>
            <h3>{gameName(one.game, language.value)}</h3>
            <dl>
              <Figure name={words.matches} value={number.format(one.matches)} />
              <Figure name={words.won} value={`${number.format(one.won)} · ${share(one)}`} />
              <Figure name={words.deals} value={number.format(one.deals)} />
              {one.bids === undefined ? undefined : (
                <Figure name={words.bids} value={words.bidsKept(one.bids.kept, one.bids.given)} />
              )}
              <Figure name={words.perDeal} value={number.format(one.pointsPerDeal).replace('-', '−')} />
              <Figure name={words.streak} value={words.streakNow(one.streak, one.longestStreak)} />
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function share({ won, matches }: { readonly won: number; readonly matches: number }): string {
  return new Intl.NumberFormat(language.value, { style: 'percent' }).format(won / matches);
}

function People({
  title,
  people,
}: {
  readonly title: string;
  readonly people: readonly Company[];
}): JSX.Element | null {
  const words = matchesWords();
  if (people.length === 0) return null;
  return (
    <table class={styles['people']}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.matches}</th>
          <th scope="col">{words.won}</th>
        </tr>
      </thead>
      <tbody>
        {people.slice(0, MOST_PEOPLE).map((one) => (
          <tr key={one.name}>
            <th scope="row" dir="auto">
              {one.name}
            </th>
            <td>{one.matches}</td>
            <td>{share(one)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function List({ matches }: { readonly matches: readonly KeptMatch[] }): JSX.Element {
  const words = matchesWords();
  return (
    <section class={styles['part']} aria-labelledby="matches-list">
      <h2 id="matches-list">{words.list}</h2>
      <ul class={`plain-list ${styles['list'] ?? ''}`}>
        {matches.map((match) => (
          <li key={match.id}>
            <Row match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ match }: { readonly match: KeptMatch }): JSX.Element {
  const words = matchesWords();
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  const others = match.names.filter((name, seat) => seat !== match.seat && name !== '');
  const hasWon = isWon(match);
  return (
    <a href={`/h/${match.id}`} class={styles['match']}>
      <Icon name={hasWon ? 'trophy' : 'minus'} />
      <span>
        <strong>
          {gameName(match.game, language.value)}, {hasWon ? words.isWon : words.isLost} (
          {match.totals.join(' : ')})
        </strong>
        <span class={styles['small']}>
          {when.format(match.at)} · {new Intl.ListFormat(language.value).format(others)}
        </span>
      </span>
      <span class="only-heard">{words.look}</span>
      <Icon name="chevronRight" />
    </a>
  );
}

/** Forgetting cannot be undone: it is asked first. */
function Forget(): JSX.Element {
  const words = matchesWords();
  const isAsking = useSignal(false);
  const close = (): void => {
    isAsking.value = false;
  };
  return (
    <>
      <button type="button" class="button" onClick={() => (isAsking.value = true)}>
        {words.forget}
      </button>
      {isAsking.value ? (
        <Dialog
          title={words.forgetAsk}
          onClose={close}
          foot={
            <>
              <button type="button" class="button" onClick={close}>
                {t().app.cancel}
              </button>
              <button type="button" class="button-main" onClick={forgetMatches}>
                {words.forgetYes}
              </button>
            </>
          }
        >
          <p>{words.forgetText}</p>
        </Dialog>
      ) : undefined}
    </>
  );
}
