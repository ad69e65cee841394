import type { Chapter } from '../../lesson.ts';
import type { spades } from '../../lessons/spades.ts';

/** Spades, taught in German. */
export const chapter: Chapter<typeof spades> = {
  summary:
    'Spades lernen in einer Minute: Stiche ansagen, Pik ist immer Trumpf, genau treffen. Mit Beispielen zum Ausprobieren.',
  minute: [
    'Alle spielen für sich und bekommen gleich viele Karten, zu viert je 13.',
    'Jeder sagt einmal an, wie viele Stiche er machen wird, mindestens einen. Alle hören zu.',
    'Du musst bedienen, wenn du kannst. Pik ist immer Trumpf und sticht jede andere Farbe.',
    'Pik darfst du erst ausspielen, wenn schon eins gefallen ist oder du nichts anderes mehr hast.',
    'Erreichst du deine Ansage, gibt es 10 Punkte je angesagtem Stich und 1 für jeden mehr, sonst nichts. Wer zuerst 500 hat, gewinnt.',
  ],
  parts: {
    cards: {
      title: 'Karten und Geber',
      text: [
        'Gespielt wird mit 52 Karten ohne Joker, vom Ass hinunter bis zur 2. Wer zu Beginn die höchste Karte zieht, gibt zuerst; danach wandert das Geben im Uhrzeigersinn weiter.',
        'Bis zu viert bekommt jeder 13 Karten, zu fünft 10, zu sechst 8, zu siebt 7. Was übrig bleibt, liegt verdeckt beiseite.',
      ],
    },
    bidding: {
      title: 'Ansagen',
      text: [
        'Links vom Geber beginnt die einzige Bietrunde. Jeder nennt eine Zahl zwischen 1 und der Zahl seiner Karten; sie muss nicht höher sein als die vorige, und passen gibt es nicht.',
        'Zähl, was fast sicher sticht: Asse und Könige, dazu hohe und lange Pik.',
      ],
    },
    tricks: {
      title: 'Stiche',
      text: [
        'Links vom Geber wird zum ersten Stich ausgespielt, danach immer von dem, der den letzten gemacht hat.',
        'Hast du die ausgespielte Farbe, musst du sie zugeben. Sonst darfst du mit Pik trumpfen oder abwerfen. Das höchste Pik nimmt den Stich; liegt keins darin, die höchste Karte der ausgespielten Farbe.',
      ],
    },
    breaking: {
      title: 'Pik öffnen',
      text: [
        'Am Anfang jeder Runde ist Pik zu: Ausspielen darf man es nicht. Sobald irgendein Pik gefallen ist, weil jemand getrumpft hat, ist es offen.',
        'Wer nur noch Pik hat, darf es immer ausspielen.',
      ],
    },
    scoring: {
      title: 'Aufschreiben',
      text: [
        'Reichen deine Stiche, zählt jeder angesagte 10 und jeder darüber hinaus 1. Reichen sie nicht, bekommst du für die Runde nichts.',
        'Am besten triffst du also genau. An manchen Tischen kosten zu viele Überstiche sogar Punkte; das ist eine Hausregel.',
      ],
    },
    end: {
      title: 'Wer gewinnt',
      text: [
        'Abgerechnet wird nach jeder Runde. Hat dann genau einer 500 oder mehr, hat er gewonnen.',
        'Haben es mehrere, wird noch eine Runde gespielt, und dann entscheidet die höchste Summe. Für kurze Abende spielt man bis 200.',
      ],
    },
  },
  tasks: {
    bid: {
      title: 'Wie viele Stiche werden es?',
      ask: 'Die erste Ansage ist deine. Sieh dir dein Blatt an und nenn eine Zahl.',
      right:
        'Ansagen darfst du jede Zahl von 1 bis 13. Zähl noch einmal: Ass und König in Pik und in Herz sind vier recht sichere Stiche.',
      replies: {
        'bid 4': 'Gut gezählt: Pik-Ass, Pik-König, Herz-Ass und Herz-König.',
        'bid 5':
          'Mutig: Zu den vier hohen Karten muss die Karo-Dame oder ein kleines Pik noch einen Stich machen.',
        'bid 3': 'Vorsichtig. Drei sind so gut wie sicher, aber ein vierter Stich brächte dann nur 1 Punkt.',
      },
    },
    follow: {
      title: 'Erst bedienen',
      ask: 'Mizzi hat die Herz-Dame ausgespielt. Was darfst du zugeben?',
      right: 'Richtig, Herz musst du bedienen. So bleibt die Dame stehen, und Mizzi macht den Stich.',
      replies: {
        AH: 'Richtig: Herz muss es sein, und das Ass macht den Stich.',
        KH: 'Richtig: Herz muss es sein. Der König reicht hier auch, das Ass hast ja du.',
      },
    },
    free: {
      title: 'Keine Karte der Farbe',
      ask: 'Mizzi hat den Kreuz-König ausgespielt, und du hast kein Kreuz.',
      right: 'Abwerfen ist erlaubt. Der Stich geht dann an Mizzi.',
      replies: {
        '3S': 'Gut gemacht: Das kleinste Pik genügt. Der Stich ist deiner, und Pik ist jetzt offen.',
        '6S': 'Das sticht. Noch sparsamer wäre die Pik-3 gewesen. Pik ist jetzt offen.',
        KS: 'Das sticht, aber die Pik-3 hätte auch gereicht.',
        AS: 'Das sticht, aber die Pik-3 hätte auch gereicht.',
      },
    },
    lead: {
      title: 'Pik ist noch zu',
      ask: 'Du spielst zum ersten Stich aus. Versuch es ruhig auch mit Pik.',
      right: 'Das darfst du ausspielen.',
      replies: {
        AH: 'Guter Anfang: Solange noch alle Herz haben, sticht das Ass sicher.',
      },
    },
    exact: {
      title: 'Genau getroffen, knapp verfehlt',
      ask: 'Du hast 7 angesagt und 7 gemacht: 70 Punkte. Resi sagte 4 an und machte 3: nichts.',
    },
    over: {
      title: 'Mehr als angesagt',
      ask: 'Du hast 5 angesagt und 8 gemacht: 50 Punkte für die Ansage und 3 für die Überstiche.',
    },
  },
  terms: {
    bid: ['Gebot', 'Wie viele Stiche jemand ansagt.'],
    contract: ['Vertrag', 'Die Ansage als Versprechen: mindestens so viele Stiche.'],
    overtrick: ['Überstich', 'Ein Stich über die Ansage hinaus; er bringt 1 Punkt.'],
    bag: ['Bag', 'Ein anderes Wort für Überstich, wo zu viele davon Punkte kosten.'],
    broken: ['Pik ist offen', 'In dieser Runde ist schon ein Pik gefallen; jetzt darf man es ausspielen.'],
    trick: ['Stich', 'Eine Karte von jedem; die stärkste nimmt sie alle.'],
    follow: ['Bedienen', 'Eine Karte der ausgespielten Farbe zugeben.'],
    trump: ['Trumpfen', 'Mit Pik stechen, wenn man nicht bedienen kann.'],
    lead: ['Ausspielen', 'Die erste Karte eines Stichs legen.'],
    discard: ['Abwerfen', 'Eine Karte legen, die weder bedient noch trumpft.'],
    dealer: ['Geber', 'Wer die Karten gibt; links davon beginnt alles.'],
    leftOver: ['Übrige Karten', 'Was sich nicht aufteilen ließ; bis zum Ende der Runde verdeckt.'],
    nil: ['Null', 'Ein Gebot von keinem Stich; nur als Hausregel.'],
    team: ['Team', 'Partner, die zusammen zählen; nur als Hausregel.'],
    round: ['Runde', 'Einmal geben, alle Stiche, einmal aufschreiben.'],
  },
};
