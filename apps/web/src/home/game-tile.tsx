import { useSignal } from '@preact/signals';
import type { Card } from '@stammtisch/cards';
import type { JSX } from 'preact';

import { myName } from '../app/preferences.ts';
import { say } from '../app/toasts.tsx';
import { go } from '../app/router.ts';
import { CardFace } from '../cards/card-face.tsx';
import { patternOf } from '../cards/pattern.ts';
import { openTable } from '../connection/api.ts';
import { problemText } from '../i18n/explain.ts';
import { Icon } from '../icons/icon.tsx';
import { language, t } from '../i18n/language.ts';
import { hasLastSetup, lastSetup } from '../lobby/last.ts';
import type { GameSetup } from '../lobby/setup.ts';
import { summaryOf } from '../lobby/summary.ts';
import styles from './home.module.css';

/** Three cards that show at a glance which game it is. */
const FANS: Readonly<Record<string, readonly Card[]>> = {
  smear: ['BJ', 'JH', 'TC'],
  zsirozas: ['TA', '7L', 'AH'],
  spades: ['QS', 'KS', 'AS'],
};

/** A game on the first page: two taps from here to the first card. */
export function GameTile({ setup }: { readonly setup: GameSetup }): JSX.Element {
  const { home } = t();
  const isOpening = useSignal(false);
  const speech = language.value;
  const about = home.about[setup.id];
  const last = lastSetup(setup);
  const summary = summaryOf(setup, last, { language: speech, texts: t() });

  async function playBots(): Promise<void> {
    isOpening.value = true;
    const opened = await openTable({
      game: setup.id,
      seats: last.seats,
      options: last.options,
      name: myName.value.trim() || home.guest,
      bots: last.level,
      start: true,
      botPace: last.botPace,
    });
    isOpening.value = false;
    if (opened.ok) go(`/t/${opened.value}`);
    else say(problemText(t(), opened.error), 'offline');
  }

  return (
    <li class={styles['tile']}>
      <Fan setup={setup} />
      <div class={styles['about']}>
        <h2>{setup.name(speech)}</h2>
        {about === undefined ? undefined : <p>{about}</p>}
        <p class={styles['small']}>
          {hasLastSetup(setup.id) ? home.lastTime(summary) : home.players(...ends(setup.seatCounts({})))}
        </p>
      </div>
      <div class={styles['do']}>
        <button
          type="button"
          class="button-main"
          disabled={isOpening.value}
          onClick={() => void playBots()}
          aria-label={`${setup.name(speech)}: ${home.playBots}`}
        >
          <Icon name="bot" />
          {isOpening.value ? home.opening : home.playBots}
        </button>
        <a
          class="button"
          href={`/${speech}/new/${setup.id}`}
          aria-label={`${setup.name(speech)}: ${home.openTable}`}
        >
          <Icon name="userPlus" />
          {home.openTable}
        </a>
      </div>
    </li>
  );
}

function Fan({ setup }: { readonly setup: GameSetup }): JSX.Element {
  const pack = setup.pack();
  const wanted = (FANS[setup.id] ?? []).filter((card) => pack.includes(card));
  const cards = wanted.length > 0 ? wanted : pack.slice(-3);
  const deck = { pattern: patternOf(setup.id), letters: language.value };
  return (
    <div class={styles['fan']} aria-hidden="true">
      {cards.map((card) => (
        <span key={card} class={styles['card']}>
          <CardFace card={card} deck={deck} />
        </span>
      ))}
    </div>
  );
}

function ends(counts: readonly number[]): [number, number] {
  return [Math.min(...counts), Math.max(...counts)];
}
