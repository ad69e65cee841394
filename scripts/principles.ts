/**
 * What the client promises its players, and which tests prove it: `docs/principles.md` is written from the names of tests
 * (`principle 7: …`). `node scripts/principles.ts`, or with everything else by `npm run regen`.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The page. */
export const PRINCIPLES_PAGE = new URL('../docs/principles.md', import.meta.url);

/** Every principle in a sentence, under its heading; the first one is number 1. */
const PRINCIPLES: readonly (readonly [heading: string, sentences: readonly string[]])[] = [
  [
    'Cards and hand',
    [
      'From 320 px in portrait every card of a hand of 13 shows at least 44 × 44 px to tap, also while another is selected.',
      'Rank and suit of every card of the hand and of the trick are in full view, and large enough to read.',
      'The letters in the corners follow the language, and can be fixed to A K Q J; "A" never means the under.',
      'A hand is sorted by suit, by rank, as dealt or by hand; what is selected and what has the focus survive it.',
      'Suits differ in shape, and in every palette called safe also for colour-blind eyes.',
      'The two jokers differ in drawing and in name.',
    ],
  ],
  [
    'Playing',
    [
      'A finger selects first and plays with the second tap, the named button or a swipe; a mouse plays with one click; both can be set.',
      'Whatever is drawn or swiped can be done by taps and by keyboard as well.',
      'Only on my turn are cards veiled, exactly those that the rules refuse; tapping one sends nothing and says the rule.',
      'What is legal is asked of the same rules everywhere: client and server never disagree.',
      'The client plays nothing that nobody chose.',
      'A card chosen before its turn stays on the device, is played after a random wait if it then is legal, and is dropped aloud else.',
      'To take something back is a request, possible until somebody else has acted, and everybody asked must agree.',
      'A card that is played leaves the hand at once, and comes back with a message if it is refused.',
      'A double tap never plays two cards.',
    ],
  ],
  [
    'Seeing what happened',
    [
      'A finished trick stays for the chosen time, its winner marked by outline and word, and then goes to them.',
      'The led card, the winning card, trump and whose turn it is are shown by more than colour.',
      'The last trick opens by one tap or key, with players, leader and winner.',
      'No motion is ever in the way: if a decision is due, what is pending ends at once.',
      'The sheet writes nothing as a mushroom that is read out as 0, and negative numbers with a real minus.',
      'Tricks, bids and scores on the screen are those of the server.',
    ],
  ],
  [
    'Keyboard and screen reader',
    [
      'Every game can be played whole by keyboard alone, and in the text mode.',
      'Every card has a complete name in the language of the page.',
      'The hand is one tab stop walked by arrows; after a card is played its neighbour has the focus.',
      'What happens is told in one log, a burst as one sentence, and whose turn it is comes last.',
      'Hand, trick, last trick, score and turn can be read at any time, by heading or by key.',
      'Single letters act only inside the table, and can be changed and switched off.',
      'Another language changes every string without a reload, and the page says which one it speaks.',
      'axe finds nothing on any page, light and dark, narrow and wide.',
      'A hand of each game is played with the usual screen readers.',
    ],
  ],
  [
    'Comfort',
    [
      'Text, edges and focus rings have the contrast they need in both themes.',
      'Who asks for less motion gets fades, and no confetti.',
      'At twice the text size and at 320 px nothing is cut off or overlaps.',
      'Private tables have no clock; where there is one it warns, can be extended, and a seat that was lost to it is taken back at any time.',
      'Sounds and haptics are separate, remembered, and never the only word.',
      'Short phrases are read by each in their own language, and anybody can be muted.',
      'A reload, a lost line or another device brings back the same table.',
      'From an invitation to a seat it takes a name and two taps.',
      'From the first page to a game with bots it takes two taps at most.',
      'A new version never interrupts a deal.',
    ],
  ],
  [
    'Load',
    [
      'Pages are there soon on a slow phone, and stay within their budgets.',
      'Nothing on the table jumps, and every tap is answered soon while bots play.',
      'After a first visit the first page, learning and playing against bots work without a network.',
    ],
  ],
];

/** What needs eyes, ears and devices. */
const BY_HAND: Readonly<Record<number, string>> = {
  17: 'by hand: pictures of the table without colour',
  30: 'by hand: people with NVDA, VoiceOver and TalkBack',
};
/** What is measured, for a test that measures time proves nothing on a busy machine. */
const MEASURED: Readonly<Record<number, string>> = {
  41: 'measured: `npm run bench -- web`',
  42: 'measured: `npm run bench -- web`',
};

/** A test that proves a principle. */
interface Proof {
  readonly file: string;
  readonly name: string;
}

const TITLE = /(['"`])principles? (\d+(?:(?:, | and )\d+)*): ((?:\\.|(?!\1)[^\\])*)\1/g;

/** The tests that name a principle, by its number. */
export function proofs(): ReadonlyMap<number, readonly Proof[]> {
  const found = new Map<number, Proof[]>();
  const patterns = [
    'packages/*/src/**/*.test.ts',
    'apps/*/src/**/*.test.{ts,tsx}',
    'tests/browser/*.test.ts',
  ];
  const files = globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**'] });
  for (const file of files.map((path) => path.replaceAll('\\', '/')).toSorted()) {
    for (const [, , numbers = '', name = ''] of readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(TITLE)) {
      for (const number of numbers.match(/\d+/g) ?? []) {
        const proof = { file, name: name.replaceAll(/\\(.)/g, '$1') };
        found.set(Number(number), [...(found.get(Number(number)) ?? []), proof]);
      }
    }
  }
  return found;
}

/** Principles that nothing proves: neither a test, nor a bench, nor a hand. */
export function unproven(known = proofs()): readonly number[] {
  const count = PRINCIPLES.reduce((sum, [, sentences]) => sum + sentences.length, 0);
  return Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => !known.has(number) && BY_HAND[number] === undefined && MEASURED[number] === undefined,
  );
}

/** The page as it should be. */
export function principlesPage(known = proofs()): string {
  const lines = [
    '# What the client promises',
    '',
    'Forty-three principles, and the tests that prove them. This page is written by `npm run regen` from the names of the tests; a test fails while it is not as it should be.',
  ];
  let number = 0;
  for (const [heading, sentences] of PRINCIPLES) {
    lines.push('', `## ${heading}`);
    for (const sentence of sentences) {
      number += 1;
      lines.push('', `**${number}.** ${sentence}`, '', ...proofLines(number, known.get(number) ?? []));
    }
  }
  return `${lines.join('\n')}\n`;
}

function proofLines(number: number, tests: readonly Proof[]): readonly string[] {
  const others = [BY_HAND[number], MEASURED[number]].flatMap((text) => text ?? []);
  const told = [...tests.map(({ file, name }) => `\`${file}\`: ${plain(name)}`), ...others];
  return (told.length === 0 ? ['missing'] : told).map((line) => `- ${line}`);
}

/** The name of a test as running text, whatever stands in it. */
function plain(name: string): string {
  return name.replaceAll(/[\\*_<>[\]|]/g, String.raw`\$&`);
}

/** Writes the page; tells whether that changed it. */
export function writePrinciples(): boolean {
  const page = principlesPage();
  const isSame = readFileSync(PRINCIPLES_PAGE, { encoding: 'utf8', flag: 'a+' }) === page;
  if (!isSame) writeFileSync(PRINCIPLES_PAGE, page);
  return !isSame;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.error(writePrinciples() ? 'written: docs/principles.md' : 'as it was: docs/principles.md');
  const missing = unproven();
  if (missing.length > 0) console.error(`nothing proves ${missing.join(', ')}`);
}
