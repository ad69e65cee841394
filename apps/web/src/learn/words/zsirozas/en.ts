import type { Chapter } from '../../lesson.ts';
import type { zsirozas } from '../../lessons/zsirozas.ts';

/** Zsírozás, taught in English. */
export const chapter: Chapter<typeof zsirozas> = {
  summary:
    'Learn Zsírozás in a minute: match the rank, catch tens and aces. With examples to try for yourself.',
  minute: [
    'Everybody holds four cards, the rest is the talon in the middle. Suits do not matter, only ranks do.',
    'Somebody leads a card. If you have the same rank you must put it on top, and you hold the trick.',
    'A seven may stand in for any rank. If nothing fits, you add any card.',
    'If the lead was matched, whoever led may add another card, or leave the trick.',
    'Then everybody draws until they hold four cards again. Each ten and each ace in your pile is worth 10 points; the first to reach 500 wins.',
  ],
  parts: {
    cards: {
      title: 'Cards and talon',
      text: [
        'The pack has 32 cards, from seven to ace, four of each. With two, everyone plays alone; with four, two teams sit opposite each other.',
        'Everybody gets four cards. That leaves 24 in the talon with two players, 16 with four.',
      ],
    },
    answer: {
      title: 'Answering',
      text: [
        'Whoever sits left of the dealer leads, and may lead anything. If the rank on the table is in your hand you must play it: that is the one duty in this game.',
        'If it is not, you are free. With two players the trick then belongs to the leader at once.',
      ],
    },
    seven: {
      title: 'The seven',
      text: [
        'A seven counts as the card that is needed. You may use it when you lack the rank, but you never have to. If you hold the rank itself, that goes first.',
        'A seven that is led is just a seven: then only another one matches.',
      ],
    },
    goOn: {
      title: 'Going on, or leaving it',
      text: [
        'When the other side has matched, the leader decides: add another card of the first rank or a seven, or leave the trick. Left, it belongs to the side that matched last.',
        'What counts is always the first card. After a ten and a seven, another ten matches, not the card that happens to lie on top.',
      ],
    },
    draw: {
      title: 'Drawing',
      text: [
        'After the trick everyone draws a card in turn until all hold four again. Whoever took the trick draws first and leads next.',
        'When the talon is gone, the hands are played to the end.',
      ],
    },
    scoring: {
      title: 'Keeping score',
      text: [
        'At the end you count your pile: 10 points for each ten and each ace, always 80 together. Everything else is worth nothing, the seven too.',
        'Deals are added up until somebody has 500 after one of them. If both have, the higher total wins. And where a 0 would stand, a mushroom is drawn.',
      ],
    },
    four: {
      title: 'With four',
      text: [
        'Those who sit opposite score together. Matching is everybody’s duty, even when your partner already holds the trick. Only the leader may go on, and only while the opponents hold it.',
        'Nobody talks about their cards, but four calls are allowed, one in each circuit: “Grease!”, “Don’t grease!”, “Beat!” and “Don’t beat!”. Nobody has to obey them.',
      ],
    },
  },
  tasks: {
    none: {
      title: 'Nothing that fits',
      ask: 'Pista has led an eight. You have none, and no seven either.',
      right: 'You may play what you like. The trick is Pista’s, both of you draw, and Pista leads again.',
      replies: {
        TB: 'Allowed, but dear: the ten is a gift of 10 points to Pista. Throw something worthless instead.',
      },
    },
    match: {
      title: 'The same rank must go on top',
      ask: 'Another eight from Pista. What do you have to play? Try the seven as well.',
      right:
        'Exactly, the eight is your duty, and the seven stays with you. Pista leaves it, so the trick is yours and you lead.',
    },
    seven: {
      title: 'Is it worth a seven?',
      ask: 'Pista has led a ten, and you have none.',
      right: 'You may do that. The trick with the ten goes to Pista.',
      replies: {
        '7B': 'Well used: the seven stands for a ten. Pista leaves it, and the 10 points are yours.',
      },
    },
    goOn: {
      title: 'Go on or not?',
      ask: 'You led a ten, Pista matched it with a ten. Add a card, or leave the trick.',
      right: 'That works.',
      replies: {
        TH: 'Strong: Pista cannot match any more. Three tens, 30 points for you.',
        '7L': 'That works as well: the seven holds the trick, and you still have your second ten.',
        stop: 'Allowed, but now both tens are Pista’s. With your cards you could have gone on.',
      },
    },
    tens: {
      title: 'Six cards in one trick',
      ask: 'You lead and hold three tens. Pista has no idea.',
      steps: [
        'Lead the ten of acorns.',
        'Pista has a ten too, and must play it.',
        'Now Pista holds the trick. Go on with the ten of hearts.',
        'Pista has no more tens but a seven, and uses it.',
        'Your turn again. What is wanted is still a ten, for that came first: play your last one.',
        'Now Pista has nothing that fits.',
        'An eight ends it: six cards and 40 points are yours.',
      ],
    },
    mushroom: {
      title: 'A mushroom for Pista',
      ask: 'In the first deal you caught all eight tens and aces. Pista’s column shows a mushroom there instead of a 0.',
    },
    grease: {
      title: 'Greasing',
      ask: 'Resi led a nine, and your partner Pista matched it. Mizzi had nothing. Nothing of yours fits: what do you add?',
      right:
        'Anything is allowed. Your partner holds the trick: a ten or an ace would be in good hands there.',
      replies: {
        TH: 'Well greased: Resi leaves it, and 10 points land with your team.',
        AB: 'Well greased: Resi leaves it, and the ace brings your team 10 points.',
      },
    },
  },
  terms: {
    fat: ['Grease', 'Tens and aces, the only cards that count.'],
    match: ['Match', 'To put the rank that was led, or a seven, on top.'],
    seven: ['Seven', 'Can stand in for any rank; when led it is only itself.'],
    trick: ['Trick', 'Everything that goes to the middle from the lead until it is taken away.'],
    circuit: ['Circuit', 'Once around the table; a trick can have several.'],
    lead: ['Lead', 'To play the first card of a trick; it sets the rank.'],
    goOn: ['Go on', 'To prolong a trick that the others are holding.'],
    leave: ['Leave it', 'Not to go on: the trick belongs to the side that matched last.'],
    talon: ['Talon', 'The face-down stack that everybody draws from.'],
    pile: ['Won cards', 'What you have taken; looking through it is not allowed.'],
    mushroom: ['Mushroom', 'Drawn on the sheet in place of a 0.'],
    partner: ['Partner', 'With four, whoever sits opposite.'],
    call: ['Call', 'One of the four things you may say to your partner.'],
    round: ['Deal', 'From dealing until talon and hands are empty.'],
  },
};
