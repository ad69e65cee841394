import { LANGUAGES } from '@stammtisch/cards';
import { differences, type GameKit, observe, range, seeded } from '@stammtisch/kernel';
import { everyText, playMatch, trials } from '@stammtisch/testkit';
import { expect, test } from 'vitest';

import { catalog } from './catalog.ts';

test.each(catalog.ids)(
  'whatever is done, refused, advised, scored or chalked up at %s is said in every language',
  (id) => {
    const silent = catalog.open(id, unsaid);
    expect(silent).toEqual([]);
  },
);

/** What has no words, or its code for words, in a match of each set of options. */
function unsaid<W, A, V, O>(kit: GameKit<V & W, A, V, O>): readonly string[] {
  const said = new Map<string, string>();
  // Each set of options at one of its tables.
  const sets = trials(kit, { dealLimit: 1 }).filter((_, index) => index % 3 === 0);
  for (const trial of sets) {
    const played = playMatch(kit, trial.terms, { random: seeded(trial.seed), style: trial.style });
    const about = JSON.stringify(differences(kit.game.options, trial.terms.options ?? {}));
    const texts = everyText(played);
    // Every few moves: refusals repeat themselves.
    for (const { after, move } of played.moments.filter((_, index) => index % 7 === 0)) {
      for (const [what, text] of sayAll(kit, after, { texts, seats: trial.terms.seats })) {
        said.set(`${what} ${about}`, text);
      }
      for (const language of LANGUAGES) {
        if (move.type === 'deal') continue;
        const words = kit.words[language];
        said.set(`${language} action ${kit.game.write(move.action)}`, words.action(move.action));
        said.set(`${language} done ${kit.game.write(move.action)}`, words.done(move.action));
      }
    }
    for (const line of kit.game.sheet(played.last).pages.flat()) {
      for (const language of LANGUAGES)
        said.set(`${language} reason ${line.reason}`, kit.words[language].reason(line));
    }
  }
  return [...said]
    .filter(([what, text]) => text.trim() === '' || text === codeOf(what))
    .map(([what]) => what);
}

function sayAll<W, A, V, O>(
  kit: GameKit<V & W, A, V, O>,
  state: V & W,
  { texts, seats }: { readonly texts: readonly string[]; readonly seats: number },
): readonly (readonly [string, string])[] {
  const { game, words } = kit;
  return range(seats).flatMap((seat) => {
    const view: V = observe(game, state, seat);
    const refusals = texts.flatMap((text) => {
      const action = game.read(view, seat, text);
      return (action === undefined ? undefined : game.refusal(view, seat, action)) ?? [];
    });
    const reasons = new Set(kit.advise(view, seat).map(({ because }) => because));
    return LANGUAGES.flatMap((language) => [
      ...[...reasons].map(
        (code) => [`${language} because ${code}`, kit.because[language][code] ?? code] as const,
      ),
      ...refusals.map(
        (refusal) => [`${language} refusal ${refusal.code}`, words[language].refusal(refusal)] as const,
      ),
      ...words[language]
        .slate(view)
        .flatMap(({ label, value }) => [
          [`${language} slate label`, label] as const,
          [`${language} slate ${label}`, value] as const,
        ]),
    ]);
  });
}

const codeOf = (what: string): string => what.split(' ')[2] ?? '';
