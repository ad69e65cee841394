import type { Phrase } from '@stammtisch/protocol';

/** What the host may do, what was done at the table, and seats that are kept. */
export const host = {
  kick: 'Vom Tisch nehmen',
  kickOne: (name: string): string => `${name} vom Tisch nehmen`,
  kickAsk: (name: string): string => `${name} vom Tisch nehmen?`,
  makeHost: 'Zum Host machen',
  makeHostAsk: (name: string): string => `${name} zum Host machen?`,
  lock: 'Tisch abschließen',
  lockHint: 'Niemand Neues kann sich setzen.',
  unlock: 'Tisch aufschließen',
  unlockHint: 'Wer den Link hat, kann sich wieder setzen.',
  isLocked: 'Der Tisch ist abgeschlossen: Niemand Neues kann sich setzen.',
  pause: 'Pause machen',
  pauseHint: 'Niemand kann spielen, auch kein Bot.',
  resume: 'Weiterspielen',
  pausedTitle: 'Pause',
  pausedText: (name: string): string => `Sobald ${name} weitermacht, geht es genau hier weiter.`,
  pausedTextHost: 'Alle warten auf dich. Es geht genau hier weiter.',
  pausedTextNobody: 'Es geht genau hier weiter.',
  again: 'Noch einmal zum Tisch',
  bannedTitle: 'An diesem Tisch nicht mehr',

  move: 'Auf einem anderen Gerät spielen',

  say: 'Etwas sagen',
  phrases: {
    hello: 'Hallo zusammen!',
    goodLuck: 'Viel Glück!',
    wellPlayed: 'Gut gespielt!',
    thanks: 'Danke!',
    oops: 'Hoppla!',
    sorry: 'Tut mir leid.',
    moment: 'Einen Moment …',
    backSoon: 'Bin gleich wieder da.',
    onward: 'Weiter geht’s!',
    cheers: 'Prost!',
  } satisfies Record<Phrase, string>,

  done: {
    kicked: (name: string): string => `${name} wurde vom Tisch genommen.`,
    banned: (name: string): string => `${name} wurde vom Tisch genommen und kommt nicht wieder herein.`,
    locked: 'Der Tisch ist jetzt abgeschlossen.',
    unlocked: 'Der Tisch ist wieder offen.',
    paused: 'Pause: Niemand spielt.',
    resumed: 'Es geht weiter.',
    hostIs: (name: string): string => `${name} ist jetzt Host.`,
    hostIsYou: 'Du bist jetzt Host.',
    hostIsAway: (name: string): string => `Der Host ist schon lange weg: Jetzt ist ${name} Host.`,
    hostIsYouAway: 'Der Host ist schon lange weg: Jetzt bist du Host.',
    botKeeps: (name: string): string => `Für ${name} spielt jetzt ein Bot.`,
    botKeepsAway: (name: string): string =>
      `${name} ist weg. Ein Bot spielt, bis der Platz zurückgefordert wird.`,
    botKeepsYou: 'Ein Bot spielt jetzt für dich.',
    tookBack: (name: string): string => `${name} spielt wieder selbst.`,
    tookBackYou: 'Du spielst wieder selbst.',
  },
};
