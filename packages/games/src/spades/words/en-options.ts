import type { Texts } from './texts.ts';

/** The house rules of Spades in English. */
export const options: Texts['options'] = {
  bags: {
    label: 'Bags',
    help: 'Overtricks pile up as bags, and every full pile costs points.',
    example: 'If ten cost 100, and you have 8 and make 3 overtricks: 3 points up, 100 down, one bag stays.',
    values: {
      off: 'cost nothing',
      '10/100': '10 bags cost 100',
      '5/50': '5 bags cost 50',
      '7/100': '7 bags cost 100',
    },
  },
  setPenalty: {
    label: 'Missed bid',
    help: 'What it costs to take fewer tricks than you bid.',
    example: 'Bid 4, took 3: no points, or 40 points off.',
    values: { zero: 'scores nothing', minus: 'costs 10 for each trick bid' },
  },
  teams: {
    label: 'Teams',
    help: 'Partners sit alternately; their bids and their tricks are added up.',
    example: 'You bid 4, your partner 3: together you need seven tricks, whoever takes them.',
    values: {
      solo: 'everyone alone',
      pairs: 'pairs (4 or 6 seats)',
      triples: 'two teams of three (6 seats)',
    },
  },
  nil: {
    label: 'Nil',
    help: 'A nil bid promises not a single trick and wins or loses these points.',
    example: 'The partner of a nil still plays for a bid of their own.',
    values: { off: 'not allowed', 100: '100 points', 50: '50 points' },
  },
  blindNil: {
    label: 'Blind nil',
    help: 'A side at least 100 points behind may bid nil before looking at the cards.',
    example: 'It is 80 to 210: your cards stay face down until you look or bid blind.',
    values: { off: 'not allowed', 200: '200 points' },
  },
  blindPass: {
    label: 'Passing after blind nil',
    help: 'The blind bidder gives the partner cards face down and gets as many back.',
    example: 'Ace and king of spades go over, two small cards come back.',
    values: { 0: 'no passing', 2: 'two cards' },
  },
  doubleNil: {
    label: 'Two nils in a team',
    help: 'What holds when both partners bid nil.',
    example: 'As one stake: if either of them takes a trick, 400 points are gone.',
    values: {
      separate: 'each counts by itself',
      forbidden: 'not allowed',
      bonus: '400 or minus 400 together',
    },
  },
  nilTricks: {
    label: 'Tricks of a failed nil',
    help: 'Whether they help the partner’s contract or are only bags.',
    example: 'The nil takes one trick, the partner three of four: with help the contract is made.',
    values: { bags: 'are bags', help: 'help the partner' },
  },
  tenFor200: {
    label: 'Ten for 200',
    help: 'A bid of exactly ten tricks wins 200 points or loses 200.',
    example: '6 and 4 in a team make ten; eleven counts in the ordinary way.',
  },
  deck: {
    label: 'Pack',
    help: 'Whether jokers and high twos join in; they are spades and stand above the ace.',
    example: 'Spades are led and a joker is your only one: it has to follow.',
    values: {
      '52': '52 cards',
      jokers: 'with two jokers',
      jjd: 'joker, joker, two of spades',
      jjdd: 'joker, joker, two of diamonds, two of spades',
    },
  },
  firstTrick: {
    label: 'First trick',
    help: 'What may be played to the first trick of a round.',
    example: 'When everybody plays their lowest club, the highest of these wins.',
    values: { free: 'as in any other', lowClub: 'everyone’s lowest club', noSpade: 'no spade' },
  },
  hook: {
    label: 'Hook',
    help: 'The last bid must not make all bids add up to the number of tricks.',
    example: '4, 3 and 4 before you with thirteen tricks: you may not say 2.',
  },
  minTeamBid: {
    label: 'Least team bid',
    help: 'How much partners must bid together.',
    example: 'At 4: your partner said nil, so you need at least 4 by yourself.',
    values: { 1: 'none', 4: '4 together' },
  },
  suicide: {
    label: 'Suicide',
    help: 'In each pair exactly one player bids nil and the other at least 4.',
    example: 'Your partner opens with 5: you are left with nil.',
  },
  mirror: {
    label: 'Mirror',
    help: 'Everybody bids exactly the number of spades held; no spade means nil.',
    example: 'Five spades make it 5, whether the hand is worth it or not.',
  },
  whiz: {
    label: 'Whiz',
    help: 'Everybody bids either nil or exactly the number of spades held.',
    example: 'With three small spades you choose between 3 and nil.',
  },
  lossAt: {
    label: 'Lower limit',
    help: 'A side that falls this low loses the game at once; if several do, the lowest.',
    example: 'At minus 210 it is over, and the best of the other sides wins.',
    values: { none: 'none', '-200': 'minus 200' },
  },
  target: {
    label: 'Played to',
    help: 'The first to reach this total wins, counted after each round.',
    example: '500 for an evening, 200 for a short game.',
  },
  tieRule: {
    label: 'Several at the target',
    help: 'What happens when several get there in the same round.',
    example: '520 and 521: one more round is played, or the 521 wins at once.',
    values: { seed: 'another round for all', highestWins: 'the higher total wins' },
  },
  breaking: {
    label: 'Spades are broken',
    help: 'From when on spades may be led freely.',
    example: 'Somebody trumps with a small spade: usually that breaks them.',
    values: {
      anyPlayed: 'once any spade is played',
      ledOnly: 'only by a forced lead',
      none: 'from the start',
    },
  },
  deal: {
    label: 'Dealing',
    help: 'How many cards are dealt when there are not four seats.',
    example: 'Three players: 13 each and 13 lie aside, or 17 each.',
    values: {
      cap13: 'at most 13 each',
      all: 'as many as possible',
      draw2: 'two players draw from the stock',
      strip: 'without the lowest, none left over',
    },
  },
  boston: {
    label: 'Boston',
    help: 'Bidding thirteen and taking all thirteen tricks scores 200 instead of 130.',
    example: 'In a team it is enough that both together take them all.',
  },
  hiddenBids: {
    label: 'Hidden bids',
    help: 'All bid at the same time, and the bids are shown once everybody has made one.',
    example: 'Nobody can go by the others, not even by the partner.',
  },
};

/** The presets of Spades in English. */
export const presets: Texts['presets'] = {
  standard: { label: 'Classic', help: 'Everyone alone, no nil and no penalties, to 500.' },
  americanPairs: {
    label: 'American pairs',
    help: 'Two against two with nil, blind nil and bags; a missed bid costs points.',
  },
  cutthroat: {
    label: 'Cutthroat',
    help: 'Everyone alone with nil for 50, hook and bags; a missed bid costs points.',
  },
};
