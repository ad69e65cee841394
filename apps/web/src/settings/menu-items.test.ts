import type { Room, RoomChair } from '@stammtisch/protocol';
import { expect, test } from 'vitest';

import { texts } from '../i18n/en/index.ts';
import { en as words } from '../lobby/seat-words/en.ts';
import { menuItems } from './menu-items.ts';
import { en as settings } from './words/en.ts';

const me: RoomChair = { kind: 'person', name: 'Me', isHost: false, isConnected: true, isReady: false };
const nothing = (): (() => void) => () => {};

function menu(change: Partial<Room>): readonly string[] {
  const room: Room = {
    code: 'abcdef',
    game: 'smear',
    options: {},
    settings: { botPace: 'brisk', grace: 'medium' },
    phase: 'playing',
    chairs: [me],
    you: { chair: 0, isHost: false },
    watchers: 0,
    ...change,
  };
  const does = { open: nothing, order: nothing, settings: nothing(), join: nothing(), leave: nothing() };
  return menuItems(room, { ...texts, settings, words }, does).map(({ text }) => text);
}

test('a player may let a bot play, stand up and leave, but not end the match of others', () => {
  expect(menu({})).toContain('Let a bot play for me');
  expect(menu({})).toContain('Stand up');
  expect(menu({})).not.toContain('End the game');
});

test('the host may end the match, and afterwards go back to the waiting room', () => {
  const you = { chair: 0, isHost: true };
  expect(menu({ you })).toContain('End the game');
  expect(menu({ you, phase: 'over' })).toContain('Back to the waiting room');
  expect(menu({ you, phase: 'over' })).toContain('Play again');
});

test('somebody for whom a bot plays is offered the seat back', () => {
  const items = menu({ chairs: [{ ...me, keptBy: 'normal' }] });
  expect(items).toContain('Play myself again');
  expect(items).not.toContain('Let a bot play for me');
});

test('somebody who watches is offered a seat, and nothing that needs one', () => {
  const items = menu({ you: { chair: null, isHost: false } });
  expect(items).toContain('Take over from a bot');
  expect(items).not.toContain('Stand up');
});
