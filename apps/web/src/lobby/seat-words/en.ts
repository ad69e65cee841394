import type { SeatWords } from './index.ts';

export const en: SeatWords = {
  kickText: 'The seat becomes free.',
  kickTextPlaying: 'A bot plays the hand on.',
  kickHint: 'With the link to the table they can sit down again later.',
  ban: 'And do not let them back in',
  banHint: 'For this table, and it cannot be undone: no seat, and no watching.',
  makeHostText: (name) =>
    `Rules, seats and breaks are then up to ${name}. Only ${name} can give you the role back.`,
  graceLegend: 'A bot steps in when somebody is away for',
  graceHint: 'Whoever comes back plays on at once.',
  graces: {
    short: '20 s',
    medium: '1 min',
    long: '5 min',
    never: 'never',
  },
  moveText: (minutes) =>
    `Scan the code with the other device, or open the link there. It works for ${minutes} minutes, and once.`,
  moveWarning: 'Whoever opens this link sits on your seat and sees your cards. It is for you alone.',
  moveOver: 'This link no longer works.',
  moveAgain: 'Get a new link',
  moveLink: 'Link to your seat',
  moveQr: 'QR code with the link to your seat',
  moveShare: 'My seat at the Stammtisch',
  arriveTitle: 'Play on here?',
  arriveText: 'Your seat comes to this device. You can still play on the other one too.',
  arriveDo: 'Bring my seat here',
  arriveGoneTitle: 'This link no longer works',
  arriveGone:
    'It was used before, too old or incomplete. Get a new one on the first device, in the menu at the table.',
};
