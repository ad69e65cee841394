import type { Language } from '@stammtisch/cards';
import { type Event, lookAt, observeEvent, type PlayCatalog, type ReplayStep } from '@stammtisch/kernel';
import { type Room, STANDARD_SETTINGS } from '@stammtisch/protocol';

import type { TableModel, TablePreferences } from '../table/model.ts';
import type { Setting } from './lesson.ts';

/** What an example shows and does. */
export interface ExampleProps {
  readonly game: string;
  readonly setting: Setting;
  readonly step: ReplayStep;
  /** What led there, for motion; the same number is the same news. */
  readonly news: { readonly seq: number; readonly events: readonly Event[] };
  readonly catalog: PlayCatalog;
  readonly language: Language;
  /** What the reader is called. */
  readonly you: string;
  readonly preferences: TablePreferences;
  readonly play: (text: string) => void;
  readonly prefer: (change: Partial<TablePreferences>) => void;
}

/** A position of a lesson as the table shows it to whoever sits there. */
export function exampleModel(props: ExampleProps): TableModel {
  const { game, setting, step, news, catalog, language, preferences } = props;
  const { you: seat } = setting;
  const nothing = (): void => undefined;
  const names = setting.names.map((name) => (name === '' ? props.you : name));
  return {
    seen: catalog.open(game, (kit) => lookAt(kit, step.match.observe(seat))) ?? step.match,
    seat,
    room: roomOf(props, names),
    names,
    language,
    position: `1.${news.seq}`,
    news: { seq: news.seq, events: news.events.map((event) => observeEvent(event, seat)) },
    isWaiting: false,
    connection: 'on',
    unread: 0,
    refusal: undefined,
    // A trick stays until it has been looked at, and letters open nothing here.
    preferences: { ...preferences, trickPause: 'tap', hasLetterKeys: false },
    play: props.play,
    changePreferences: props.prefer,
    say: nothing,
    goOn: nothing,
    takeBack: nothing,
    order: nothing,
    openSheet: nothing,
    openMenu: nothing,
    openTalk: nothing,
  };
}

function roomOf({ game, setting, step }: ExampleProps, names: readonly string[]): Room {
  return {
    code: 'example',
    game,
    options: step.match.options,
    settings: STANDARD_SETTINGS,
    phase: 'playing',
    chairs: names.map((name) => ({
      kind: 'person',
      name,
      isHost: false,
      isConnected: true,
      isReady: false,
    })),
    you: { chair: setting.you, isHost: false },
    watchers: 0,
  };
}
