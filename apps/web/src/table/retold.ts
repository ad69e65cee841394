import { at } from '@stammtisch/kernel';

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
  const { table, words, model, pattern } = scene;
  const plays = table.trick?.plays ?? [];
  if (plays.length === 0) return words.noTrick;
  return plays
    .map(({ seat, card }) => {
      const winning = seat === table.trick?.winning ? `, ${words.ahead}` : '';
      return `${who(seat, scene)}: ${cardText(card, model.language, pattern, words)}${winning}`;
    })
    .join('; ');
}

function turnTold({ isMyTurn, words, awaited, model }: Scene): string {
  if (isMyTurn) return words.yourTurn;
  const next = awaited[0];
  return next === undefined ? words.dealing : words.turnOf(at(model.names, next));
}

function bidsTold(scene: Scene): string {
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
