import { type Forgery, verify } from '@stammtisch/fair';
import { catalog } from '@stammtisch/games';
import { parseRecord, type RecordProblem } from '@stammtisch/kernel';

import { readArgs, readJson } from './input.ts';
import { type Command, printJson, unusable } from './usage.ts';

/** `stammtisch verify [FILE|-]`: whether the dealing of a finished record holds; needs nothing but the record. */
export const verifyCommand: Command = (args) => {
  const { positionals } = readArgs(args, {}, { positionals: 1 });
  const record = parseRecord(readJson(positionals[0]));
  if (!record.ok) return refuse(record.error);
  const verified = verify(catalog, record.value);
  if (verified.ok) {
    printJson({ fair: true, ...verified.value });
    return 0;
  }
  if (verified.error.type === 'unusable') return refuse(verified.error.problem);
  const { forgery } = verified.error;
  printJson({ fair: false, error: forgery });
  console.error(`stammtisch verify: ${SAID[forgery.code]}${placeOf(forgery)}`);
  return 1;
};

/** Every forgery in words. */
const SAID: Readonly<Record<Forgery['code'], string>> = {
  'share-missing': 'a chair committed itself, and its share is missing',
  'share-uncommitted': 'a share without a commitment: it could have been chosen late',
  'share-changed': 'a share is not the one committed to',
  'chain-truncated': 'a link is missing at the end of the chain',
  'link-out-of-order': 'a link is left out, doubled, or given to something else',
  'link-unused': 'a link was revealed for a deck that is not here',
  'chain-too-short': 'a link above the length of the chain',
  'link-changed': 'a link does not hash to the one before it',
  'seats-changed': 'the seats are not those of the lots',
  'sides-changed': 'the sides are not those of the seats',
  'first-dealer-changed': 'the first dealer is not the one of the lots',
  'dealer-changed': 'a deal has a dealer out of turn',
  'start-scores': 'somebody begins with points',
  'pack-changed': 'a deck is not made of the cards of the pack',
  'deck-changed': 'a deck does not follow from its link and the shares',
  'move-illegal': 'a move is not allowed',
  'result-changed': 'the result is not what the moves come to',
  'match-unfinished': 'the match is not over',
};

function placeOf({ chair, link, deal, move }: Forgery): string {
  const places = Object.entries({ chair, link, deal, move }).filter(([, value]) => value !== undefined);
  return places.length === 0 ? '' : ` (${places.map(([name, value]) => `${name} ${value}`).join(', ')})`;
}

function refuse({ where, what }: RecordProblem): never {
  return unusable(`${where}: ${what}`);
}
