/** What a key of the table is for, in the order in which it is listed. */
export const KEY_COMMANDS = ['lastTrick', 'trick', 'score', 'turn', 'bids', 'counts', 'log', 'help'] as const;
/** See the list of the same name. */
export type KeyCommand = (typeof KEY_COMMANDS)[number];
/** The key of each command: one character, small. */
export type KeyMap = Readonly<Record<KeyCommand, string>>;

/** What everybody starts with. */
export const STANDARD_KEYS: KeyMap = {
  lastTrick: 'l',
  trick: 'r',
  score: 'p',
  turn: 't',
  bids: 'b',
  counts: 'n',
  log: 'g',
  help: '?',
};

/** They jump to a suit of French cards. */
const SUIT_LETTERS = 'shdc';

/** What stands in the way of a key for a command: another one has it, it jumps to a suit, or it is no single character. */
export type KeyConflict = KeyCommand | 'suit' | 'unfit';

/** Why a command cannot have this key; undefined if it can. */
export function keyConflict(key: string, command: KeyCommand, keys: KeyMap): KeyConflict | undefined {
  const letter = key.toLowerCase();
  if (Array.from(letter).length !== 1 || letter.trim() === '') return 'unfit';
  if (SUIT_LETTERS.includes(letter)) return 'suit';
  return KEY_COMMANDS.find((other) => other !== command && keys[other] === letter);
}

/** Keys as they were remembered: whatever is unfit, missing or taken is as everybody has it. */
export function keysFrom(stored: unknown): KeyMap {
  if (typeof stored !== 'object' || stored === null) return STANDARD_KEYS;
  let keys = STANDARD_KEYS;
  const wanted = new Map<string, unknown>(Object.entries(stored));
  // Twice, for a key may be free only once another command has given it away.
  for (const command of [...KEY_COMMANDS, ...KEY_COMMANDS]) {
    const key = wanted.get(command);
    if (typeof key === 'string' && keyConflict(key, command, keys) === undefined)
      keys = { ...keys, [command]: key.toLowerCase() };
  }
  return keys;
}
