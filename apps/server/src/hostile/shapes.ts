import { MAX_NAME } from '@stammtisch/protocol';

import type { Attack, Kind } from './attack.ts';
import { endingOf, type Ground } from './ground.ts';
import { frame } from './wire.ts';

/** How it ends when Anna’s device sends this. */
const sends = (data: string | Buffer) => async (ground: Ground) => {
  const { code, token } = await ground.opened();
  const client = await ground.join(code, token);
  client.sendRaw(data);
  return endingOf(client);
};
/** How it ends when these frames come, whatever they are. */
const frames =
  (...all: readonly (string | Buffer)[]) =>
  async (ground: Ground) => {
    const { code } = await ground.opened();
    return ground.frames(code, ...all);
  };
const command = (text: string): string => `{"type":"command","id":"a","command":${text}}`;
const sit = (name: unknown): string => command(JSON.stringify({ do: 'sit', chair: 1, name }));

const DEEP = 10_000;
/** Messages that a socket ends over, and what is wrong with each. */
export const BAD: readonly (readonly [string, string | Buffer])[] = [
  ['an empty message', ''],
  ['no JSON', 'hello'],
  ['half a message', '{"type":"act","id":'],
  ['two messages in one', '{"type":"ping"}{"type":"ping"}'],
  ['a number', '42'],
  ['null', 'null'],
  ['a list', '[{"type":"ping"}]'],
  ['a list in a list, two thousand deep', `${'['.repeat(2_000)}${']'.repeat(2_000)}`],
  ['an unknown message', '{"type":"cheat"}'],
  ['a message of the server’s', '{"type":"goodbye","code":"banned"}'],
  ['a field too many', '{"type":"ping","and":1}'],
  ['the key __proto__', '{"type":"ping","__proto__":{"x":1}}'],
  ['the key constructor', '{"type":"ping","constructor":{"prototype":{"x":1}}}'],
  ['__proto__ instead of fields', '{"__proto__":{"type":"ping"}}'],
  ['the type as a list', '{"type":["ping"]}'],
  ['a chair as a text', command('{"do":"sit","chair":"1","name":"A"}')],
  ['a chair beyond all numbers', command('{"do":"sit","chair":1e999,"name":"A"}')],
  ['a name that is an object', sit({ toString: 'A' })],
  ['a name too long', sit('x'.repeat(MAX_NAME + 1))],
  ['an id that would name another player', '{"type":"act","id":"a b","position":"1.1","action":"pass"}'],
  ['an id too long', JSON.stringify({ type: 'act', id: 'x'.repeat(41), position: '1.1', action: 'pass' })],
  ['an action too long', JSON.stringify({ type: 'act', id: 'a', position: '1.1', action: 'x'.repeat(41) })],
  ['house rules with objects in them', command('{"do":"setUp","options":{"target":{"toString":1}}}')],
  ['house rules with the key __proto__', command('{"do":"setUp","options":{"__proto__":{"target":1}}}')],
  ['house rules whose names are no words', command('{"do":"setUp","options":{"a-b":{"deep":[[]]}}}')],
  ['a phrase that is none', command('{"do":"say","phrase":"<script>"}')],
  ['a phrase named like a method', command('{"do":"say","phrase":"constructor"}')],
  ['a binary message', Buffer.from('{"type":"ping"}')],
];

const SIZES: readonly Attack[] = [
  {
    name: 'a message too large',
    attack: sends(`{"type":"ping"${' '.repeat(5_000)}}`),
    expected: 'closed with 1009',
  },
  {
    name: 'ten thousand lists in each other',
    attack: sends(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
    expected: 'closed with 1009',
  },
  {
    name: 'many small pieces that make up a large message',
    attack: frames(
      frame('{', { isFinal: false }),
      ...Array.from({ length: 50 }, () => frame(' '.repeat(100), { opcode: 0, isFinal: false })),
    ),
    expected: 'closed with 1009',
  },
  {
    name: 'a frame that claims eight exabytes',
    attack: frames(Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])),
    expected: 'closed with 1009',
  },
];

const FRAMES: readonly Attack[] = [
  {
    name: 'bytes that are no UTF-8',
    attack: frames(frame(Buffer.from([0x22, 0xc3, 0x28, 0x22]))),
    expected: 'closed with 1007',
  },
  {
    name: 'half a surrogate as bytes',
    attack: frames(frame(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]))),
    expected: 'closed with 1007',
  },
  {
    name: 'a frame without a mask',
    attack: frames(frame('{"type":"ping"}', { isMasked: false })),
    expected: 'closed with 1002',
  },
  {
    name: 'a frame with reserved bits',
    attack: frames(frame('{"type":"ping"}', { reserved: 0x20 })),
    expected: 'closed with 1002',
  },
  {
    name: 'a compressed frame that was not agreed',
    attack: frames(frame('x', { reserved: 0x40 })),
    expected: 'closed with 1002',
  },
  {
    name: 'a kind of frame that does not exist',
    attack: frames(frame('x', { opcode: 3 })),
    expected: 'closed with 1002',
  },
  {
    name: 'a ping in pieces',
    attack: frames(frame('x', { opcode: 9, isFinal: false })),
    expected: 'closed with 1002',
  },
  {
    name: 'a ping too long',
    attack: frames(frame('x'.repeat(126), { opcode: 9 })),
    expected: 'closed with 1002',
  },
  {
    name: 'a piece that continues nothing',
    attack: frames(frame('x', { opcode: 0 })),
    expected: 'closed with 1002',
  },
  {
    name: 'a message in the middle of another',
    attack: frames(frame('{', { isFinal: false }), frame('{"type":"ping"}')),
    expected: 'closed with 1002',
  },
  {
    name: 'a close frame of one byte',
    attack: frames(frame('x', { opcode: 8 })),
    expected: 'closed with 1002',
  },
  {
    name: 'a close code that nobody may send',
    attack: frames(frame(Buffer.from([0x03, 0xed]), { opcode: 8 })),
    expected: 'closed with 1002',
  },
  {
    name: 'HTTP on a web socket',
    attack: frames('GET / HTTP/1.1\r\nHost: x\r\n\r\n'),
    expected: 'closed with 1002',
  },
];

/** Messages that are none. */
export const SHAPES: Kind = {
  title: 'Messages that are none',
  about:
    'A socket takes text frames of at most 4 kB, unpacked and whole. Each is checked against a closed schema before anything looks at it: no field too many, no text too long, no key that is not known. One that fails ends the socket.',
  attacks: [
    ...BAD.map(([name, data]) => ({ name, attack: sends(data), expected: 'goodbye: bad-message' })),
    ...SIZES,
    ...FRAMES,
  ],
};
