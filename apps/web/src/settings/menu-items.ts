import type { Room, TableCommand } from '@stammtisch/protocol';

import type { Texts } from '../i18n/texts.ts';
import type { IconName } from '../icons/icon.tsx';
import type { SeatWords } from '../lobby/seat-words/index.ts';
import { isHere } from '../offline/code.ts';
import type { SettingsWords } from './words/index.ts';

/** A line of the menu at the table. */
export interface MenuItem {
  readonly icon: IconName;
  readonly text: string;
  readonly hint?: string | undefined;
  readonly onPress: () => void;
}

/** What the menu can set in motion. */
export interface MenuDoes {
  readonly open: (part: 'rules' | 'people' | 'invite' | 'move' | 'end') => () => void;
  readonly order: (command: TableCommand) => () => void;
  readonly settings: () => void;
  readonly join: () => void;
  readonly talk: () => void;
  readonly leave: () => void;
}

/** What the menu says. */
export interface MenuTexts extends Pick<Texts, 'lobby'> {
  readonly settings: SettingsWords;
  readonly words: SeatWords;
}

/** The menu as it is for this person now. */
export function menuItems(room: Room, texts: MenuTexts, does: MenuDoes): readonly MenuItem[] {
  const { words, lobby, settings } = texts;
  const { chair } = room.you;
  return [
    { icon: 'info', text: settings.rules, onPress: does.open('rules') },
    { icon: 'user', text: settings.people, onPress: does.open('people') },
    { icon: 'link', text: settings.invite, onPress: does.open('invite') },
    { icon: 'said', text: words.talk, onPress: does.talk },
    { icon: 'settings', text: settings.title, onPress: does.settings },
    ...(chair === null
      ? [{ icon: 'userPlus', text: settings.takeSeat, onPress: does.join } as const]
      : [
          ...seatItems(room, chair, settings, does),
          ...(isHere(room.code)
            ? []
            : [{ icon: 'device', text: words.move, onPress: does.open('move') } as const]),
        ]),
    ...(room.you.isHost ? hostItems(room, texts, does) : []),
    ...(chair === null
      ? []
      : [{ icon: 'userMinus', text: lobby.standUp, onPress: does.order({ do: 'stand' }) } as const]),
    {
      icon: 'logOut',
      text: settings.leave,
      hint: chair === null ? undefined : settings.leaveHint,
      onPress: does.leave,
    },
  ];
}

/** A bot may play for a person while cards are out, and hands back when asked; after the match there is another one. */
function seatItems(
  { phase, chairs }: Room,
  chair: number,
  settings: SettingsWords,
  { order }: MenuDoes,
): readonly MenuItem[] {
  const me = chairs[chair];
  if (phase === 'over') return [{ icon: 'trophy', text: settings.rematch, onPress: order({ do: 'ready' }) }];
  if (phase !== 'playing') return [];
  return me?.kind === 'person' && me.keptBy !== undefined
    ? [{ icon: 'user', text: settings.takeBack, onPress: order({ do: 'takeBack' }) }]
    : [{ icon: 'bot', text: settings.letBot, onPress: order({ do: 'letBotPlay', chair }) }];
}

/** The host stops the game for a while, locks the table, and ends a match, after being asked again while it is on. */
function hostItems(
  { code, phase, isPaused, isLocked, isPublic }: Room,
  { words, lobby, settings }: MenuTexts,
  { open, order }: MenuDoes,
): readonly MenuItem[] {
  const lock: MenuItem =
    isLocked === true
      ? { icon: 'unlock', text: words.unlock, hint: words.unlockHint, onPress: order({ do: 'unlock' }) }
      : { icon: 'lock', text: words.lock, hint: words.lockHint, onPress: order({ do: 'lock' }) };
  const listing: MenuItem =
    isPublic === true
      ? { icon: 'lock', text: words.unlist, onPress: order({ do: 'unlist' }) }
      : { icon: 'globe', text: words.list, hint: lobby.publicHint, onPress: order({ do: 'list' }) };
  // Nobody else can come to a table on this device.
  const door = isHere(code) ? [] : [lock, listing];
  if (phase === 'over') {
    return [...door, { icon: 'arrowLeft', text: settings.toWaitingRoom, onPress: order({ do: 'endMatch' }) }];
  }
  const pause: MenuItem =
    isPaused === true
      ? { icon: 'play', text: words.resume, onPress: order({ do: 'resume' }) }
      : { icon: 'pause', text: words.pause, hint: words.pauseHint, onPress: order({ do: 'pause' }) };
  return [pause, ...door, { icon: 'x', text: settings.endMatch, onPress: open('end') }];
}
