import type { Language } from '@stammtisch/cards';

import type { Because } from './because.ts';

/** Why something is advised in Zsírozás: a sentence to whoever is to act. */
export const becauseWords: Readonly<Record<Language, Readonly<Record<Because, string>>>> = {
  de: {
    'only-choice': 'Etwas anderes geht hier nicht.',
    'counted-out': 'Der Talon ist leer, du kennst alle Karten: Das lässt sich ausrechnen.',
    'let-go': 'Um diesen Stich weiterzuspielen kostet mehr, als er wert ist.',
    'lead-with-backing': 'Von diesem Wert hast du noch eine: Damit kannst du nachlegen.',
    'lead-fat': 'Zehner und Asse spielt man aus, wenn kaum noch jemand mithalten kann.',
    'lead-plain': 'Diese Karte zählt nichts: Geht der Stich verloren, ist es nicht schlimm.',
    'go-on': 'Damit spielst du um diesen Stich weiter.',
    'take-with-seven': 'Eine Sieben holt den Stich: Nimm sie, wenn Schmiere darin liegt.',
    match: 'Der gleiche Wert: Damit gehört der Stich erst einmal dir.',
    'grease-partner': 'Deine Seite hält den Stich: Schmiere ihn.',
    'give-fat-away': 'Das schmiert einen Stich, den die anderen halten.',
    'keep-fat': 'Deine Seite hält den Stich, aber sicher ist er nicht: Spar dir die Schmiere.',
    starve: 'Die anderen halten den Stich: Gib nichts hinein, was zählt.',
  },
  en: {
    'only-choice': 'Nothing else can be done here.',
    'counted-out': 'The talon is empty and you know every card: this can be counted out.',
    'let-go': 'Playing on for this trick costs more than it is worth.',
    'lead-with-backing': 'You have another of this rank, and can go on with it.',
    'lead-fat': 'Tens and aces are led when hardly anybody can match them any more.',
    'lead-plain': 'This card counts nothing: if the trick is lost, little is lost.',
    'go-on': 'With this you go on playing for the trick.',
    'take-with-seven': 'A seven takes the trick: use it when there is grease in it.',
    match: 'The same rank: with it the trick is yours for now.',
    'grease-partner': 'Your side holds the trick: grease it.',
    'give-fat-away': 'This greases a trick that the others hold.',
    'keep-fat': 'Your side holds the trick, but it is not safe: save your grease.',
    starve: 'The others hold the trick: put nothing in that counts.',
  },
  hu: {
    'only-choice': 'Itt mást nem lehet tenni.',
    'counted-out': 'Elfogyott a talon, minden lapot ismersz: ezt ki lehet számolni.',
    'let-go': 'Ezért az ütésért továbbmenni többe kerül, mint amennyit ér.',
    'lead-with-backing': 'Ebből az értékből van még nálad: azzal tovább tudsz menni.',
    'lead-fat': 'Tízest és ászt akkor érdemes hívni, ha már aligha tudja valaki megütni.',
    'lead-plain': 'Ez a lap nem számít: ha elviszik az ütést, nem nagy kár.',
    'go-on': 'Ezzel tovább játszol ezért az ütésért.',
    'take-with-seven': 'A hetes viszi az ütést: akkor tedd le, ha zsír van benne.',
    match: 'Azonos érték: ezzel az ütés egyelőre a tiéd.',
    'grease-partner': 'A ti oldalatoké az ütés: zsírozd meg.',
    'give-fat-away': 'Ez olyan ütést zsíroz, amely a többieké.',
    'keep-fat': 'A ti oldalatoké az ütés, de még nem biztos: tartsd meg a zsírt.',
    starve: 'Az ütés a többieké: ne tegyél bele semmit, ami számít.',
  },
};
