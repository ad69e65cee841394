import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { games } from '../app/games.ts';
import { useLater } from '../app/lazy.tsx';
import { Page } from '../app/page.tsx';
import { Part } from '../app/part.tsx';
import { gameName } from '../home/facts.ts';
import { PlayBots } from '../home/game-tile.tsx';
import { language } from '../i18n/language.ts';
import { Icon } from '../icons/icon.tsx';
import { sheetPath } from '../rules/link.ts';
import { TAUGHT, type Told } from './chapters.ts';
import { houseRulesOf } from './house-rules.ts';
import styles from './learn.module.css';
import type { AskTask, Chapter, LessonTask, SheetTask, TaskWords, WalkTask } from './lesson.ts';
import { Ask } from './ask.tsx';
import { loadTable } from './example.tsx';
import { loadSheet, Sheet } from './sheet.tsx';
import { Walk } from './walk.tsx';
import { learnWords } from './words/index.ts';

/** One game, taught: in a minute, part by part, its terms, its house rules. */
export function LessonPage({ game, lesson, chapter }: Told & { readonly game: string }): JSX.Element {
  const words = learnWords();
  const name = gameName(game, language.value);
  useSought();
  useLater(loadTable, loadSheet);
  return (
    <Page title={words.learnGame(name)} heading={name}>
      <section class={styles.minute} aria-labelledby="minute">
        <h2 id="minute">{words.minute}</h2>
        <ol>
          {chapter.minute.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <div class={styles.start}>
          <PlayBots id={game} text={words.playBots} />
        </div>
      </section>
      <noscript>
        <p class={styles.lead}>{words.needsScript}</p>
      </noscript>
      <Contents chapter={chapter} />
      {Object.entries(lesson.parts).map(([part, tasks]) => (
        <LessonPart key={part} part={part} tasks={tasks} {...{ game, lesson, chapter }} />
      ))}
      <Terms chapter={chapter} />
      <HouseRules game={game} />
      <Foot game={game} />
    </Page>
  );
}

/** What the address points at may have come later than the address. */
function useSought(): void {
  useEffect(() => {
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}

function Contents({ chapter }: { readonly chapter: Chapter }): JSX.Element {
  const words = learnWords();
  const links = [
    ...Object.entries(chapter.parts).map(([part, { title }]) => [part, title] as const),
    ['terms', words.terms] as const,
    ['house-rules', words.houseRules] as const,
  ];
  return (
    <nav class={styles.contents} aria-label={words.contents}>
      <ul class="plain-list">
        {links.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LessonPart({
  part,
  tasks,
  game,
  lesson,
  chapter,
}: Told & { readonly part: string; readonly tasks: readonly string[]; readonly game: string }): JSX.Element {
  const said = chapter.parts[part];
  return (
    <Part id={part} title={said?.title ?? part} class={styles.part}>
      {said?.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {tasks.map((name) => (
        <Task
          key={name}
          id={`try-${name}`}
          game={game}
          task={lesson.tasks[name]}
          words={chapter.tasks[name]}
        />
      ))}
    </Part>
  );
}

function Task({
  task,
  words,
  ...at
}: {
  readonly id: string;
  readonly game: string;
  readonly task: LessonTask | undefined;
  readonly words: TaskWords<LessonTask> | undefined;
}): JSX.Element | null {
  // A chapter's type has the words of each task's own kind.
  switch (task?.kind) {
    case 'ask':
      return <Ask {...at} task={task} words={words as TaskWords<AskTask>} />;
    case 'walk':
      return <Walk {...at} task={task} words={words as TaskWords<WalkTask>} />;
    case 'sheet':
      return <Sheet {...at} task={task} words={words as TaskWords<SheetTask>} />;
    case undefined:
      return null;
  }
}

function Terms({ chapter: { terms } }: { readonly chapter: Chapter }): JSX.Element {
  const sorted = Object.entries(terms).toSorted(([, [one]], [, [other]]) =>
    one.localeCompare(other, language.value),
  );
  return (
    <Part id="terms" title={learnWords().terms} class={styles.part}>
      <dl class={styles.terms}>
        {sorted.map(([id, [term, meaning]]) => (
          <div key={id} id={`term-${id}`}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function HouseRules({ game }: { readonly game: string }): JSX.Element {
  const words = learnWords();
  return (
    <Part id="house-rules" title={words.houseRules} class={styles.part}>
      <p>{words.houseRulesLead}</p>
      <dl class={styles.rules}>
        {houseRulesOf(games.value, game, language.value).map(
          ({ option, rule, label, help, example, values: [usual, ...others] }) => (
            <div key={option} id={`rule-${option}`}>
              <dt>
                {label}
                <a class={styles.rule} href={`#rule-${option}`} aria-label={`${label}, ${rule}`}>
                  {rule}
                </a>
              </dt>
              <dd>{help}</dd>
              {example === undefined ? null : <dd class={styles.instance}>{example}</dd>}
              <dd class={styles.values}>
                <strong>{usual}</strong> ({words.usual}) · {others.join(' · ')}
              </dd>
            </div>
          ),
        )}
      </dl>
    </Part>
  );
}

function Foot({ game }: { readonly game: string }): JSX.Element {
  const words = learnWords();
  return (
    <div class={styles.foot}>
      <PlayBots id={game} text={words.playBots} />
      <a class="button" href={sheetPath(language.value, { game, code: '' })}>
        <Icon name="book" />
        {words.toRules}
      </a>
      <nav class={styles.others} aria-label={words.others}>
        {TAUGHT.filter((other) => other !== game).map((other) => (
          <a key={other} href={`/${language.value}/learn/${other}`}>
            {words.learnGame(gameName(other, language.value))}
          </a>
        ))}
      </nav>
    </div>
  );
}
