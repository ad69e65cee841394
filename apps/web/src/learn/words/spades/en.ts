import type { Chapter } from '../../lesson.ts';
import type { spades } from '../../lessons/spades.ts';

/** Spades, taught in English. */
export const chapter: Chapter<typeof spades> = {
  summary:
    'Learn Spades in a minute: bid your tricks, spades are always trump, hit it exactly. With examples to try.',
  minute: [
    'Everyone plays alone and gets the same number of cards, 13 each with four players.',
    'Each of you says once how many tricks you will take, at least one. Everybody hears it.',
    'You must follow suit if you can. Spades are always trump and beat every other suit.',
    'You may not lead spades until one has been played, or until you hold nothing else.',
    'Take what you bid and you score 10 points for each trick bid and 1 for each beyond it; otherwise nothing. The first to reach 500 wins.',
  ],
  parts: {
    cards: {
      title: 'Cards and dealer',
      text: [
        'The pack has 52 cards without jokers, from the ace down to the 2. Whoever draws the highest card at the start deals first; then the deal moves on clockwise.',
        'Up to four players get 13 cards each, five get 10, six get 8, seven get 7. What is left lies face down beside the table.',
      ],
    },
    bidding: {
      title: 'Bidding',
      text: [
        'The one round of bids begins left of the dealer. Everybody names a number between 1 and the number of their cards; it need not be higher than the last, and there is no passing.',
        'Count what is nearly sure to win: aces and kings, and high or long spades.',
      ],
    },
    tricks: {
      title: 'Tricks',
      text: [
        'Whoever sits left of the dealer leads to the first trick, and after that whoever took the last one.',
        'If you hold the suit led you must play it. Otherwise you may trump with a spade or discard. The highest spade takes the trick; without one, the highest card of the suit led.',
      ],
    },
    breaking: {
      title: 'Breaking spades',
      text: [
        'At the start of every round spades are closed: they may not be led. As soon as any spade has been played, because somebody trumped, they are broken.',
        'A player who holds nothing but spades may always lead one.',
      ],
    },
    scoring: {
      title: 'Keeping score',
      text: [
        'If your tricks suffice, each one bid counts 10 and each beyond it 1. If they do not, the round brings you nothing.',
        'So the best thing is to hit it exactly. At some tables too many overtricks even cost points; that is a house rule.',
      ],
    },
    end: {
      title: 'Who wins',
      text: [
        'Scores are counted after every round. If exactly one player then has 500 or more, that player has won.',
        'If several have, another round is played, and then the highest total decides. For a short evening, play to 200.',
      ],
    },
  },
  tasks: {
    bid: {
      title: 'How many tricks will it be?',
      ask: 'The first bid is yours. Look at your hand and name a number.',
      right:
        'You may bid any number from 1 to 13. Count again: ace and king of spades and of hearts are four rather safe tricks.',
      replies: {
        'bid 4': 'Well counted: ace and king of spades, ace and king of hearts.',
        'bid 5': 'Brave: besides the four high cards, the queen of diamonds or a small spade has to win one.',
        'bid 3': 'Careful. Three are as good as safe, but a fourth trick would then bring only 1 point.',
      },
    },
    follow: {
      title: 'Follow first',
      ask: 'Mizzi has led the queen of hearts. What may you play?',
      right: 'Right, you have to play a heart. The queen stays on top, and Mizzi takes the trick.',
      replies: {
        AH: 'Right: it must be a heart, and the ace takes the trick.',
        KH: 'Right: it must be a heart. The king is enough here, since the ace is in your own hand.',
      },
    },
    free: {
      title: 'No card of the suit',
      ask: 'Mizzi has led the king of clubs, and you have no club.',
      right: 'You may discard. The trick then goes to Mizzi.',
      replies: {
        '3S': 'Well done: the smallest spade is enough. The trick is yours, and spades are broken now.',
        '6S': 'That wins. The 3 of spades would have been thriftier still. Spades are broken now.',
        KS: 'That wins, but the 3 of spades would have done as well.',
        AS: 'That wins, but the 3 of spades would have done as well.',
      },
    },
    lead: {
      title: 'Spades are still closed',
      ask: 'You lead to the first trick. Go ahead and try a spade as well.',
      right: 'You may lead that.',
      replies: {
        AH: 'A good beginning: while everybody still has hearts, the ace is sure to win.',
      },
    },
    exact: {
      title: 'Hit exactly, missed by one',
      ask: 'You bid 7 and took 7: 70 points. Resi bid 4 and took 3: nothing.',
    },
    over: {
      title: 'More than was bid',
      ask: 'You bid 5 and took 8: 50 points for the bid and 3 for the overtricks.',
    },
  },
  terms: {
    bid: ['Bid', 'How many tricks somebody says they will take.'],
    contract: ['Contract', 'The bid as a promise: at least that many tricks.'],
    overtrick: ['Overtrick', 'A trick beyond the bid; it brings 1 point.'],
    bag: ['Bag', 'Another word for an overtrick, where too many of them cost points.'],
    broken: ['Spades are broken', 'A spade has been played in this round; now they may be led.'],
    trick: ['Trick', 'One card from everybody; the strongest takes them all.'],
    follow: ['Follow suit', 'To play a card of the suit that was led.'],
    trump: ['Trump', 'To play a spade when you cannot follow.'],
    lead: ['Lead', 'To play the first card of a trick.'],
    discard: ['Discard', 'To play a card that neither follows nor trumps.'],
    dealer: ['Dealer', 'Whoever deals the cards; everything begins left of there.'],
    leftOver: ['Left-over cards', 'What could not be shared out; face down until the round is over.'],
    nil: ['Nil', 'A bid of no trick at all; only as a house rule.'],
    team: ['Team', 'Partners who score together; only as a house rule.'],
    round: ['Round', 'One deal, all its tricks, one entry on the sheet.'],
  },
};
