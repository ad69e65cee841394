import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { loadGame } from '../app/games.ts';
import { myName, preferences } from '../app/preferences.ts';
import { go } from '../app/router.ts';
import { say } from '../app/toasts.tsx';
import { CardFace } from '../cards/card-face.tsx';
import { deckOf } from '../cards/pattern.ts';
import type { Problem } from '../connection/api.ts';
import { problemText } from '../i18n/explain.ts';
import { startsSoon } from '../fair/start-soon.ts';
import { language, t } from '../i18n/language.ts';
import { Icon } from '../icons/icon.tsx';
import { lastSetup, rememberedSetup } from '../lobby/last.ts';
import { setupOf } from '../lobby/setup.ts';
import { openWithBots } from '../offline/open.ts';
import { sheetPath } from '../rules/link.ts';
import type { GameFacts } from './facts.ts';
import styles from './home.module.css';

interface TileProps {
  readonly id: string;
  readonly facts: GameFacts;
}

/** A game on the first page: one tap from here to the first card. */
export function GameTile({ id, facts }: TileProps): JSX.Element {
  const { home } = t();
  const about = home.about[id];
  const fetchGame = (): void => void loadGame(id).catch(() => undefined);
  return (
    <li class={styles['tile']} onPointerEnter={fetchGame} onFocusIn={fetchGame}>
      <Fan id={id} facts={facts} />
      <div class={styles['about']}>
        <h2>{facts.name[language.value]}</h2>
        {about === undefined ? undefined : <p>{about}</p>}
        <p class={styles['small']}>{usage(id, facts)}</p>
      </div>
      <Begin id={id} facts={facts} />
    </li>
  );
}

function Begin({ id, facts }: TileProps): JSX.Element {
  const { home } = t();
  const name = facts.name[language.value];
  return (
    <div class={styles['do']}>
      <PlayBots id={id} text={home.playBots} label={`${name}: ${home.playBots}`} />
      <a class="button" href={`/${language.value}/new/${id}`} aria-label={`${name}: ${home.openTable}`}>
        <Icon name="userPlus" />
        {home.openTable}
      </a>
      <div class={styles['read']}>
        <a href={`/${language.value}/learn/${id}`} aria-label={`${name}: ${home.learn}`}>
          <Icon name="book" />
          {home.learn}
        </a>
        <a href={sheetPath(language.value, { game: id, code: '' })} aria-label={`${name}: ${home.rules}`}>
          <Icon name="scroll" />
          {home.rules}
        </a>
      </div>
    </div>
  );
}

/** Opens a table with bots and begins, as the game was last played here. */
export function PlayBots({
  id,
  text,
  label = text,
}: {
  readonly id: string;
  readonly text: string;
  /** Where the text alone does not say which game. */
  readonly label?: string;
}): JSX.Element {
  const { home } = t();
  const isOpening = useSignal(false);

  async function play(): Promise<void> {
    isOpening.value = true;
    const problem = await playBots(id);
    isOpening.value = false;
    if (problem !== undefined) say(problemText(t(), problem), 'offline');
  }

  return (
    <button
      type="button"
      class="button-main"
      disabled={isOpening.value}
      aria-label={label}
      onClick={() => void play()}
    >
      <Icon name="bot" />
      {isOpening.value ? home.opening : text}
    </button>
  );
}

/** Opens a table as this game was last set up here, fills it with bots and starts; says what stood against it. */
async function playBots(id: string): Promise<Problem | undefined> {
  const setup = await loadGame(id).then(
    (catalog) => setupOf(catalog, id),
    () => undefined,
  );
  if (setup === undefined) return { code: 'unreachable' };
  const { seats, options, level, botPace } = lastSetup(setup);
  const opened = await openWithBots({
    game: id,
    seats,
    options,
    name: myName.value.trim() || t().home.guest,
    bots: level,
    botPace,
  });
  if (!opened.ok) return opened.error;
  startsSoon.value = opened.value;
  go(`/t/${opened.value}`);
  return undefined;
}

/** How it was last played here, or how many can play. */
function usage(id: string, { players, usualTarget }: GameFacts): string {
  const { home, lobby } = t();
  const last = rememberedSetup(id);
  if (last?.seats === undefined) return home.players(...players);
  const { target = usualTarget, ...others } = last.options ?? {};
  const parts = [lobby.playersOf(last.seats), lobby.upTo(String(target))];
  return home.lastTime([...parts, ...(Object.keys(others).length > 0 ? [home.ownRules] : [])].join(', '));
}

/** Three cards of a game. */
export function Fan({ id, facts }: TileProps): JSX.Element {
  const deck = deckOf(id, language.value, preferences.value);
  return (
    <div class={styles['fan']} aria-hidden="true">
      {facts.fan.map((card) => (
        <span key={card} class={styles['card']}>
          <CardFace card={card} deck={deck} />
        </span>
      ))}
    </div>
  );
}
