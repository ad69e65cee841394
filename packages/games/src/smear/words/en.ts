import { basics } from './en-basics.ts';
import type { Texts } from './texts.ts';

const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

/** Smear in English. */
export const en: Texts = {
  basics,
  name: 'Smear',
  act: { bid: (count) => `Bid ${count}`, pass: 'Pass', moon: 'Shoot the moon', misdeal: 'Throw the hand in' },
  did: {
    bid: (count) => `bids ${count}`,
    pass: 'passes',
    moon: 'shoots the moon',
    misdeal: 'shows a worthless hand and throws it in',
  },
  reasons: {
    high: 'High',
    low: 'Low',
    jack: 'Jack',
    jick: 'Off-jack',
    bigJoker: 'Big joker',
    smallJoker: 'Small joker',
    game: 'Game',
    moon: 'Moon made',
    moonMissed: 'Moon missed',
    set: 'Set: bid missed',
    cap: 'Held back: no bid made',
  },
  refusals: {
    'not-your-turn': 'It is not your turn.',
    'not-your-card': 'You do not hold that card.',
    'still-bidding': 'The bidding comes first; cards are played after it.',
    'bidding-is-over': 'The bidding is over; play a card.',
    'not-dealt-yet': 'No cards have been dealt yet.',
    'match-is-over': 'This game is over.',
    'no-such-bid': (about) => (about === '' ? 'That cannot be called at this table.' : `Bids run ${about}.`),
    'bid-too-low': (about) => `The bid stands at ${about}: go higher or pass.`,
    'no-misdeal': 'At this table no hand is thrown in.',
    'hand-counts': 'Your hand has a joker or a card above the nine, so it has to be played.',
    'no-joker-first': 'The first lead names the trump suit, and a joker has no suit.',
    'follow-suit': (suit) => `You have ${suit}, so follow suit.`,
    'follow-trump': 'Trump was led and you have one: play trump. Jokers count as trump.',
    'not-dealing': 'This is not the moment to deal.',
    'wrong-pack': 'Those are not the cards of this game.',
    unreadable: (about) => `“${about}” is not a move.`,
    'no-such-remark': 'Nobody says that in this game.',
  },
  conflicts: { 'pairs-need-4-6-8': 'Partners need four, six or eight players.' },
  slate: {
    trump: 'Trump',
    bid: 'Bid',
    highestBid: 'Highest bid',
    passed: 'pass',
    moon: 'moon',
    forced: (count) => `${count} (forced)`,
    free: 'nothing at stake',
  },
  events: {
    thrownIn: 'The cards are thrown in and dealt again.',
    looked: (count) => `The bidder looks at ${count === 1 ? 'one sleeper' : `${count} sleepers`}.`,
    sleepers: (names) => `Asleep: ${list(names)}.`,
    sleepersLookedAt: (names) => `Seen by the bidder: ${list(names)}.`,
  },
  options: {
    partners: {
      label: 'Partners',
      help: 'With four, six or eight players two sit across from each other and score as one side.',
      example: 'Six players make three pairs; your partner sits three chairs further on.',
      values: { off: 'everyone alone', random: 'pairs by lot', seats: 'pairs as seated' },
    },
    target: {
      label: 'Played to',
      help: 'The first side with this many points wins, counted after each round.',
    },
    minBid: {
      label: 'Lowest bid',
      help: 'Nobody may bid less, and the dealer is held to it when everybody passes.',
      example: 'At 3 the bids run from 3 to 6.',
    },
    dealerSteal: {
      label: 'Dealer may steal',
      help: 'The dealer calls last and may take the bid at the number it stands at.',
      example: 'The bid stands at 3: the dealer says 3 and has it.',
    },
    allPass: {
      label: 'When everybody passes',
      help: 'What happens to a round that nobody wants.',
      example: 'Held to it, the dealer leads and goes back by the lowest bid if it is missed.',
      values: {
        dealer2: 'the dealer must take the lowest bid',
        redeal: 'the same dealer deals again',
        eldestFree: 'the dealer’s left leads, nothing at stake',
      },
    },
    trumpAnytime: {
      label: 'Trump at any time',
      help: 'You may trump a plain suit even if you could follow it; throwing off another suit is still not allowed.',
      example: 'Clubs are led and you have one: play it, or trump, or put a joker on.',
    },
    lowTo: {
      label: 'Low belongs to',
      help: 'Who scores the lowest trump.',
      example:
        'You take the 8 of trumps that Sam had to play: it is your point only if Low goes to its taker.',
      values: { player: 'whoever plays it', taker: 'whoever takes it' },
    },
    jokers: {
      label: 'Jokers',
      help: 'How many jokers are in the pack; each is a point, so bids end lower without them.',
      example: 'Without jokers there are four points and the highest bid is 4.',
      values: { 2: 'both', 1: 'the big one only', 0: 'none' },
    },
    jick: {
      label: 'Off-jack counts',
      help: 'The other jack of the trump’s colour (red or black) is a trump right under the trump jack and a point of its own.',
      example: 'Hearts are trump: the jack of diamonds is a heart now.',
    },
    moon: {
      label: 'Shooting the moon',
      help: 'A call above every bid: your side must take all six tricks and every point that was dealt.',
      example: 'One trick lost, or Low played by somebody else, and it is twelve points down.',
      values: { off: 'not played', 12: '12 points up or down', outright: 'made, it wins the game' },
    },
    misdeal: {
      label: 'Worthless hand',
      help: 'With no joker and nothing above a nine you may throw your hand in before you call.',
      example: '9, 8, 8, 7, 6 and 5: the same dealer deals again. With three players it cannot happen.',
      values: { off: 'is played', noCount: 'may be thrown in' },
    },
    jokerRank: {
      label: 'Jokers rank',
      help: 'Where the jokers stand among the trumps.',
      example: 'Above the ten, a joker falls to the jack and beats the ten.',
      values: { belowAll: 'below every trump', aboveTen: 'between jack and ten' },
    },
    jokerTie: {
      label: 'Joker against joker',
      help: 'Who wins a trick in which both jokers lie and no higher trump does.',
      example: 'You lead the small joker, Kemal adds the big one.',
      values: {
        big: 'the big joker',
        firstPlayed: 'the one played first',
        secondPlayed: 'the one played second',
      },
    },
    peek: {
      label: 'Looking at sleepers',
      help: 'The bidder alone looks at this many sleepers before leading; nothing is exchanged.',
      example: 'A joker among them? Then nobody will catch it.',
      values: { 0: 'none' },
    },
    gameTie: {
      label: 'Tie for Game',
      help: 'Who gets Game when several sides have the most card points.',
      example: 'The bidder and Ayşe have 27 each.',
      values: {
        nobody: 'nobody',
        bidder: 'the bidder, if among them',
        nonBidder: 'the one other side, if only one',
      },
    },
    mustBidOut: {
      label: 'Only a bid wins',
      help: 'Without a bid made in the round a side stops one point short of the target.',
      example: 'At 20 of 21 you can take as much as you like: you need a bid.',
    },
    multiOut: {
      label: 'Several at the target',
      help: 'Who wins when several sides get there in one round and none of them bid.',
      example: 'Kemal has 21, Sam 22, and neither bid.',
      values: {
        higher: 'the higher total',
        countingOrder: 'the first in the order of counting',
        playOn: 'nobody: play another round',
      },
    },
    lowForBid: {
      label: 'Low and the bid',
      help: 'Whether Low helps to make the bid; once the bid is made, it counts in any case.',
      example: 'You bid 3 and have High, Low and Game: without Low that is only two.',
      values: { counts: 'counts towards it', notTowardsBid: 'does not help to make it' },
    },
    maxRounds: {
      label: 'Rounds at most',
      help: 'After so many rounds the side ahead wins; if it is level, one more is played.',
      example: 'Ten rounds are about half an hour with four.',
      values: { none: 'no limit' },
    },
    highLow: {
      label: 'High and Low are',
      help: 'Which cards they are.',
      example: 'The ace of trumps sleeps: either the king is High, or nobody has it.',
      values: {
        inPlay: 'the highest and lowest trump dealt',
        fixed: 'the ace and the lowest card of the pack only',
      },
    },
  },
  presets: {
    standard: { label: 'Six points', help: 'With both jokers, played to 21.' },
    fourPoint: { label: 'Four points', help: 'The older game: no jokers, bids from 2 to 4, played to 15.' },
  },
};
