import type { Language } from '@stammtisch/cards';

/** What search engines and link previews are told where a page itself has no such sentence. */
interface PublicWords {
  readonly home: string;
  readonly homeTitle: string;
  readonly rules: string;
  readonly fair: string;
  readonly about: string;
  readonly joinTitle: string;
  readonly join: string;
  readonly needsScript: string;
}

/** See the interface. */
export const publicWords: Readonly<Record<Language, PublicWords>> = {
  de: {
    home: 'Smear, Zsírozás und Spades im Browser: mit Freunden oder gegen Bots, ohne Konto und ohne Werbung.',
    homeTitle: 'Stammtisch: Karten spielen mit Freunden',
    rules: 'Die üblichen Regeln von Smear, Zsírozás und Spades auf einer Karte, und eure eigenen dazu.',
    fair: 'Wie am Stammtisch gegeben wird, und wie du jedes Blatt selbst nachrechnen kannst.',
    about: 'Wer diesen Stammtisch betreibt, was er speichert und wessen Arbeit darin steckt.',
    joinTitle: 'Komm an den Tisch',
    join: 'Du bist zu einer Kartenrunde eingeladen. Namen sagen, Platz nehmen, spielen: ohne Konto.',
    needsScript: 'Zum Spielen braucht der Stammtisch JavaScript.',
  },
  en: {
    home: 'Smear, Zsírozás and Spades in the browser: with friends or against bots, no account, no adverts.',
    homeTitle: 'Stammtisch: card games among friends',
    rules: 'The usual rules of Smear, Zsírozás and Spades on one card, and your own beside them.',
    fair: 'How the cards are dealt at Stammtisch, and how you can check every deal yourself.',
    about: 'Who runs this Stammtisch, what it stores, and whose work is in it.',
    joinTitle: 'Come to the table',
    join: 'You are invited to a game of cards. Say your name, take a seat, play: no account needed.',
    needsScript: 'To play, Stammtisch needs JavaScript.',
  },
  hu: {
    home: 'Smear, zsírozás és Spades a böngészőben: barátokkal vagy botok ellen, fiók és reklám nélkül.',
    homeTitle: 'Stammtisch: kártyázás barátokkal',
    rules: 'A Smear, a zsírozás és a Spades szokásos szabályai egy lapon, mellettük a tieitek.',
    fair: 'Hogyan oszt a Stammtisch, és hogyan számolhatsz utána magad minden leosztásnak.',
    about: 'Ki üzemelteti ezt a Stammtischt, mit tárol, és kinek a munkája van benne.',
    joinTitle: 'Gyere az asztalhoz',
    join: 'Meghívtak egy kártyapartira. Mondd meg a neved, foglalj helyet, és játssz: fiók nélkül.',
    needsScript: 'A játékhoz a Stammtischnek JavaScript kell.',
  },
};
