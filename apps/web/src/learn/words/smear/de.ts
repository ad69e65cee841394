import type { Chapter } from '../../lesson.ts';
import type { smear } from '../../lessons/smear.ts';

/** Smear, taught in German. */
export const chapter: Chapter<typeof smear> = {
  summary:
    'Smear lernen in einer Minute: bieten, Trumpf bestimmen, sechs Punkte fangen. Mit Beispielen zum Ausprobieren.',
  minute: [
    'Alle bekommen sechs Karten. In jeder Runde stecken sechs Punkte, und wer zuerst 21 hat, gewinnt die Partie.',
    'Der Reihe nach sagst du einmal, wie viele Punkte du dir zutraust: mehr als das Gebot vor dir, oder du passt.',
    'Das höchste Gebot spielt aus, und die Farbe dieser ersten Karte ist Trumpf.',
    'Du musst bedienen, wenn du kannst. Der höchste Trumpf holt den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.',
    'Reicht es fürs Gebot, schreibst du alles auf, was du geholt hast. Reicht es nicht, ziehst du dein Gebot ab.',
  ],
  parts: {
    cards: {
      title: 'Das Deck und die Schläfer',
      text: [
        'Zum gewöhnlichen Blatt kommen zwei Joker, ein großer und ein kleiner. Danach fallen die niedrigsten Werte aller vier Farben weg, bis die Zahl stimmt: Zu viert bleibt alles ab der 8, zu acht das ganze Deck.',
        'Ein paar Karten bekommt niemand. Diese Schläfer liegen bis zum Ende der Runde verdeckt: sechs, wenn ihr eine gerade Zahl seid, sonst vier. Zu viert schläft also jede fünfte Karte, und auf eine einzelne zu hoffen ist gewagt.',
        'Jeder spielt für sich. Nur zu viert, zu sechst oder zu acht könnt ihr auch Paare auslosen, die zusammen zählen.',
      ],
    },
    bidding: {
      title: 'Bieten',
      text: [
        'Wer links vom Geber sitzt, beginnt, und jeder spricht genau einmal. Geboten wird von 2 bis 6, und jedes Gebot muss über dem vorigen liegen; gleichziehen darf auch der Geber nicht.',
        'Eine Farbe nennst du dabei nicht. Passen alle vor ihm, darf der Geber bieten, was er will; passt auch er, spielt er trotzdem für 2.',
      ],
    },
    trump: {
      title: 'Trumpf machen',
      text: [
        'Mit dem höchsten Gebot spielst du zum ersten Stich aus, und was du ausspielst, macht Trumpf. Deshalb darf es kein Joker sein.',
        'Trumpf geht vom Ass hinunter bis zur niedrigsten Karte im Deck. Ganz unten hängen die Joker daran: erst der große, dann der kleine.',
      ],
    },
    tricks: {
      title: 'Die sechs Stiche',
      text: [
        'Hast du die ausgespielte Farbe, musst du sie zugeben und darfst nicht trumpfen. Hast du sie nicht, darfst du alles: trumpfen oder abwerfen.',
        'Auf einen ausgespielten Trumpf gehört Trumpf, und dabei zählen auch Joker. Ab dem zweiten Stich darf ein Joker ausgespielt werden; das gilt dann als Trumpf.',
        'Ein Joker holt einen Stich nur, wenn sonst kein Trumpf darin liegt. Liegen beide Joker allein darin, holt ihn der große.',
      ],
    },
    points: {
      title: 'Die sechs Punkte',
      text: [
        'Hoch bekommt, wer den höchsten Trumpf im Spiel holt. Tief gehört dem, der den niedrigsten ausgibt, auch wenn ein anderer ihn mitnimmt. Beide richten sich nach den Karten, die gegeben wurden, und Joker sind nie Hoch oder Tief.',
        'Der Trumpf-Bube, der große und der kleine Joker bringen je einen Punkt, und zwar dem, in dessen Stich sie landen.',
        'Der sechste Punkt heißt Spiel. Dafür zählt jeder seine Stiche aus: Zehn 10, Ass 4, König 3, Dame 2, Bube 1, alles andere nichts. Wer am meisten hat, bekommt den Punkt; bei Gleichstand bekommt ihn niemand.',
        'Was schläft, holt keiner. Schläft ein Joker oder der Trumpf-Bube, gibt es einen Punkt weniger, und ein Gebot von 6 war verloren.',
      ],
    },
    scoring: {
      title: 'Aufschreiben',
      text: [
        'Ist das Gebot erfüllt, zählt alles Geholte, auch was darüber hinausgeht. Ist es verfehlt, geht der Punktestand um das ganze Gebot zurück, notfalls unter null, und das Geholte verfällt.',
        'Alle anderen behalten ihre Punkte in jedem Fall.',
      ],
    },
    end: {
      title: 'Wer gewinnt',
      text: [
        'Abgerechnet wird nach jeder Runde. Wer dann 21 oder mehr hat, gewinnt.',
        'Sind mehrere so weit, gewinnt die Seite, die geboten hat. Ist sie nicht dabei, gewinnt die höhere Summe, und sind auch die gleich, wird noch eine Runde gespielt.',
      ],
    },
    example: {
      title: 'Eine ganze Runde',
      text: ['Du sitzt mit Ayşe, Kemal und Sam am Tisch, jeder für sich. Spiel mit oder blättere weiter.'],
    },
  },
  tasks: {
    bid: {
      title: 'Wie viel traust du dir zu?',
      ask: 'Ayşe hat gepasst, Kemal bietet 2. Sieh dir dein Blatt an und sprich.',
      right: 'Das darfst du bieten.',
      replies: {
        pass: 'Passen darfst du immer. Mit diesem Blatt ist es schade: Das Herz-Ass allein ist schon sicher ein Punkt.',
        'bid 3':
          'Gut gewählt: Mit Herz als Trumpf holt das Ass den Punkt Hoch, die Zehn hilft zum Punkt Spiel, und der kleine Joker oder der Bube bringt den dritten.',
        'bid 4': 'Mutig. Dafür müsste auch der Bube durchkommen, und über ihm fehlen dir Dame und König.',
        'bid 5': 'Sehr gewagt: Fünf gehen nur, wenn kein Joker schläft und dir fast alles gelingt.',
        'bid 6': 'Zu viel: Schläft auch nur ein Joker oder der Trumpf-Bube, ist ein Gebot von 6 verloren.',
      },
    },
    lead: {
      title: 'Die erste Karte',
      ask: 'Du hast das Gebot. Spiel aus, oder versuch es einmal mit dem Joker.',
      right: 'Damit ist die Farbe dieser Karte Trumpf.',
      replies: {
        AH: 'Stark: Herz ist Trumpf, und gegen das Ass kommt niemand an. Hoch hast du sicher.',
        KS: 'Erlaubt. Pik wäre Trumpf, aber du hättest nur diesen einen und den Joker.',
        TC: 'Erlaubt. Doch die Zehn zählt 10 für den Punkt Spiel, und so verlierst du sie leicht.',
      },
    },
    follow: {
      title: 'Bedienen geht vor',
      ask: 'Sam hat den Pik-König ausgespielt, Herz ist Trumpf. Was darfst du zugeben?',
      right: 'Richtig: Du hast Pik, also gibst du Pik. Dein Herz-König bleibt dir für später.',
    },
    joker: {
      title: 'Auch ein Joker ist Trumpf',
      ask: 'Sam hat mit dem Herz-Ass Trumpf gemacht. Herz hast du keins. Was nun?',
      right:
        'Genau: Der Joker ist dein einziger Trumpf, also muss er her. Sein Punkt geht an Sam, denn über dem Ass liegt nichts.',
    },
    free: {
      title: 'Nichts zu bedienen',
      ask: 'Sam hat das Karo-Ass ausgespielt. Karo hast du nicht, Herz ist Trumpf.',
      right: 'Alles ist erlaubt.',
      replies: {
        '9H': 'Gut: Die Trumpf-9 sticht, und 7 Zählpunkte gehören dir.',
        TC: 'Erlaubt. Nur schenkst du Sam damit 10 Zählpunkte.',
        SJ: 'Auch das geht: Kein anderer Trumpf liegt darin, also holt der kleine Joker den Stich und seinen eigenen Punkt.',
      },
    },
    made: {
      title: 'Drei geboten, drei geholt',
      ask: 'So steht die Beispielrunde von unten auf dem Zettel. Der große Joker schlief, also gab es nur fünf Punkte.',
    },
    missed: {
      title: 'Vier geboten, drei geholt',
      ask: 'Dieselben Karten, nur mutiger geboten: Vier Punkte sind weg, und was du geholt hast, zählt nicht. Sam behält seine zwei.',
    },
    walk: {
      title: 'Ein Gebot von drei',
      ask: 'Sam gibt. Deine Karten liegen unten.',
      steps: [
        'Mit Herz als Trumpf ist das Ass ein sicherer Punkt. Der Bube wackelt, die Zehn kann beim Punkt Spiel helfen, und der kleine Joker will gut untergebracht sein. Ayşe spricht zuerst.',
        'Ayşe passt, Kemal bietet 2. Drei Punkte sind drin: Biete 3.',
        'Sam passt, also hast du das Gebot. Spiel das Herz-Ass aus.',
        'Herz ist Trumpf, und alle mit Herz müssen jetzt Herz zugeben.',
        'Sam hat die 8 gelegt, den niedrigsten Trumpf: Tief gehört Sam, obwohl du den Stich holst. Ayşe hatte kein Herz und warf die Karo-10 ab. Das sind 16 Zählpunkte für dich. Weiter geht es mit dem Pik-König.',
        'Dein König holt den zweiten Stich, noch einmal 6 Zählpunkte. Jetzt der Herz-Bube.',
        'Gefangen: Sam hatte noch den Herz-König, und der Punkt für den Trumpf-Buben ist fort. Sam spielt aus.',
        'Auf das Karo-Ass kannst du nicht bedienen. Stich mit der Herz-9.',
        'Wieder 7 Zählpunkte, und kein Herz ist mehr übrig. Spiel den kleinen Joker aus.',
        'Niemand konnte Trumpf zugeben: Der Joker holt den Stich und seinen Punkt. Die Kreuz-10 bleibt dir für den Schluss.',
        'Ayşes Kreuz-König fängt die Zehn, aber du liegst mit 32 Zählpunkten vor Ayşe mit 16. Hoch, kleiner Joker und Spiel: drei Punkte, das Gebot ist erfüllt. Unter den Schläfern lag der große Joker.',
      ],
    },
  },
  terms: {
    high: ['Hoch', 'Der Punkt für den höchsten Trumpf im Spiel.'],
    low: ['Tief', 'Der Punkt für den, der den niedrigsten Trumpf ausspielt oder zugibt.'],
    jack: ['Trumpf-Bube', 'Der Bube der Trumpffarbe; sein Punkt geht an den, der ihn holt.'],
    game: ['Spiel', 'Der Punkt für die meisten Zählpunkte.'],
    pips: ['Zählpunkte', 'Zehn 10, Ass 4, König 3, Dame 2, Bube 1; sie entscheiden den Punkt Spiel.'],
    bid: ['Gebot', 'Wie viele der sechs Punkte jemand zu holen verspricht.'],
    pass: ['Passen', 'Nicht bieten.'],
    declarer: ['Bietender', 'Wer das höchste Gebot hat; er spielt aus und macht Trumpf.'],
    dealer: ['Geber', 'Wer die Karten gibt. Nach jeder Runde gibt der Nächste im Uhrzeigersinn.'],
    trump: ['Trumpf', 'Die Farbe, die alle anderen sticht.'],
    trick: ['Stich', 'Eine Karte von jedem; der Stärkste nimmt sie alle.'],
    follow: ['Bedienen', 'Eine Karte der ausgespielten Farbe zugeben.'],
    lead: ['Ausspielen', 'Die erste Karte eines Stichs legen.'],
    discard: ['Abwerfen', 'Eine Karte legen, die weder bedient noch sticht.'],
    sleepers: ['Schläfer', 'Karten, die in dieser Runde niemand bekommen hat.'],
    jokers: ['Joker', 'Der große und der kleine: die beiden niedrigsten Trümpfe, je einen Punkt wert.'],
    side: ['Seite', 'Wer zusammen zählt: einer allein oder ein Paar.'],
    set: ['Verfehltes Gebot', 'Zu wenig geholt: Das Gebot wird abgezogen.'],
    round: ['Runde', 'Einmal geben, sechs Stiche, einmal aufschreiben.'],
  },
};
