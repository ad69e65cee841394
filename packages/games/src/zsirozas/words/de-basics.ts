import type { Texts } from './texts.ts';

/** The standard game of Zsírozás in a few paragraphs, as a family would write it on a card, in German. */
export const basics: Texts['basics'] = [
  {
    title: 'Karten',
    text: 'Gespielt wird mit 32 Karten, zu zweit oder zu viert in zwei Teams, die sich gegenübersitzen. Jeder bekommt vier Karten, der Rest liegt als Talon in der Mitte. Die Farben bedeuten nichts, nur der Wert zählt.',
  },
  {
    title: 'Ausspielen',
    text: 'Links vom Geber beginnt jemand mit einer beliebigen Karte. Wer den gleichen Wert hat, muss ihn dazulegen; wer ihn nicht hat, legt irgendeine Karte.',
  },
  {
    title: 'Die Sieben',
    text: 'Eine Sieben darf statt des ausgespielten Werts gelegt werden, sie muss aber nicht. Wer den Wert selbst hat, legt den. Wird eine Sieben ausgespielt, passt nur eine Sieben.',
  },
  {
    title: 'Weiter oder liegen lassen',
    text: 'Hat die andere Seite mitgehalten, darf wer ausgespielt hat noch eine Karte dieses Werts oder eine Sieben nachlegen, und alle müssen wieder antworten. Sonst bleibt der Stich liegen, und er gehört der Seite, die zuletzt mitgehalten hat.',
  },
  {
    title: 'Nachziehen',
    text: 'Nach dem Stich wird abwechselnd gezogen, bis alle wieder vier Karten haben; wer den Stich hat, zieht zuerst und spielt als Nächster aus. Ist der Talon leer, wird zu Ende gespielt.',
  },
  {
    title: 'Abrechnen',
    text: 'Jede Zehn und jedes Ass zählt 10 Punkte, alles andere nichts. Wer 0 Punkte hat, bekommt in der Liste ein Schwammerl.',
  },
  {
    title: 'Ende',
    text: 'Gewonnen hat, wer nach einer Runde 500 Punkte hat; sind es beide, die Seite mit mehr.',
  },
  {
    title: 'Rufe',
    text: 'Zu viert darf jeder seinem Partner „Schmiere!“, „Schmiere nicht!“, „Steche!“ oder „Steche nicht!“ zurufen, in jedem Durchgang einmal. Mehr darf man über sein Blatt nicht sagen.',
  },
];
