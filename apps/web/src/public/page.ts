import type { Language } from '@stammtisch/cards';

/** A page for everybody, as it is before any script has run. */
export interface PublicPage {
  readonly language: Language;
  /** Its address below that of the language: "", "/learn/smear". */
  readonly path: string;
  /** Of the browser's tab. */
  readonly title: string;
  /** Of a link to it. */
  readonly shareTitle: string;
  readonly description: string;
  /** Which picture a link to it shows. */
  readonly picture: string;
  /** Undefined for a page that only says what it will be. */
  readonly html: string | undefined;
  /** What is fetched for it, by its source. */
  readonly sources: readonly string[];
  /** For those without scripts. */
  readonly needsScript: string;
}

/** What the module of the public pages offers to whoever builds them. */
export interface PublicPages {
  publicPages(): Promise<readonly PublicPage[]>;
}
