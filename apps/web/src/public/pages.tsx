import { type Language, LANGUAGES } from '@stammtisch/cards';
import { renderToString } from 'preact-render-to-string';

import { aboutWords } from '../about/words/index.ts';
import { App, fetchPage } from '../app/app.tsx';
import { route, stand } from '../app/router.ts';
import { PAGE_WORDS } from '../fair/page-words/index.ts';
import { gameName } from '../home/facts.ts';
import { speak, t } from '../i18n/language.ts';
import { TAUGHT, toldOf } from '../learn/chapters.ts';
import { learnWords } from '../learn/words/index.ts';
import { ruleWords } from '../rules/words/index.ts';
import type { PublicPage } from './page.ts';
import { publicWords } from './words.ts';

/** Draws every public page in every language. */
export async function publicPages(): Promise<readonly PublicPage[]> {
  const pages: PublicPage[] = [];
  for (const language of LANGUAGES) {
    // One after the other: there is one language and one address at a time.
    await speak(language);
    for (const path of ['', '/learn', ...TAUGHT.map((game) => `/learn/${game}`), '/r', '/fair', '/about']) {
      stand(`/${language}${path}`);
      await fetchPage(route.peek());
      pages.push(drawn(language, path));
    }
    pages.push(invitation(language));
  }
  return pages;
}

function drawn(language: Language, path: string): PublicPage {
  const game = TAUGHT.find((one) => path === `/learn/${one}`);
  const { title, shareTitle = title, description } = saidOf(language, path, game);
  const { name } = t().app;
  return {
    language,
    path,
    title: title === name ? name : `${title} · ${name}`,
    shareTitle,
    description,
    picture: game ?? 'stammtisch',
    // What is set through the document later may not be written into it: the content policy forbids it.
    html: renderToString(<App />).replaceAll(/ style="[^"]*"/g, ''),
    sources: [`src/i18n/${language}/index.ts`, ...sourcesOf(language, path, game)],
    needsScript: publicWords[language].needsScript,
  };
}

interface Said {
  readonly title: string;
  readonly shareTitle?: string;
  readonly description: string;
}

function saidOf(language: Language, path: string, game: string | undefined): Said {
  const words = publicWords[language];
  const learn = learnWords();
  if (game !== undefined) {
    const title = learn.learnGame(gameName(game, language));
    return { title, description: toldOf(game)?.chapter.summary ?? learn.summary };
  }
  switch (path) {
    case '/learn':
      return { title: learn.title, description: learn.summary };
    case '/r':
      return { title: ruleWords().title, description: words.rules };
    case '/fair':
      return { title: PAGE_WORDS[language].title, description: words.fair };
    case '/about':
      return { title: aboutWords().title, description: words.about };
    default:
      return { title: t().app.name, shareTitle: words.homeTitle, description: words.home };
  }
}

function sourcesOf(language: Language, path: string, game: string | undefined): readonly string[] {
  if (game !== undefined) {
    const rules = `../../packages/games/src/${game}`;
    return [
      'src/learn/learn-page.tsx',
      `src/learn/lessons/${game}.ts`,
      `src/learn/words/${game}/${language}.ts`,
      `${rules}/game.ts`,
      `${rules}/words/speak.ts`,
      `${rules}/words/${language}.ts`,
    ];
  }
  const pages: Readonly<Record<string, string>> = {
    '': 'src/home/home-page.tsx',
    '/learn': 'src/learn/learn-page.tsx',
    '/r': 'src/rules/rules-page.tsx',
    '/fair': 'src/fair/fair-page.tsx',
    '/about': 'src/about/about-page.tsx',
  };
  const source = pages[path];
  return source === undefined ? [] : [source];
}

/** Whoever is sent a link to a table sees what it is before the table is there. */
function invitation(language: Language): PublicPage {
  const { joinTitle, join, needsScript } = publicWords[language];
  return {
    language,
    path: '/t',
    title: t().app.name,
    shareTitle: joinTitle,
    description: join,
    picture: 'stammtisch',
    html: undefined,
    sources: [`src/i18n/${language}/index.ts`],
    needsScript,
  };
}
