/** What the codes of this device's own tables begin with: a server's codes have no such sign. */
export const HERE = '0';

/** Whether the table of this code lies on this device. */
export function isHere(code: string): boolean {
  return code.startsWith(HERE);
}

/** The name of the database they are kept in, and of the channel on which the tabs of this device tell each other of news. */
export const TABLES_HERE = 'stammtisch-tables';
