import type { Ground } from './ground.ts';

/** One way to do harm. */
export interface Attack {
  /** As docs/security.md lists it. */
  readonly name: string;
  /** Carries it out, and tells in a few words how it ended. */
  readonly attack: (ground: Ground) => Promise<string>;
  /** How it has to end. */
  readonly expected: string;
}

/** Attacks of one kind, all on the same server. */
export interface Kind {
  readonly title: string;
  /** What is defended and how, for whoever runs a server. */
  readonly about: string;
  readonly limits?: NonNullable<Parameters<typeof import('../testing/server.ts').startServer>[0]>['limits'];
  /** Everybody comes straight to the server; otherwise through a proxy that tells where they come from. */
  readonly isDirect?: true;
  readonly attacks: readonly Attack[];
}
