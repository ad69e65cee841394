/** Everything with which `bench flood` floods a server. */
export const FLOODS = [
  'messages',
  'connections',
  'sockets',
  'requests',
  'pages',
  'slow reads',
  'bots',
] as const;
/** See the list of the same name. */
export type FloodName = (typeof FLOODS)[number];
