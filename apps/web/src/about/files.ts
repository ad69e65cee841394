/** Fetches a text of this server; null if it cannot be had. */
export async function loadTextFile(path: string): Promise<string | null> {
  try {
    const response = await fetch(path);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/** "preact 11.2.0 (MIT)" and the like: the first line of every part of `licences.txt`. */
export function packagesIn(text: string): readonly string[] {
  return text
    .split(/\n-{72}\n/)
    .map((part) => part.trim().split('\n', 1)[0] ?? '')
    .filter((line) => line.endsWith(')'));
}
