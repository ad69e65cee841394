import type { WalkedChain } from '@stammtisch/host';

/** To the thread that walks chains: draw so many secrets; or walk from this one, which is not kept there. */
export type ToChainThread =
  | { readonly type: 'draw'; readonly count: number }
  | { readonly type: 'walk'; readonly secret: Uint8Array };

/** From it: what was drawn; or, in the order asked, what was walked. */
export type FromChainThread =
  | { readonly type: 'drawn'; readonly chain: WalkedChain }
  | { readonly type: 'walked'; readonly walk: Uint8Array };
