/** The golden file of a game: perft counts, or a playthrough. */
export function goldenFile(game: string, ending: 'perft' | 'txt'): URL {
  return new URL(`../../games/src/${game}/golden/${game}.${ending}`, import.meta.url);
}
