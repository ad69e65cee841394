/** Everything that is shown of the program in `docs/screens/`, in the order of an evening, with what is to be seen. */
export const SHOWN: readonly (readonly [heading: string, pictures: Readonly<Record<string, string>>])[] = [
  [
    'Before a match',
    {
      home: 'The first page',
      'home-dark': 'The first page, dark',
      create: 'Opening a table',
      'create-dark': 'Opening a table, dark',
      join: 'Invited to a table',
      waiting: 'The waiting room',
      'waiting-dark': 'The waiting room, dark',
      talk: 'Talking while waiting',
      settings: 'Settings',
      'settings-dark': 'Settings, dark',
    },
  ],
  [
    'At the table',
    {
      bidding: 'Bidding in Smear',
      trick: 'Smear, in the middle of a trick',
      'trick-dark': 'Smear, dark',
      zsirozas: 'Zsírozás, with the Hungarian pack',
      'zsirozas-dark': 'Zsírozás, dark',
      spades: 'Spades',
      'spades-dark': 'Spades, dark',
      'deal-end': 'The end of a deal, with reasons',
      sheet: 'The score sheet',
      'sheet-dark': 'The score sheet, dark',
      text: 'The table in words',
      'text-dark': 'The table in words, dark',
      offline: 'A table on this device, without a network',
    },
  ],
  [
    'Learning',
    {
      learn: 'The games',
      'learn-smear': 'Smear in 60 seconds',
      'learn-smear-dark': 'Smear in 60 seconds, dark',
      'learn-example': 'An example at the real table',
      'learn-zsirozas': 'Zsírozás in 60 seconds',
      'learn-spades': 'Spades in 60 seconds',
      rules: 'A rule sheet',
      'rules-all': 'The usual rules of every game',
      comparison: 'Two rule sheets compared',
    },
  ],
  [
    'Afterwards',
    {
      replay: 'A match of the past',
      'replay-dark': 'A match of the past, dark',
      matches: 'Matches of this device, and statistics',
      'matches-dark': 'Matches and statistics, dark',
      fair: 'How the dealing is checked',
      about: 'Who runs it, what it stores, whose work is in it',
      missing: 'A page that is not there',
    },
  ],
];

/** The page on which all of them are. */
export function gallery(): string {
  const row = ([name, text]: readonly [string, string]): string =>
    `| ${text} | <img src="${name}-phone.png" width="195" alt="${text}, on a phone"> | <img src="${name}-desk.png" width="560" alt="${text}, on a wide screen"> |`;
  const parts = SHOWN.map(([heading, pictures]) =>
    [
      `## ${heading}`,
      '',
      '| | Phone | Desk |',
      '| --- | --- | --- |',
      ...Object.entries(pictures).map(row),
    ].join('\n'),
  );
  return `# What it looks like\n\nEvery page in German, at 390 × 844 and 1280 × 800. \`npm run screens\` takes all pictures and writes this page;\n\`npm run screens -- NAME…\` takes those whose names begin so.\n\n${parts.join('\n\n')}\n`;
}
