import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import { CardSprite } from '../cards/sprite.tsx';
import { language } from '../i18n/language.ts';
import { areSettingsOpen } from '../settings/open.ts';
import { CrashGuard, MissingPage } from './crash.tsx';
import { fetchPart, Lazy } from './lazy.tsx';
import { type Route, route } from './router.ts';
import { Toasts } from './toasts.tsx';

/** Whoever comes by a table's link needs nothing of the first page. */
const loadHome = () => import('../home/home-page.tsx');
const loadAbout = () => import('../about/about-page.tsx');
const loadCreate = () => import('../lobby/create-page.tsx');
const loadFair = () => import('../fair/fair-page.tsx');
const loadArrive = () => import('../lobby/arrive-page.tsx');
const loadLearn = () => import('../learn/learn-page.tsx');
const loadMatches = () => import('../matches/matches-page.tsx');
const loadRules = () => import('../rules/rules-page.tsx');
const loadReplay = () => import('../replay/replay-page.tsx');
const loadTable = () => import('../lobby/table-page.tsx');
const loadSettings = () => import('../settings/settings-dialog.tsx');

/** What public pages are made of, by what their address means. */
const PUBLIC: Readonly<Partial<Record<Route['page'], () => Promise<unknown>>>> = {
  home: loadHome,
  learn: loadLearn,
  rules: loadRules,
  fair: loadFair,
  about: loadAbout,
};

/** Others that somebody comes to by a link. */
const PRIVATE: typeof PUBLIC = { table: loadTable, replay: loadReplay };

/** Fetches what a public page needs, so that it is drawn at once over its prerendered copy; nothing for other pages. */
export async function fetchPage(here: Route, spoken?: Promise<void>): Promise<void> {
  const load = PUBLIC[here.page];
  if (load === undefined) {
    // On their way together with the texts, not after them. Should they not come, the page says so itself.
    PRIVATE[here.page]?.().catch(() => undefined);
    return;
  }
  await Promise.all([fetchPart(load), spoken]);
  // A lesson is fetched in the language that is spoken by then.
  if (here.page === 'learn') await (await loadLearn()).prepare(here.game);
}

/** The page the address means, and what lies above every page. */
export function App(): JSX.Element {
  // With the texts, not before them: a page says what language it is in, not what it will be in.
  useLayoutEffect(() => {
    document.documentElement.lang = language.value;
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/${language.value}.webmanifest`);
  }, [language.value]);
  return (
    <>
      <CardSprite />
      <CrashGuard key={keyOf()}>
        <CurrentPage />
      </CrashGuard>
      {areSettingsOpen.value ? (
        <Lazy load={loadSettings} use={({ SettingsDialog }) => <SettingsDialog />} meanwhile={null} />
      ) : undefined}
      <Toasts />
    </>
  );
}

function CurrentPage(): JSX.Element | null {
  const here = route.value;
  switch (here.page) {
    case 'home':
      return fetched(loadHome, ({ HomePage }) => <HomePage />);
    case 'new':
      return fetched(loadCreate, ({ CreatePage }) => <CreatePage game={here.game} rules={here.rules} />);
    case 'rules':
      return fetched(loadRules, ({ RulesPage }) => <RulesPage here={here} />);
    case 'learn':
      return fetched(loadLearn, ({ LearnPage }) => <LearnPage game={here.game} />);
    case 'fair':
      return fetched(loadFair, ({ FairPage }) => <FairPage />);
    case 'about':
      return fetched(loadAbout, ({ AboutPage }) => <AboutPage />);
    case 'matches':
      return fetched(loadMatches, ({ MatchesPage }) => <MatchesPage />);
    case 'table':
      return fetched(loadTable, ({ TablePage }) => <TablePage key={here.code} code={here.code} />);
    case 'replay': {
      const { id, step, deal } = here;
      return fetched(loadReplay, ({ ReplayPage }) => <ReplayPage id={id} step={step} deal={deal} />);
    }
    case 'arrive':
      return fetched(loadArrive, ({ ArrivePage }) => <ArrivePage />);
    case 'missing':
      return <MissingPage home={`/${language.value}`} />;
  }
}

function fetched<Module>(load: () => Promise<Module>, use: (module: Module) => JSX.Element): JSX.Element {
  return <Lazy load={load} use={use} meanwhile={null} />;
}

/** A page is a new one when its address means something else; another language is the same page. */
function keyOf(): string {
  const here = route.value;
  if (here.page === 'table') return `t/${here.code}`;
  if (here.page === 'replay') return `h/${here.id ?? ''}`;
  if (here.page === 'learn') return `l/${here.game ?? ''}`;
  // A sheet that is being changed stays the same page.
  return here.page === 'rules'
    ? `r/${here.sheet?.game ?? ''}/${String(here.other !== undefined)}`
    : here.page;
}
