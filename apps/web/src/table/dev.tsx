import '../styles/tokens.css';
import '../styles/base.css';

import type { Language } from '@stammtisch/cards';
import { type JSX, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { CardSprite } from '../cards/sprite.tsx';
import { speak } from '../i18n/language.ts';
import { modelOf, type Phase, playTo, type Rehearsal, rehearse, roomFor } from './fixtures.ts';
import type { TablePreferences } from './model.ts';
import { TableScreen } from './table-screen.tsx';

// A page for looking at the table without a server; it is in no build.
const asked = new URLSearchParams(location.search);
const language: Language = (['de', 'en', 'hu'] as const).find((one) => one === asked.get('language')) ?? 'de';
const theme = asked.get('theme');
const players = Number(asked.get('players') ?? 6);
const game = asked.get('game') ?? 'smear';
const options = asked.get('pairs') === '1' ? { partners: 'seats' } : {};
const phase = (asked.get('phase') ?? 'trick') as Phase;
const isLive = asked.get('live') === '1';
const pace = Number(asked.get('pace') ?? 700);
const seat = asked.get('watch') === '1' ? null : 0;

/** What somebody prefers, as far as the address says so. */
const preferred = Object.fromEntries(
  (['palette', 'faces', 'cardSize', 'speed'] as const).flatMap((key) => {
    const value = asked.get(key);
    return value === null ? [] : [[key, value]];
  }),
);

function Page({ start }: { readonly start: Rehearsal }): JSX.Element {
  const [now, setNow] = useState(start);
  const [isWaiting, wait] = useState(false);
  const [change, setChange] = useState<Partial<TablePreferences>>(preferred);
  const awaited = now.match.awaited();
  const isMine = awaited !== 'deck' && awaited.includes(0);
  const isEnd = now.match.layout().finished !== undefined;
  useEffect(() => {
    if (!isLive || isMine || isEnd) return undefined;
    const timer = setTimeout(() => setNow(now.next()), pace);
    return () => clearTimeout(timer);
  }, [now]);
  const base = modelOf(now, { room: roomFor(game, players, options), language, seat });
  const model = {
    ...base,
    // What was there at first is shown without motion.
    news: now === start ? { seq: now.seq, events: [] } : base.news,
    preferences: { ...base.preferences, ...change },
    isWaiting,
    play(text: string) {
      wait(true);
      setTimeout(() => {
        setNow((old) => old.act(0, text));
        wait(false);
      }, 300);
    },
    goOn: () => setNow((old) => old.next()),
    changePreferences: (more: Partial<TablePreferences>) => setChange((old) => ({ ...old, ...more })),
  };
  return <TableScreen model={model} />;
}

async function show(): Promise<void> {
  if (theme !== null) document.documentElement.dataset['theme'] = theme;
  document.documentElement.dataset['palette'] = asked.get('palette') ?? 'safe';
  await speak(language);
  const programme = { game, players, options, seed: Number(asked.get('seed') ?? 7) };
  const start = playTo(rehearse(programme), phase);
  const root = document.getElementById('root');
  if (root === null) return;
  render(
    <>
      <CardSprite />
      <Page start={start} />
    </>,
    root,
  );
}

void show();
