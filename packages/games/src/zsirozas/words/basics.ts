import type { Language } from '@stammtisch/cards';
import type { Paragraph } from '@stammtisch/kernel';

/** The standard game of Zsírozás in a few paragraphs, as a family would write it on a card. */
export const basics: Readonly<Record<Language, readonly Paragraph[]>> = {
  de: [
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
  ],
  en: [
    {
      title: 'Cards',
      text: '32 cards, for two players or for four in two teams sitting opposite. Everybody gets four cards, the rest is the talon in the middle. Suits mean nothing, only the rank counts.',
    },
    {
      title: 'Leading',
      text: 'Whoever sits left of the dealer leads any card. If you hold the same rank you must add it; if not, you play any card.',
    },
    {
      title: 'The seven',
      text: 'A seven may stand in for the rank led, but need not. If you hold the rank itself, that is what you play. When a seven is led, only sevens match it.',
    },
    {
      title: 'Go on or leave it',
      text: 'If the other side has matched, the leader may add another card of that rank or a seven, and everybody must answer again. Otherwise the trick is left to the side that matched last.',
    },
    {
      title: 'Drawing',
      text: 'After a trick cards are drawn in turn until all hold four again; the winner of the trick draws first and leads next. When the talon is gone the hands are played out.',
    },
    {
      title: 'Scoring',
      text: 'Each ten and each ace is worth 10 points, everything else nothing. For 0 points a mushroom is drawn in the score list.',
    },
    { title: 'The end', text: 'Whoever has 500 points after a deal wins; if both have, the side with more.' },
    {
      title: 'Calls',
      text: 'With four, everyone may call “Grease!”, “Don’t grease!”, “Beat!” or “Don’t beat!” to the partner, once in each circuit. Nothing else may be said about one’s cards.',
    },
  ],
  hu: [
    {
      title: 'Lapok',
      text: '32 lappal játsszuk, ketten, vagy négyen két csapatban, egymással szemben. Mindenki négy lapot kap, a többi a talon középen. A szín nem számít, csak az érték.',
    },
    {
      title: 'Hívás',
      text: 'Az osztótól balra ülő hív bármilyen lapot. Akinek van ugyanilyen értéke, annak rá kell tennie; akinek nincs, bármit rakhat.',
    },
    {
      title: 'A hetes',
      text: 'A hetes a hívott érték helyett is rakható, de nem kötelező. Akinél megvan maga az érték, annak azt kell raknia. Ha hetest hívnak, arra csak hetes illik.',
    },
    {
      title: 'Tovább vagy hagyom',
      text: 'Ha a másik oldal ráütött, a hívó tehet még egy ilyen értékű lapot vagy hetest, és mindenkinek újra felelnie kell. Különben az ütést az az oldal viszi, amelyik utoljára ráütött.',
    },
    {
      title: 'Húzás',
      text: 'Ütés után felváltva húzunk, amíg mindenkinél újra négy lap van; az húz először, aki az ütést vitte, és ő hív legközelebb. Ha elfogyott a talon, kijátsszuk a lapokat.',
    },
    {
      title: 'Elszámolás',
      text: 'Minden tízes és minden ász 10 pontot ér, más semmit. A 0 pont helyére gombát rajzolunk a listába.',
    },
    {
      title: 'A játszma vége',
      text: 'Az nyer, akinek egy leosztás után 500 pontja van; ha mindkét oldal eléri, az, amelyiknek több van.',
    },
    {
      title: 'Bemondások',
      text: 'Négyen játszva körönként egyszer mindenki odaszólhat a társának: „Zsírt!”, „Ne zsírt!”, „Üss!” vagy „Ne üss!”. Mást a lapjairól senki sem mondhat.',
    },
  ],
};
