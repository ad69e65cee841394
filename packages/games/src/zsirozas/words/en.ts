import { basics } from './en-basics.ts';
import type { Texts } from './texts.ts';

/** Zsírozás in English. */
export const en: Texts = {
  basics,
  name: 'Zsírozás',
  stop: { act: 'Leave it', did: 'leaves the trick' },
  calls: {
    'Schmiere!': 'Grease!',
    'Schmiere nicht!': "Don't grease!",
    'Steche!': 'Beat!',
    'Steche nicht!': "Don't beat!",
  },
  ranks: {
    7: 'a seven',
    8: 'an eight',
    9: 'a nine',
    U: 'an under',
    O: 'an over',
    K: 'a king',
    T: 'a ten',
    A: 'an ace',
  },
  reasons: {
    fat: 'Tens and aces',
    lastTrick: 'Last trick',
    majority: 'More grease',
    allFat: 'Every ten and ace',
    allTricks: 'Every trick',
  },
  refusals: {
    'not-your-turn': 'It is not your turn.',
    'not-your-card': 'You do not hold that card.',
    'not-dealt-yet': 'No cards have been dealt yet.',
    'match-is-over': 'This game is over.',
    'call-is-no-move': 'You may call out at any time, but a call plays no card.',
    'lead-a-card': 'You are to lead: play a card.',
    'only-leader-stops':
      'Only the player who led may leave the trick, and only when it has come round again.',
    'seven-led': 'At this table a seven is not led while you hold anything else.',
    match: (rank) => `You have ${rank}: the same rank has to be played.`,
    'match-or-seven': (rank) => `You have ${rank}: play that rank, or a seven.`,
    'play-seven': 'At this table a seven must be played when you lack the rank itself.',
    'go-on-matching': (rank) => `To go on, play the rank that was led: ${rank}, or a seven.`,
    'not-dealing': 'This is not the moment to deal.',
    'wrong-pack': 'Those are not the cards of this game.',
    unreadable: (about) => `“${about}” is not a move.`,
    'no-such-remark': 'That may not be called out here.',
    'said-already': 'You have already called in this circuit.',
  },
  conflicts: {
    'no-duty-to-replace': 'Without a duty to match there is nothing for a seven to be played instead of.',
    'no-duty-at-all': 'Free matching means no duty at all, for sevens neither.',
    'last-trick-breaks-ties':
      'By majority the last trick already breaks a tie; ten points for it would decide every game.',
    'target-too-high': 'By majority a round is worth one point, three at the very most: play to 50 or less.',
  },
  slate: { talon: 'Talon', fat: 'Grease' },
  options: {
    matching: {
      label: 'Matching the rank',
      help: 'Whether the rank that was led has to be played by those who hold it.',
      example: 'A king is led and you have one: it must go down, or, if free, you play what you like.',
      values: { compulsory: 'compulsory', free: 'free' },
    },
    sevenInstead: {
      label: 'Seven instead of the rank',
      help: 'Holding both the rank and a seven, you choose which of them to match with.',
      example: 'A ten is led, you have a ten and a seven: you may keep the ten.',
    },
    sevenDuty: {
      label: 'Seven is compulsory',
      help: 'If you lack the rank but hold a seven, the seven has to be played.',
      example: 'An eight is led and you have none: out comes your seven, for nothing if need be.',
    },
    scoring: {
      label: 'Scoring',
      help: 'By cards each ten and ace is worth 10; by majority the side with more of them gets 1 point.',
      example: 'Majority: 2 points for all eight, 3 for every trick; at 40 all the last trick decides.',
      values: { tens: '10 for each ten and ace', majority: 'by majority' },
    },
    target: {
      label: 'Played to',
      help: 'The first side with this many points wins, counted after each round.',
      example:
        'By cards a round brings 80 points, so 500 takes some twelve rounds for two; by majority mostly one.',
    },
    lastTrick: {
      label: 'Last trick',
      help: 'Points on top for taking the last trick of a round.',
      example: 'At 10 there are 90 points in every round.',
      values: { 0: 'nothing extra' },
    },
    direction: {
      label: 'Direction',
      help: 'Which way dealing, playing and drawing go round.',
      example: 'Counter-clockwise, the player on the dealer’s right leads first.',
      values: { clockwise: 'clockwise', counterClockwise: 'counter-clockwise' },
    },
    continue: {
      label: 'Going on',
      help: 'When the leader may add another card once everybody has played.',
      example:
        'Your partner holds the trick: if you may always go on, the two of you can gather more grease.',
      values: { ifOpponentHolds: 'only if an opponent holds the trick', always: 'always' },
    },
    sevenLed: {
      label: 'Leading a seven',
      help: 'Whether a trick may begin with a seven.',
      example: 'If not, only a hand of nothing but sevens leads one.',
      values: { plain: 'allowed', banned: 'only with nothing else in hand' },
    },
    threePlayers: {
      label: 'Three may play',
      help: 'Three play each for themselves with 30 cards; two eights stay out.',
      example: 'The eights of leaves and bells leave, and the talon has 18 cards.',
    },
    drawFirst: {
      label: 'Who draws first',
      help: 'Who takes the first card from the talon after a trick; the others follow in turn.',
      example: 'You win the trick and the top card is yours, or your opponent draws it.',
      values: { winner: 'the winner of the trick', other: 'the player after the winner' },
    },
    autoStop: {
      label: 'Leave without asking',
      help: 'The leader is not asked when nothing in hand could go on with the trick.',
      example: 'Quicker, but it tells everybody that no match was held.',
    },
    tieRule: {
      label: 'Several at the target',
      help: 'What happens when more than one side gets there in the same round.',
      example: '520 against 510: it is over, or another round decides.',
      values: { higher: 'the higher total wins', playOn: 'another round decides' },
    },
    calls: {
      label: 'Calls',
      help: 'With four players the four calls to a partner are allowed, one a circuit; they bind nobody.',
      example: '“Grease!” or “Don’t beat!”, for everybody to hear.',
    },
  },
  presets: {
    standard: { label: 'Standard', help: 'Matching is compulsory, 10 for each ten and ace, played to 500.' },
    magyar: {
      label: 'Magyar',
      help: 'As many play in Hungary: free matching, counter-clockwise, by majority to 5.',
    },
    sedma: {
      label: 'Sedma',
      help: 'The Czech way: free matching, the leader may always go on, 10 for the last trick.',
    },
  },
};
