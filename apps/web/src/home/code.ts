/** The code of a table in what somebody typed or pasted: the code alone, or a link that ends with it. */
export function codeIn(text: string): string | undefined {
  const last = text
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1);
  const code = (last ?? '').toLowerCase().replaceAll(/[\s-]/g, '');
  return /^[a-z0-9]{6,24}$/.test(code) ? code : undefined;
}

/** The digits of a code that somebody has said, however they were grouped. */
export function spokenIn(text: string): string | undefined {
  const digits = text.replaceAll(/[\s.\-–]/g, '');
  return /^\d{7}$/.test(digits) ? digits : undefined;
}
