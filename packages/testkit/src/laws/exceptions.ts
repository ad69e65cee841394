import { type LawName, lawNames } from './index.ts';

/** House rules that lift a law, and which. */
const EXCEPTIONS: Readonly<
  Record<string, Readonly<Record<string, { readonly value: unknown; readonly law: LawName }>>>
> = {
  zsirozas: {
    // ZS-A7: a trick that ends by itself tells that its leader could not go on.
    autoStop: { value: true, law: 'worlds that look alike go on looking alike' },
  },
};

/** The laws that hold for a game under these options. */
export function lawsFor(game: string, options: object): readonly LawName[] {
  const chosen = new Map<string, unknown>(Object.entries(options));
  const lifted = Object.entries(EXCEPTIONS[game] ?? {}).flatMap(([name, { value, law }]) =>
    chosen.get(name) === value ? [law] : [],
  );
  return lawNames().filter((law) => !lifted.includes(law));
}
