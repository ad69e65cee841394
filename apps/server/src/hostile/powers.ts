import type { TableCommand } from '@stammtisch/protocol';

import type { Attack, Kind } from './attack.ts';
import { endingOf, type Ground, type Victims } from './ground.ts';

type Who = 'tom' | 'guest';

/** What this person is answered, and that nothing was written. */
const asks = (who: Who, command: TableCommand) => async (ground: Ground) => {
  const victims = await ground.victims();
  const { anna } = victims;
  const seq = anna.known?.seq;
  const answer = await victims[who].command(command);
  await anna.ping();
  return anna.known?.seq === seq ? answer : `${answer}, and the table has changed`;
};
/** How it ends when the host’s device sends this as a command. */
const says = (command: string) => async (ground: Ground) => {
  const { anna } = await ground.victims();
  anna.sendRaw(`{"type":"command","id":"a","command":${command}}`);
  return endingOf(anna);
};

const OF_THE_HOST: readonly (readonly [string, TableCommand])[] = [
  ['banning somebody', { do: 'kick', chair: 1, name: 'Tom', isBanned: true }],
  ['sending the host away', { do: 'kick', chair: 0, name: 'Anna', isBanned: false }],
  ['locking the table', { do: 'lock' }],
  ['unlocking it', { do: 'unlock' }],
  ['pausing the match', { do: 'pause' }],
  ['resuming it', { do: 'resume' }],
  ['how long people may be away', { do: 'grace', grace: 'never' }],
  ['making somebody host', { do: 'makeHost', chair: 2 }],
  ['seating a bot', { do: 'seatBot', chair: 1, level: 'easy' }],
  ['clearing a chair', { do: 'clearChair', chair: 2 }],
  ['exchanging two chairs', { do: 'swap', chair: 0, with: 1 }],
  ['other house rules', { do: 'setUp', options: { target: 5 } }],
  ['faster bots', { do: 'pace', botPace: 'instant' }],
  ['listing a private table', { do: 'list' }],
  ['taking it from the list', { do: 'unlist' }],
  ['closing it to those who watch', { do: 'agree', watching: 'closed' }],
  ['free talk', { do: 'agree', talk: 'text' }],
  ['starting', { do: 'start' }],
  ['ending the match', { do: 'endMatch' }],
];

const POWERS: readonly Attack[] = OF_THE_HOST.flatMap(([what, command]) => [
  { name: `${what}, by somebody who plays`, attack: asks('tom', command), expected: 'not-host' },
  { name: `${what}, by somebody who watches`, attack: asks('guest', command), expected: 'not-host' },
]);

const CHAIRS: readonly Attack[] = [
  {
    name: 'sitting down on a chair that is taken',
    attack: asks('guest', { do: 'sit', chair: 1, name: 'Tom' }),
    expected: 'chair-taken',
  },
  {
    name: 'letting a bot play for somebody else',
    attack: asks('tom', { do: 'letBotPlay', chair: 0 }),
    expected: 'not-host',
  },
  {
    name: 'taking back a seat one never had',
    attack: asks('guest', { do: 'takeBack' }),
    expected: 'not-seated',
  },
  {
    name: 'a name without a seat',
    attack: asks('guest', { do: 'rename', name: 'Anna' }),
    expected: 'not-seated',
  },
  {
    name: 'talking without a seat',
    attack: asks('guest', { do: 'say', phrase: 'hello' }),
    expected: 'not-seated',
  },
  {
    name: 'a share in the chance for another’s chair',
    attack: asks('tom', { do: 'commit', match: 2, chair: 0, commitment: 'a'.repeat(64) }),
    expected: 'stale-start',
  },
  {
    name: 'a share in the chance by somebody who watches',
    attack: asks('guest', { do: 'commit', match: 2, chair: 0, commitment: 'a'.repeat(64) }),
    expected: 'not-seated',
  },
  {
    name: 'a share in a chance that is drawn already',
    attack: asks('tom', { do: 'commit', match: 1, chair: 1, commitment: 'a'.repeat(64) }),
    expected: 'stale-start',
  },
  {
    name: 'another share than was promised',
    attack: asks('tom', { do: 'share', match: 1, share: 'b'.repeat(64) }),
    expected: 'wrong-share',
  },
];

const OF_THE_TABLE: readonly (readonly [string, string])[] = [
  ['a bot’s move', '{"do":"botAct","seat":1,"position":"1.1","action":"pass"}'],
  ['the table’s own command to go on', '{"do":"proceed"}'],
  ['a seat given to a bot as if its owner were away', '{"do":"keepSeat","chair":1}'],
  ['a seat given back', '{"do":"giveBack","chair":1}'],
  ['the host’s role moved on', '{"do":"moveHost"}'],
  ['a start made void', '{"do":"voidStart","match":1}'],
  ['a kick that names nobody', '{"do":"kick","chair":1}'],
  ['a kick of a player by their hash', '{"do":"kick","chair":1,"name":"Tom","isBanned":true,"player":"x"}'],
  ['a pause with an end of one’s own', '{"do":"pause","until":9}'],
  ['a chair that cannot be', '{"do":"sit","chair":-1,"name":"A"}'],
  ['half a chair', '{"do":"sit","chair":0.5,"name":"A"}'],
];

/** Tom, banned in the middle of the match. */
async function banned(ground: Ground): Promise<Victims> {
  const victims = await ground.victims();
  const { anna, tom } = victims;
  await anna.command({ do: 'kick', chair: 1, name: 'Tom', isBanned: true });
  await tom.until(() => tom.closed !== undefined);
  return victims;
}

const SENT_AWAY: readonly Attack[] = [
  {
    name: 'playing on after a ban',
    attack: async (ground) => endingOf((await banned(ground)).tom),
    expected: 'goodbye: banned',
  },
  {
    name: 'coming back after a ban',
    async attack(ground) {
      const { code, tokens } = await banned(ground);
      return endingOf(await ground.join(code, tokens.tom));
    },
    expected: 'goodbye: banned',
  },
  {
    name: 'another tab of somebody who is banned',
    async attack(ground) {
      const { code, tokens, anna } = await ground.victims();
      const tab = await ground.join(code, tokens.tom);
      await anna.command({ do: 'kick', chair: 1, name: 'Tom', isBanned: true });
      return endingOf(tab);
    },
    expected: 'goodbye: banned',
  },
  {
    name: 'a move sent just before a kick, arriving after it',
    async attack(ground) {
      const { anna, tom, eva } = await ground.victims();
      await anna.act('bid 2');
      await tom.until(() => tom.known?.position === anna.known?.position);
      const kicked = anna.command({ do: 'kick', chair: 1, name: 'Tom', isBanned: false });
      await kicked;
      tom.say({ type: 'act', id: 'late', position: tom.known?.position, action: 'bid 6' });
      await endingOf(tom);
      await eva.ping();
      return JSON.stringify(eva.messages).includes('"bid 6"') ? 'it was played' : 'nothing happens';
    },
    expected: 'nothing happens',
  },
  {
    name: 'a seat at a locked table, tried from all sides at once',
    async attack(ground) {
      const { anna, guest } = await ground.victims();
      await anna.command({ do: 'lock' });
      await anna.command({ do: 'kick', chair: 1, name: 'Tom', isBanned: false });
      const tries = [1, 1, 1].map((chair) => guest.command({ do: 'sit', chair, name: 'Guest' }));
      return [...new Set(await Promise.all(tries))].join(', ');
    },
    expected: 'locked',
  },
];

/** Whoever does what is not theirs to do. */
export const POWERS_KIND: Kind = {
  title: 'What is not theirs to do',
  about:
    'Who is host, who sits where and who is banned stands in the table’s log. Every command is decided on it anew, one after the other, also those of people who were sent away a moment ago. What the table does by itself is no message of the protocol.',
  attacks: [
    ...POWERS,
    ...CHAIRS,
    ...OF_THE_TABLE.map(([name, command]) => ({
      name,
      attack: says(command),
      expected: 'goodbye: bad-message',
    })),
    ...SENT_AWAY,
  ],
};
