import type { Limits } from '@stammtisch/server';

const many = 1_000_000;

/** Limits fit for a load that comes from one address. */
export const NO_LIMITS = {
  messagesPerSecond: many,
  messageBurst: many,
  sockets: many,
  socketsPerAddress: many,
  newSocketsPerSecond: many,
  newSocketBurst: many,
  connectionsPerAddress: many,
  newConnectionsPerSecond: many,
  newConnectionBurst: many,
  requestsPerSecond: many,
  requestBurst: many,
  requestsPerMinute: many,
  openingsPerMinute: many,
} satisfies Partial<Limits>;
