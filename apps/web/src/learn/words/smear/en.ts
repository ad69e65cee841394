import type { Chapter } from '../../lesson.ts';
import type { smear } from '../../lessons/smear.ts';

/** Smear, taught in English. */
export const chapter: Chapter<typeof smear> = {
  summary: 'Learn Smear in a minute: bid, make trump, catch six points. With examples to try for yourself.',
  minute: [
    'Everybody gets six cards. There are six points in every round, and the first to reach 21 wins the game.',
    'In turn you say once how many points you trust yourself to take: more than the bid before you, or you pass.',
    'The highest bidder leads, and the suit of that first card is trump.',
    'You must follow suit if you can. The highest trump takes the trick; without trump, the highest card of the suit led.',
    'If you make your bid, you write down everything you took. If you miss it, you subtract the bid.',
  ],
  parts: {
    cards: {
      title: 'The pack and the sleepers',
      text: [
        'Two jokers, a big and a small one, join the ordinary pack. Then the lowest ranks of all four suits are taken out until the number is right: with four players everything from the 8 up stays, with eight the whole pack.',
        'A few cards go to nobody. These sleepers lie face down until the round is over: six if there is an even number of you, otherwise four. With four players one card in five is asleep, so hoping for a single one is a gamble.',
        'Everyone plays alone. Only with four, six or eight can you draw pairs who score together.',
      ],
    },
    bidding: {
      title: 'Bidding',
      text: [
        'Whoever sits left of the dealer begins, and everybody speaks exactly once. Bids go from 2 to 6, and each must be higher than the last; not even the dealer may equal it.',
        'No suit is named. If all the others have passed, the dealer may bid anything; a dealer who passes too plays for 2 all the same.',
      ],
    },
    trump: {
      title: 'Making trump',
      text: [
        'With the highest bid you lead to the first trick, and what you lead makes trump. That is why it cannot be a joker.',
        'Trump runs from the ace down to the lowest card in the pack. The jokers come at the very bottom: first the big one, then the small one.',
      ],
    },
    tricks: {
      title: 'The six tricks',
      text: [
        'If you hold the suit led you must play it and may not trump. If you do not hold it, anything goes: trump or discard.',
        'A trump led must be answered with a trump, and jokers count as trumps for this. From the second trick on a joker may be led; that is a trump lead.',
        'A joker takes a trick only if no other trump is in it. If both jokers are alone in it, the big one takes it.',
      ],
    },
    points: {
      title: 'The six points',
      text: [
        'High goes to whoever takes the highest trump in play. Low belongs to whoever plays the lowest one, even if somebody else carries it off. Both go by the cards that were dealt, and jokers are never High or Low.',
        'The trump jack, the big joker and the small joker are worth a point each to whoever’s trick they end up in.',
        'The sixth point is called Game. For it you count the cards in your tricks: ten 10, ace 4, king 3, queen 2, jack 1, everything else nothing. The most takes the point; on a tie nobody does.',
        'What sleeps is taken by nobody. If a joker or the trump jack sleeps there is one point less, and a bid of 6 was lost.',
      ],
    },
    scoring: {
      title: 'Keeping score',
      text: [
        'If the bid is made, everything taken counts, also what goes beyond it. If it is missed, the score drops by the whole bid, below zero if need be, and what was taken is gone.',
        'All others keep their points either way.',
      ],
    },
    end: {
      title: 'Who wins',
      text: [
        'Scores are counted after each round. Whoever then has 21 or more wins.',
        'If several do, the side that bid wins. If it is not among them, the higher total wins, and if those are equal too, another round is played.',
      ],
    },
    example: {
      title: 'A whole round',
      text: ['You sit at a table with Ayşe, Kemal and Sam, everyone alone. Play along, or page through.'],
    },
  },
  tasks: {
    bid: {
      title: 'How much do you trust yourself to take?',
      ask: 'Ayşe has passed, Kemal bids 2. Look at your hand and speak.',
      right: 'That is a bid you may make.',
      replies: {
        pass: 'You may always pass. With this hand it is a pity: the ace of hearts alone is a sure point.',
        'bid 3':
          'Well chosen: with hearts as trump the ace takes High, the ten helps towards Game, and the small joker or the jack brings the third.',
        'bid 4':
          'Brave. The jack would have to get through as well, and the queen and king above it are not yours.',
        'bid 5': 'Very risky: five works only if no joker sleeps and nearly everything goes your way.',
        'bid 6': 'Too much: if even one joker or the trump jack sleeps, a bid of 6 is lost.',
      },
    },
    lead: {
      title: 'The first card',
      ask: 'The bid is yours. Lead, or try it once with the joker.',
      right: 'That makes the suit of this card trump.',
      replies: {
        AH: 'Strong: hearts are trump, and nothing beats the ace. High is surely yours.',
        KS: 'Allowed. Spades would be trump, but this one and the joker would be all you have.',
        TC: 'Allowed. But the ten counts 10 towards Game, and this way you easily lose it.',
      },
    },
    follow: {
      title: 'Following comes first',
      ask: 'Sam has led the king of spades, hearts are trump. What may you play?',
      right: 'Right: you hold spades, so you play a spade. Your king of hearts stays for later.',
    },
    joker: {
      title: 'A joker is a trump too',
      ask: 'Sam has made trump with the ace of hearts. You have no heart. What now?',
      right:
        'Exactly: the joker is your only trump, so it has to go. Its point is Sam’s, for nothing beats the ace.',
    },
    free: {
      title: 'Nothing to follow with',
      ask: 'Sam has led the ace of diamonds. You hold no diamond, hearts are trump.',
      right: 'Everything is allowed.',
      replies: {
        '9H': 'Good: the 9 of trump wins, and 7 card points are yours.',
        TC: 'Allowed. Only, you are giving Sam 10 card points.',
        SJ: 'That works too: no other trump is in it, so the small joker takes the trick and its own point.',
      },
    },
    made: {
      title: 'Three bid, three taken',
      ask: 'This is how the example round below stands on the sheet. The big joker slept, so there were only five points.',
    },
    missed: {
      title: 'Four bid, three taken',
      ask: 'The same cards with a bolder bid: four points are gone, and what you took does not count. Sam keeps two.',
    },
    walk: {
      title: 'A bid of three',
      ask: 'Sam deals. Your cards are below.',
      steps: [
        'With hearts as trump the ace is a sure point. The jack is shaky, the ten may help towards Game, and the small joker needs a good home. Ayşe speaks first.',
        'Ayşe passes, Kemal bids 2. There are three points in your hand: bid 3.',
        'Sam passes, so the bid is yours. Lead the ace of hearts.',
        'Hearts are trump, and everybody who has one must play a heart now.',
        'Sam played the 8, the lowest trump: Low is Sam’s although you take the trick. Ayşe had no heart and threw the ten of diamonds. That makes 16 card points for you. Go on with the king of spades.',
        'Your king takes the second trick, another 6 card points. Now the jack of hearts.',
        'Caught: Sam still had the king of hearts, and the point for the trump jack is gone. Sam leads.',
        'You cannot follow the ace of diamonds. Trump it with the 9 of hearts.',
        'Another 7 card points, and no heart is left. Lead the small joker.',
        'Nobody could play a trump: the joker takes the trick and its own point. The ten of clubs is left for the end.',
        'Ayşe’s king of clubs catches the ten, but your 32 card points beat her 16. High, small joker and Game: three points, the bid is made. The big joker was among the sleepers.',
      ],
    },
  },
  terms: {
    high: ['High', 'The point for the highest trump in play.'],
    low: ['Low', 'The point for whoever plays the lowest trump.'],
    jack: ['Jack', 'The jack of the trump suit; its point goes to whoever takes it.'],
    game: ['Game', 'The point for the most card points.'],
    pips: ['Card points', 'Ten 10, ace 4, king 3, queen 2, jack 1; they decide the point Game.'],
    bid: ['Bid', 'How many of the six points somebody promises to take.'],
    pass: ['Pass', 'To make no bid.'],
    declarer: ['Bidder', 'Whoever made the highest bid; that player leads and makes trump.'],
    dealer: ['Dealer', 'Whoever deals the cards. After each round the next player clockwise deals.'],
    trump: ['Trump', 'The suit that beats all others.'],
    trick: ['Trick', 'One card from everybody; the strongest takes them all.'],
    follow: ['Follow suit', 'To play a card of the suit that was led.'],
    lead: ['Lead', 'To play the first card of a trick.'],
    discard: ['Discard', 'To play a card that neither follows nor trumps.'],
    sleepers: ['Sleepers', 'Cards that were dealt to nobody in this round.'],
    jokers: ['Jokers', 'The big and the small one: the two lowest trumps, worth a point each.'],
    side: ['Side', 'Whoever scores together: one alone, or a pair.'],
    set: ['Set', 'Too little was taken: the bid is subtracted.'],
    round: ['Round', 'One deal, six tricks, one entry on the sheet.'],
  },
};
