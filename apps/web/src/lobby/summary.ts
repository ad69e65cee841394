import type { Language } from '@stammtisch/cards';
import type { SomeOptions } from '@stammtisch/kernel';

import type { Texts } from '../i18n/texts.ts';
import { type GameSetup, makesSides, valueName } from './setup.ts';

/** One house rule that differs from the standard, in words. */
export interface Difference {
  readonly option: string;
  readonly label: string;
  readonly value: string;
  readonly help: string;
  /** Short enough for a summary: "Bieten ab 3", "ohne Rufe". */
  readonly short: string;
}

/** What differs from the standard at this table, in the game's order. */
export function differencesIn(
  setup: GameSetup,
  chosen: SomeOptions,
  { language, texts }: { readonly language: Language; readonly texts: Texts },
): readonly Difference[] {
  const { lobby } = texts;
  const words = setup.words(language);
  const trimmed = setup.trim(chosen);
  return setup.rows(chosen).flatMap((row) => {
    const { option } = row;
    const value = trimmed[option];
    if (value === undefined) return [];
    const said = words.option(option);
    const name = valueName(said, value, lobby);
    const short =
      typeof value === 'boolean'
        ? value
          ? said.label
          : lobby.without(said.label)
        : option === 'target'
          ? lobby.upTo(name)
          : makesSides(setup, chosen, row)
            ? name
            : `${said.label}: ${name}`;
    return [{ option, label: said.label, value: name, help: said.help, short }];
  });
}

/** A table in one line: "Smear, 6 Leute, bis 21". */
export function summaryOf(
  setup: GameSetup,
  {
    seats,
    options,
    sheetName,
  }: { readonly seats: number; readonly options: SomeOptions; readonly sheetName?: string | undefined },
  context: { readonly language: Language; readonly texts: Texts },
): string {
  const { lobby } = context.texts;
  const target = setup.rows(options).find(({ option }) => option === 'target');
  const others = differencesIn(setup, options, context).filter(({ option }) => option !== 'target');
  return [
    setup.name(context.language),
    lobby.playersOf(seats),
    ...(target === undefined ? [] : [lobby.upTo(String(target.value))]),
    // A sheet with a name says it all: whoever wants to know more reads it.
    ...(sheetName === undefined ? others.map(({ short }) => short) : [lobby.bySheet(sheetName)]),
  ].join(', ');
}
