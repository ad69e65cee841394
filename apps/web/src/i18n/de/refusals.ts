import type { TableRefusal } from '@stammtisch/protocol';

/** Why the table, not the game, says no. */
export const refusals = {
  table: {
    'not-host': 'Das darf nur der Host.',
    'not-seated': 'Dazu musst du am Tisch sitzen.',
    'already-seated': 'Du sitzt schon an diesem Tisch.',
    'no-such-chair': 'Diesen Platz gibt es nicht.',
    'chair-taken': 'Auf diesem Platz sitzt schon jemand.',
    'chair-empty': 'Auf diesem Platz sitzt niemand.',
    'chairs-free': 'Es sind noch Plätze frei. Setz Bots darauf oder warte auf deine Freunde.',
    'too-many-people': 'So viele Leute passen nicht an diesen Tisch.',
    'other-hand-seen': 'Du hast in dieser Partie schon ein anderes Blatt gesehen.',
    'said-already': 'In diesem Durchgang hast du schon gerufen.',
    'not-a-person': 'Auf diesem Platz sitzt ein Bot.',
    'bot-not-playing': 'Für dich spielt gerade kein Bot.',
    'not-now': 'Das geht jetzt nicht.',
    'stale-start': 'Das gehört zu einem früheren Start.',
    'wrong-share': 'Dieser Zufallsanteil passt nicht zu dem, was vorher festgelegt wurde.',
    'stale-position': 'Der Tisch war schneller. Schau, was inzwischen liegt.',
    'no-such-game': 'Dieses Spiel kennt der Server nicht.',
    'wrong-seats': 'Mit so vielen Leuten wird das nicht gespielt.',
    'bad-options': 'Diese Hausregeln passen nicht zusammen.',
    'bad-name': 'Nimm einen anderen Namen: 1 bis 24 Zeichen.',
    busy: 'Der Tisch ist gerade beschäftigt. Versuch es noch einmal.',
  } satisfies Record<TableRefusal, string>,
  unreadable: 'Das hat der Tisch nicht verstanden.',
  noSuchRemark: 'Das kannst du jetzt nicht sagen.',
  tooMany: 'Das war zu oft hintereinander. Warte einen Moment.',
  fallback: 'Das geht jetzt nicht.',
};
