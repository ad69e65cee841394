import type { Texts } from '../texts.ts';

/** What the seal at the table says. */
export const fair: Texts['fair'] = {
  seal: { waiting: 'Nothing checked yet', fair: 'Dealt fairly', broken: 'Something is wrong here' },
  dialogTitle: 'Who shuffles here?',
  waiting: 'When a deal is over, this device works out whether the cards really had to fall that way.',
  checked: (deals) =>
    deals === 1 ? 'One deal worked out: it holds.' : `${deals} deals worked out: all of them hold.`,
  broken: 'A deal does not follow from what was settled before it was dealt.',
  problems: {
    promise: 'The server has changed what it had settled at the start.',
    share: 'A share of chance is not the one that was promised.',
    link: 'The secret of this deal does not belong to the chain.',
    lots: 'Seats or the first dealer do not follow from the lots.',
    cards: 'Other cards were shown than would have fallen.',
  },
  mixed: (names) => `Mixed in by the devices of: ${names.join(', ')}.`,
  nobodyMixed: 'No device is mixed in: the chance of this match is known to the server alone.',
  notMixed: (names) => `Not mixed in: ${names.join(', ')}.`,
  more: 'How this works, and how to work it out yourself',
  mixing: 'Shuffling …',
  voided: (names) =>
    `This start does not count: the share of chance from ${names.join(', ')} did not come. The next start goes without it.`,
};
