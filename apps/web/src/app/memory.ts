/** Random bits as base64url. Works without HTTPS too, which a phone in the same house has not. */
export function randomText(bytes: number): string {
  const bits = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...bits))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Reads something remembered on this device; undefined if there is nothing, or storage is forbidden. */
export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(`stammtisch.${key}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Remembers something on this device, where that is allowed. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`stammtisch.${key}`, JSON.stringify(value));
  } catch {
    // A private window without storage: the page works, it only forgets.
  }
}

/** Reads something remembered in this tab alone, reloads included. */
export function recallInTab(key: string): unknown {
  try {
    return sessionStorage.getItem(`stammtisch.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers something for as long as this tab is open, where that is allowed. */
export function rememberInTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(`stammtisch.${key}`, text);
  } catch {
    // As above: the page works, it only forgets.
  }
}

let secret: string | undefined;

/** The player's secret: 128 random bits made on this device, the same in every tab. */
export function deviceSecret(): string {
  const known = recall('secret');
  if (typeof known === 'string' && /^[A-Za-z0-9_-]{22}$/.test(known)) return known;
  secret ??= randomText(16);
  remember('secret', secret);
  return secret;
}
