import type { Chapter } from '../../lesson.ts';
import type { zsirozas } from '../../lessons/zsirozas.ts';

/** Zsírozás, taught in German. */
export const chapter: Chapter<typeof zsirozas> = {
  summary:
    'Zsírozás (Schmierer) lernen in einer Minute: gleichen Wert legen, Zehner und Asse fangen. Mit Beispielen zum Ausprobieren.',
  minute: [
    'Alle halten vier Karten, der Rest liegt als Talon in der Mitte. Farben sind egal, nur der Wert zählt.',
    'Jemand spielt eine Karte aus. Hast du den gleichen Wert, musst du ihn darauflegen und hältst damit den Stich.',
    'Eine Sieben darf jeden Wert ersetzen. Wer nichts Passendes hat, legt irgendeine Karte dazu.',
    'Wurde mitgehalten, darf wer ausgespielt hat noch einmal nachlegen oder den Stich liegen lassen.',
    'Danach ziehen alle nach, bis sie wieder vier Karten haben. Jeder Zehner und jedes Ass im eigenen Stapel bringt 10 Punkte; wer zuerst 500 hat, gewinnt.',
  ],
  parts: {
    cards: {
      title: 'Karten und Talon',
      text: [
        'Gespielt wird mit 32 Karten, von der Sieben bis zum Ass, je viermal. Zu zweit spielt jeder für sich, zu viert sitzen sich zwei Teams über Kreuz gegenüber.',
        'Jeder bekommt vier Karten. Der Talon in der Mitte hat zu zweit noch 24, zu viert 16.',
      ],
    },
    answer: {
      title: 'Antworten',
      text: [
        'Links vom Geber wird ausgespielt, und zwar was man will. Liegt ein Wert, den du auch hast, musst du ihn legen: Das ist die eine Pflicht in diesem Spiel.',
        'Hast du ihn nicht, bist du frei. Zu zweit gehört der Stich dann gleich dem, der ausgespielt hat.',
      ],
    },
    seven: {
      title: 'Der Siebener',
      text: [
        'Ein Siebener gilt als die Karte, die gebraucht wird. Du darfst ihn einsetzen, wenn dir der Wert fehlt; müssen musst du nicht. Hast du den Wert selbst, geht dieser vor.',
        'Wird ein Siebener ausgespielt, ist er nur ein Siebener: Dann passt allein ein zweiter.',
      ],
    },
    goOn: {
      title: 'Nachlegen oder liegen lassen',
      text: [
        'Hat die andere Seite mitgehalten, entscheidet, wer ausgespielt hat: noch eine Karte des ersten Werts oder einen Siebener nachlegen, oder den Stich liegen lassen. Dann gehört er denen, die zuletzt mitgehalten haben.',
        'Maßgeblich bleibt immer die erste Karte. Nach einem Zehner und einem Siebener passt wieder ein Zehner, nicht die Karte, die gerade oben liegt.',
      ],
    },
    draw: {
      title: 'Nachziehen',
      text: [
        'Nach dem Stich zieht abwechselnd jeder eine Karte, bis wieder alle vier haben. Wer den Stich gemacht hat, zieht zuerst und spielt als Nächster aus.',
        'Ist der Talon leer, werden die Hände zu Ende gespielt.',
      ],
    },
    scoring: {
      title: 'Aufschreiben',
      text: [
        'Am Ende zählt jeder seinen Stapel: 10 Punkte für jeden Zehner und jedes Ass, zusammen immer 80. Alles andere ist nichts wert, auch der Siebener.',
        'Die Runden werden zusammengezählt, bis nach einer Runde jemand 500 hat. Haben es beide, gewinnt die höhere Summe. Und wo eine 0 stünde, kommt ein Schwammerl hin.',
      ],
    },
    four: {
      title: 'Zu viert',
      text: [
        'Wer sich gegenübersitzt, zählt zusammen. Der gleiche Wert ist für alle Pflicht, auch wenn der Partner den Stich schon hält. Nachlegen darf nur, wer ausgespielt hat, und nur, wenn gerade die Gegner halten.',
        'Über das eigene Blatt wird nicht geredet, aber vier Rufe sind erlaubt, einer je Durchgang: „Schmiere!“, „Schmiere nicht!“, „Steche!“ und „Steche nicht!“. Niemand muss ihnen folgen.',
      ],
    },
  },
  tasks: {
    none: {
      title: 'Nichts Passendes',
      ask: 'Pista hat einen Achter ausgespielt. Du hast keinen und auch keinen Siebener.',
      right:
        'Du darfst legen, was du willst. Pista hat den Stich, ihr zieht nach, und Pista spielt wieder aus.',
      replies: {
        TB: 'Erlaubt, aber teuer: Der Zehner schenkt Pista 10 Punkte. Wirf lieber etwas Wertloses ab.',
      },
    },
    match: {
      title: 'Gleicher Wert muss darauf',
      ask: 'Wieder liegt ein Achter von Pista. Was musst du legen? Versuch auch den Siebener.',
      right:
        'Genau, der Achter ist Pflicht, den Siebener behältst du. Pista lässt liegen, also ist es dein Stich, und du spielst aus.',
    },
    seven: {
      title: 'Lohnt sich der Siebener?',
      ask: 'Pista hat einen Zehner ausgespielt, und du hast keinen.',
      right: 'Das darfst du. Der Stich mit dem Zehner geht an Pista.',
      replies: {
        '7B': 'Gut eingesetzt: Der Siebener steht für einen Zehner. Pista lässt liegen, und die 10 Punkte sind deine.',
      },
    },
    goOn: {
      title: 'Weiter oder nicht?',
      ask: 'Du hast einen Zehner ausgespielt, Pista hielt mit einem Zehner mit. Leg nach oder lass liegen.',
      right: 'Das geht.',
      replies: {
        TH: 'Stark: Pista kann nicht mehr mithalten. Drei Zehner, 30 Punkte für dich.',
        '7L': 'Das klappt auch: Der Siebener hält den Stich, und deinen zweiten Zehner hast du noch.',
        stop: 'Erlaubt, doch so gehören beide Zehner Pista. Mit deinen Karten hättest du weitermachen können.',
      },
    },
    tens: {
      title: 'Sechs Karten in einem Stich',
      ask: 'Du spielst aus und hast drei Zehner. Pista ahnt nichts davon.',
      steps: [
        'Spiel den Eichel-Zehner aus.',
        'Pista hat auch einen Zehner und muss ihn legen.',
        'Jetzt hält Pista den Stich. Leg mit dem Herz-Zehner nach.',
        'Pista hat keinen Zehner mehr, dafür einen Siebener, und setzt ihn ein.',
        'Wieder bist du dran. Gesucht ist noch immer ein Zehner, denn der lag zuerst: Spiel deinen letzten.',
        'Nun fehlt Pista das Passende.',
        'Mit einem Achter ist es vorbei: Sechs Karten und 40 Punkte gehören dir.',
      ],
    },
    mushroom: {
      title: 'Ein Schwammerl für Pista',
      ask: 'In der ersten Runde hast du alle acht Zehner und Asse erwischt. Für Pista steht dort keine 0, sondern ein Pilz.',
    },
    grease: {
      title: 'Schmieren',
      ask: 'Resi spielte einen Neuner aus, und dein Partner Pista hielt mit. Mizzi hatte nichts. Dir fehlt das Passende: Was legst du dazu?',
      right:
        'Erlaubt ist alles. Dein Partner hält den Stich: Ein Zehner oder Ass wäre bei ihm gut aufgehoben.',
      replies: {
        TH: 'Richtig geschmiert: Resi lässt liegen, und 10 Punkte landen bei eurem Team.',
        AB: 'Richtig geschmiert: Resi lässt liegen, und das Ass bringt eurem Team 10 Punkte.',
      },
    },
  },
  terms: {
    fat: ['Schmiere', 'Zehner und Asse, die einzigen Karten, die zählen.'],
    match: ['Mithalten', 'Den ausgespielten Wert oder einen Siebener darauflegen.'],
    seven: ['Siebener', 'Kann jeden Wert ersetzen; ausgespielt ist er nur er selbst.'],
    trick: ['Stich', 'Alles, was vom Ausspielen bis zum Wegnehmen in die Mitte kommt.'],
    circuit: ['Durchgang', 'Einmal reihum; ein Stich kann mehrere haben.'],
    lead: ['Ausspielen', 'Die erste Karte eines Stichs legen; sie gibt den Wert vor.'],
    goOn: ['Nachlegen', 'Einen Stich verlängern, den die anderen gerade halten.'],
    leave: ['Liegen lassen', 'Nicht nachlegen: Der Stich gehört denen, die zuletzt mitgehalten haben.'],
    talon: ['Talon', 'Der verdeckte Stapel, von dem nachgezogen wird.'],
    pile: ['Ablagestapel', 'Die gewonnenen Karten; nachsehen ist nicht erlaubt.'],
    mushroom: ['Schwammerl', 'Der Pilz, der auf dem Zettel statt einer 0 gezeichnet wird.'],
    partner: ['Partner', 'Zu viert, wer dir gegenübersitzt.'],
    call: ['Ruf', 'Einer der vier erlaubten Zurufe an den Partner.'],
    round: ['Runde', 'Vom Geben, bis Talon und Hände leer sind.'],
  },
};
