import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { Page } from '../app/page.tsx';
import { Skeleton } from '../app/skeleton.tsx';
import { Unreachable } from '../app/unreachable.tsx';
import { GAME_FACTS, gameName } from '../home/facts.ts';
import { Fan } from '../home/game-tile.tsx';
import { language, t } from '../i18n/language.ts';
import { Icon } from '../icons/icon.tsx';
import { fetchLesson, TAUGHT, toldOf } from './chapters.ts';
import styles from './learn.module.css';
import { LessonPage } from './lesson-page.tsx';
import { learnWords } from './words/index.ts';

/** Fetches what is to be read, before the page is drawn. */
export async function prepare(game: string | undefined): Promise<void> {
  if (game !== undefined && TAUGHT.includes(game)) await fetchLesson(game);
}

/** How the games are played: all of them, or one. */
export function LearnPage({ game }: { readonly game: string | undefined }): JSX.Element {
  return game === undefined || !TAUGHT.includes(game) ? <Overview /> : <Taught game={game} />;
}

function Overview(): JSX.Element {
  const words = learnWords();
  const { home } = t();
  return (
    <Page title={words.title}>
      <p class={styles.lead}>{words.lead}</p>
      <ul class={`plain-list ${styles.games ?? ''}`}>
        {Object.entries(GAME_FACTS).map(([game, facts]) => (
          <li key={game}>
            <a class={styles.game} href={`/${language.value}/learn/${game}`}>
              <Fan id={game} facts={facts} />
              <span class={styles.about}>
                <strong>{facts.name[language.value]}</strong>
                <span>{home.about[game]}</span>
                <small>{home.players(...facts.players)}</small>
              </span>
              <Icon name="chevronRight" />
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Taught({ game }: { readonly game: string }): JSX.Element {
  const words = learnWords();
  const hasFailed = useSignal(false);
  const fetchIt = (): void => {
    hasFailed.value = false;
    fetchLesson(game).catch(() => (hasFailed.value = true));
  };
  const told = toldOf(game);
  useEffect(fetchIt, [game]);
  if (told !== undefined) return <LessonPage game={game} {...told} />;
  return (
    <Page title={words.learnGame(gameName(game, language.value))}>
      {hasFailed.value ? <Unreachable onRetry={fetchIt} /> : <Skeleton parts={3} />}
    </Page>
  );
}
