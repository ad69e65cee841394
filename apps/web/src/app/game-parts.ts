import { type GamePart, gamePart } from './game-part.ts';

/** Every game of the client. One entry a game: addresses must be written out for the bundler to find them. */
export const GAME_PARTS: Readonly<Record<string, GamePart>> = {
  smear: gamePart({
    game: () => import('@stammtisch/games/smear/game').then(({ smear }) => smear),
    speak: () => import('@stammtisch/games/smear/words/speak'),
    texts: {
      de: () => import('@stammtisch/games/smear/words/de').then(({ de }) => de),
      en: () => import('@stammtisch/games/smear/words/en').then(({ en }) => en),
      hu: () => import('@stammtisch/games/smear/words/hu').then(({ hu }) => hu),
    },
  }),
  zsirozas: gamePart({
    game: () => import('@stammtisch/games/zsirozas/game').then(({ zsirozas }) => zsirozas),
    speak: () => import('@stammtisch/games/zsirozas/words/speak'),
    texts: {
      de: () => import('@stammtisch/games/zsirozas/words/de').then(({ de }) => de),
      en: () => import('@stammtisch/games/zsirozas/words/en').then(({ en }) => en),
      hu: () => import('@stammtisch/games/zsirozas/words/hu').then(({ hu }) => hu),
    },
  }),
  spades: gamePart({
    game: () => import('@stammtisch/games/spades/game').then(({ spades }) => spades),
    speak: () => import('@stammtisch/games/spades/words/speak'),
    texts: {
      de: () => import('@stammtisch/games/spades/words/de').then(({ de }) => de),
      en: () => import('@stammtisch/games/spades/words/en').then(({ en }) => en),
      hu: () => import('@stammtisch/games/spades/words/hu').then(({ hu }) => hu),
    },
  }),
};
