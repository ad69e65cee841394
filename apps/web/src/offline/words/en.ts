import type { OfflineWords } from './index.ts';

/** What is said of playing without a network. */
export const en: OfflineWords = {
  began: 'No network: this table lives on this device. You go on here, with or without a network.',
  noNetwork:
    'No network. Against bots you play on this device. Company needs the network: inviting, joining and open tables work again when it is back.',
  needsNetwork: 'Without a network there are only bots. Choose “Put bots on them”, or wait for the network.',
  noInvitation:
    'This table lives on this device, and nobody else can come here. To invite others, open a table when you have a network.',
  forget: 'Delete from this device',
  forgetAsk: 'Delete this table?',
  forgetText:
    'The table lives on this device alone. A match that is on will be gone, and its matches can no longer be replayed. Your statistics stay.',
  keep: 'Keep it',
};
