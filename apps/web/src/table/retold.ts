import { at, type SeenTrick } from '@stammtisch/kernel';

import type { Scene } from './scene.ts';
import { slateOf } from './scene.ts';
import { cardText, who } from './story.ts';

/** What a key of the table asks to hear again (principle 26). */
export function toldAgain(about: 'trick' | 'turn' | 'bids' | 'counts', scene: Scene): string {
  switch (about) {
    case 'trick':
      return trickTold(scene);
    case 'turn':
      return turnTold(scene);
    case 'bids':
      return bidsTold(scene);
    case 'counts':
      return scene.order
        .map((seat) => `${who(seat, scene)}: ${scene.words.cardsHeld(at(scene.table.hands, seat).length)}`)
        .join(', ');
  }
}

function trickTold(scene: Scene): string {
  const { table, words } = scene;
  if (table.trick === undefined || table.trick.plays.length === 0) return words.noTrick;
  return trickText(table.trick, scene, words.ahead);
}

/** A trick card by card, with a word about the one that wins it. */
export function trickText({ plays, winning }: SeenTrick, scene: Scene, won: string): string {
  const { words, model, pattern } = scene;
  return plays
    .map(({ seat, card }) => {
      const note = seat === winning ? `, ${won}` : '';
      return `${who(seat, scene)}: ${cardText(card, model.language, pattern, words)}${note}`;
    })
    .join('; ');
}

/** Whose turn it is. */
export function turnTold({ isMyTurn, words, awaited, model }: Scene): string {
  if (isMyTurn) return words.yourTurn;
  const next = awaited[0];
  return next === undefined ? words.dealing : words.turnOf(at(model.names, next));
}

/** What has been announced: for the whole table, then by each player. */
export function bidsTold(scene: Scene): string {
  const general = scene.spoken
    .slate()
    .filter(({ seat }) => seat === undefined)
    .map(({ label, value }) => `${label}: ${value}`);
  const own = scene.order.flatMap((seat) => {
    const slate = slateOf(seat, scene);
    return slate === undefined ? [] : [`${who(seat, scene)}: ${slate}`];
  });
  return [...general, ...own].join(', ');
}
