import { useSignal } from '@preact/signals';
import type { Event } from '@stammtisch/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';

import { games } from '../app/games.ts';
import { Lazy } from '../app/lazy.tsx';
import { preferences } from '../app/preferences.ts';
import { language } from '../i18n/language.ts';
import { Icon } from '../icons/icon.tsx';
import type { TablePreferences } from '../table/model.ts';
import styles from './example.module.css';
import { exampleModel, type ExampleProps } from './model.ts';
import { Still } from './still.tsx';
import { learnWords } from './words/index.ts';

/** The table is fetched when it comes near. */
export const loadTable = () => import('./table-box.tsx');

/** What has been said about the latest try. */
export interface Said {
  readonly text: string;
  readonly isRight: boolean;
}

/** A frame around something to try: what it is about, the thing itself, what is said, what can be done. */
export function Example({
  id,
  title,
  ask,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly ask: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <section id={id} class={styles.example} aria-labelledby={`${id}-title`}>
      <div class={styles.ask}>
        <h3 id={`${id}-title`}>{title}</h3>
        <p>{ask}</p>
      </div>
      {children}
    </section>
  );
}

/** A position of a lesson on the real table, fetched when it comes near. */
export function Board({
  title,
  onRefused,
  ...at
}: Pick<ExampleProps, 'game' | 'setting' | 'step' | 'play'> & {
  readonly news: ExampleProps['news'];
  readonly title: string;
  readonly onRefused: (why: string) => void;
}): JSX.Element {
  const words = learnWords();
  const [box, isNear] = useNear();
  const own = useSignal<Partial<TablePreferences>>({});
  const props: ExampleProps = {
    ...at,
    catalog: games.value,
    language: language.value,
    you: words.you,
    preferences: { ...preferences.value, ...own.value },
    prefer: (change) => (own.value = { ...own.value, ...change }),
  };
  const { step, news } = at;
  const model = useMemo(
    () => exampleModel(props),
    [step, news, games.value, language.value, preferences.value, own.value],
  );
  const still = <Still {...props} />;
  return (
    <div ref={box} class={styles.box}>
      {isNear ? (
        <Lazy
          load={loadTable}
          use={({ TableBox }) => <TableBox model={model} label={words.table(title)} onRefused={onRefused} />}
          meanwhile={still}
        />
      ) : (
        still
      )}
    </div>
  );
}

/** What came of the latest try; who listens hears it, unless the table has said it already. */
export function Verdict({ said }: { readonly said: Said | undefined }): JSX.Element {
  return (
    <>
      <output class="only-heard">{said?.isRight === true ? said.text : ''}</output>
      {said === undefined ? (
        <p class={styles.said} />
      ) : (
        <p class={`${styles.said ?? ''} ${(said.isRight ? styles.right : styles.wrong) ?? ''}`}>
          <Icon name={said.isRight ? 'check' : 'x'} />
          <span aria-hidden={said.isRight}>{said.text}</span>
        </p>
      )}
    </>
  );
}

/** Numbers the news of an example. */
export function useNews(): readonly [ExampleProps['news'], (events: readonly Event[]) => void] {
  const news = useSignal<ExampleProps['news']>({ seq: 0, events: [] });
  return [news.value, (events) => (news.value = { seq: news.value.seq + 1, events })];
}

/** Whether an element has come near to what is in sight; it stays so. */
export function useNear(): readonly [{ current: HTMLDivElement | null }, boolean] {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useSignal(false);
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        isNear.value = true;
        watch.disconnect();
      },
      { rootMargin: '200px' },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return [box, isNear.value];
}
