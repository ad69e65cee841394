import type { Texts } from '../texts.ts';

/** Why the table, not the game, says no. */
export const refusals: Texts['refusals'] = {
  table: {
    'not-host': 'Only the host may do that.',
    'not-seated': 'You need a seat at the table for that.',
    'already-seated': 'You already have a seat at this table.',
    'no-such-chair': 'There is no such seat.',
    'chair-taken': 'Somebody sits there already.',
    'chair-empty': 'Nobody sits there.',
    'chairs-free': 'Some seats are still free. Put bots on them or wait for your friends.',
    'too-many-people': 'This table is too small for so many people.',
    'other-hand-seen': 'You have already seen another hand in this game.',
    'said-already': 'You have already called in this circuit.',
    'not-a-person': 'A bot sits there.',
    'bot-not-playing': 'No bot is playing for you.',
    'not-now': 'Not now.',
    'stale-start': 'That belongs to an earlier start.',
    'wrong-share': 'This share of chance is not the one that was promised.',
    'stale-position': 'The table was faster. Look at what has been played meanwhile.',
    'no-such-game': 'The server does not know this game.',
    'wrong-seats': 'This game cannot be played with that many people.',
    'bad-options': 'These house rules do not go together.',
    'bad-name': 'Choose another name, of 1 to 24 characters.',
    busy: 'The table is busy. Try once more.',
  },
  unreadable: 'The table did not understand that.',
  noSuchRemark: 'You cannot say that now.',
  tooMany: 'That was too often. Wait a moment.',
  fallback: 'That does not work right now.',
};
