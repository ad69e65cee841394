import { adviser, type Answerer, type Level, player, random } from '@stammtisch/bots';
import type { GameKit } from '@stammtisch/kernel';

import { unusable } from './usage.ts';

type MakeBot = <S extends V, A, V, O>(kit: GameKit<S, A, V, O>) => Answerer<V, A>;

/** A bot of a level, never cut short: the same seed gives the same game. */
const level =
  (name: Level): MakeBot =>
  (kit) =>
    player(kit, name);

/** The bots that can be named after `--bots`. */
const BOTS: ReadonlyMap<string, MakeBot> = new Map([
  ['adviser', adviser],
  ['dreamer', level('strong')],
  ['random', random],
  ['easy', level('easy')],
  ['normal', level('normal')],
  ['strong', level('strong')],
] satisfies [string, MakeBot][]);

/** The bots at the table, by seat; fewer names than seats go round again. */
export function readBots(
  text: string,
  seats: number,
): readonly { readonly name: string; readonly make: MakeBot }[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length > seats) return unusable(`--bots: ${names.length} bots for ${seats} seats`);
  return Array.from({ length: seats }, (_, seat) => {
    const name = names[seat % names.length] ?? '';
    const make =
      BOTS.get(name) ?? unusable(`--bots: no bot called "${name}"; there are ${[...BOTS.keys()].join(', ')}`);
    return { name, make };
  });
}
