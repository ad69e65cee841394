import type { Language } from '@stammtisch/cards';
import { type Game, parseOptions, type PlayKit, type Words } from '@stammtisch/kernel';

/** Works with a game whose types only the game knows. */
export type Opener = <T>(use: <W, A, V, O>(kit: PlayKit<V & W, A, V, O>) => T) => T;

/** A game as a part of the program that is fetched when it is needed, and its words language by language. */
export interface GamePart {
  open(): Promise<Opener>;
  knows(language: Language): boolean;
  learn(language: Language): Promise<void>;
}

/** Where the pieces of a game lie. */
export interface Pieces<S extends V, A, V, O, T> {
  readonly game: () => Promise<Game<S, A, V, O>>;
  readonly speak: () => Promise<{ speak(language: Language, texts: T): Words<V, A> }>;
  readonly texts: Readonly<Record<Language, () => Promise<T>>>;
}

/** Puts a game together from its pieces: rules and words, without the advice that drives bots on the server. */
export function gamePart<S extends V, A, V, O, T>({ game, speak, texts }: Pieces<S, A, V, O, T>): GamePart {
  const known: Partial<Record<Language, Words<V, A>>> = {};
  // Nothing is asked in a language before its words have been learnt: `loadGame` and `speak` see to that.
  const words = known as Readonly<Record<Language, Words<V, A>>>;
  return {
    async open() {
      const kit = kitOf(await game(), words);
      return (use) => use(kit);
    },
    knows: (language) => known[language] !== undefined,
    async learn(language) {
      if (known[language] !== undefined) return;
      const [voice, text] = await Promise.all([speak(), texts[language]()]);
      known[language] = voice.speak(language, text);
    },
  };
}

function kitOf<S extends V, A, V, O>(
  game: Game<S, A, V, O>,
  words: Readonly<Record<Language, Words<V, A>>>,
): PlayKit<S, A, V, O> {
  const kit: PlayKit<S, A, V, O> = {
    game,
    words,
    // A game's options are what its own sheet declares: its conflicts ask about those, and what has passed the sheet is one.
    parse: (input, seats) =>
      parseOptions(game.options, input, game.conflicts as never, seats) as ReturnType<typeof kit.parse>,
  };
  return kit;
}
