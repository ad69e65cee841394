import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import { CardSprite } from '../cards/sprite.tsx';
import { language } from '../i18n/language.ts';
import { areSettingsOpen } from '../settings/open.ts';
import { CrashGuard, MissingPage } from './crash.tsx';
import { Lazy } from './lazy.tsx';
import { route } from './router.ts';
import { Toasts } from './toasts.tsx';

/** Whoever comes by a table's link needs nothing of the first page. */
export const loadHome = () => import('../home/home-page.tsx');
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

/** The page the address means, and what lies above every page. */
export function App(): JSX.Element {
  // With the texts, not before them: a page says what language it is in, not what it will be in.
  useLayoutEffect(() => {
    document.documentElement.lang = language.value;
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
