import type { Card, Language } from '@stammtisch/cards';
import {
  type PlayCatalog,
  type Count,
  differences,
  fields,
  type FormField,
  type PlayKit,
  type OptionProblem,
  type OptionValue,
  type OptionWords,
  type Paragraph,
  range,
  type SomeOptions,
  standard,
} from '@stammtisch/kernel';

/** A game as the pages before a match see it, its types closed over. */
export interface GameSetup {
  readonly id: string;
  name(language: Language): string;
  /** The numbers of players these house rules allow. */
  seatCounts(chosen: SomeOptions): readonly number[];
  /** How many sides they form. */
  sideCount(chosen: SomeOptions, seats: number): number;
  /** The rows of the form, in the game's order. */
  rows(chosen: SomeOptions): readonly FormField[];
  /** What does not fit together; whatever the number of players, if none is named. */
  problems(chosen: SomeOptions, seats?: number): readonly OptionProblem[];
  /** Only what differs from the standard. */
  trim(chosen: SomeOptions): SomeOptions;
  readonly presets: readonly { readonly id: string; readonly options: SomeOptions }[];
  words(language: Language): SetupWords;
  /** The pack of a usual table, to show some of its cards. */
  pack(): readonly Card[];
}

/** What a game says about its house rules. */
export interface SetupWords {
  option(option: string): OptionWords;
  preset(preset: string): { readonly label: string; readonly help: string };
  conflict(code: string): string;
  /** How the game is played, in a few paragraphs. */
  readonly basics: readonly Paragraph[];
}

/** Opens a game for the pages before a match; undefined if there is none of that name. */
export function setupOf(catalog: PlayCatalog, id: string): GameSetup | undefined {
  return catalog.open(id, (kit) => close(kit));
}

/** The presets that these options are, by name; undefined for a table of one's own. */
export function presetOf(setup: GameSetup, chosen: SomeOptions): string | undefined {
  const text = (options: SomeOptions): string =>
    JSON.stringify(Object.entries(setup.trim(options)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return setup.presets.find(({ options }) => text(options) === text(chosen))?.id;
}

/** Whether an option decides who plays with whom: some value of it changes the number of sides. */
export function makesSides(setup: GameSetup, chosen: SomeOptions, { option, spec }: FormField): boolean {
  if (spec.kind !== 'choice') return false;
  const counts = spec.of.flatMap((value) =>
    setup.seatCounts({}).map((seats) => {
      const options = { ...chosen, [option]: value };
      return setup.seatCounts(options).includes(seats) ? `${seats}:${setup.sideCount(options, seats)}` : '';
    }),
  );
  const bySeats = new Map<string, Set<string>>();
  for (const count of counts) {
    const [seats = '', sides = ''] = count.split(':');
    if (sides !== '') bySeats.set(seats, (bySeats.get(seats) ?? new Set()).add(sides));
  }
  return [...bySeats.values()].some((sides) => sides.size > 1);
}

function close<W, A, V, O>({ game, words, parse }: PlayKit<V & W, A, V, O>): GameSetup {
  // Values of the right kind for each option; that they go together is asked separately, by `problems`.
  const full = (chosen: SomeOptions): O => ({ ...standard(game.options), ...chosen }) as O;
  return {
    id: game.id,
    name: (language) => words[language].name,
    seatCounts: (chosen) => game.seatCounts(full(chosen)),
    sideCount: (chosen, seats) => game.sideCount(full(chosen), seats),
    rows: (chosen) => fields(game.options, chosen),
    problems(chosen, seats) {
      const parsed = parse(chosen, seats);
      return parsed.ok ? [] : parsed.error;
    },
    trim: (chosen) => differences(game.options, full(chosen) as object),
    presets: Object.entries(game.presets).map(([id, options]) => ({ id, options })),
    words: (language) => ({
      option: (option) => words[language].options[option] ?? { label: option, help: '' },
      preset: (preset) => words[language].presets[preset] ?? { label: preset, help: '' },
      conflict: (code) => words[language].conflict(code),
      basics: words[language].basics,
    }),
    pack() {
      const options = full({});
      const seats = game.seatCounts(options).at(-1) ?? 2;
      return game.pack({ seats, sides: range(seats), firstDealer: 0, options });
    },
  };
}

/** The numbers offered first for a count, as other options have it. */
export function usualNumbers(spec: Count, chosen: SomeOptions): readonly number[] {
  const special = Object.entries(spec.suggestedWhen ?? {}).find(([condition]) => {
    const [option = '', value] = condition.split('=');
    return String(chosen[option]) === value;
  });
  const usual = special?.[1] ?? [...(spec.suggested ?? []), spec.standard];
  return [...new Set(usual)].toSorted((a, b) => a - b);
}

/** The name of an option's value: "an", "3", "wird ausgelost". */
export function valueName(
  words: OptionWords,
  value: OptionValue,
  onOff: { readonly on: string; readonly off: string },
): string {
  const named = words.values?.[String(value)];
  if (named !== undefined) return named;
  if (typeof value === 'boolean') return value ? onOff.on : onOff.off;
  return String(value).replace('-', '−');
}
