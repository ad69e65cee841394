import type { Kind } from './attack.ts';
import { statusIn, wire } from './wire.ts';

/** What a path is answered, as it stands: nothing tidies it on the way. */
const get =
  (path: string) =>
  async ({ port }: { readonly port: number }) => {
    const one = wire(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await one.until(() => one.isClosed());
    return one.heard().includes('SECRET') ? 'the secret is out' : statusIn(one.heard());
  };

const OUT: readonly (readonly [string, string, string])[] = [
  ['a path upwards', '/../../../../etc/passwd', 'status 404'],
  ['a path upwards from a folder', '/assets/../.secret', 'status 404'],
  ['a path upwards, encoded', '/%2e%2e/%2e%2e/etc/passwd', 'status 404'],
  ['a path upwards, its slashes encoded', '/..%2f..%2fetc/passwd', 'status 404'],
  ['a path upwards, encoded twice', '/%252e%252e%252fetc/passwd', 'status 404'],
  ['a path upwards with backslashes', '/..\\..\\etc\\passwd', 'status 404'],
  ['a path upwards with backslashes, encoded', '/assets/..%5c..%5c.secret', 'status 404'],
  ['a path upwards in overlong UTF-8', '/%c0%ae%c0%ae/etc/passwd', 'status 400'],
  ['a path with a null byte', '/.secret%00.js', 'status 404'],
  ['a hidden file', '/.secret', 'status 404'],
  ['a hidden file, encoded', '/%2esecret', 'status 404'],
  ['a path from the root', '//etc/passwd.txt', 'status 404'],
  ['a file of the program', '/package.json', 'status 404'],
  ['an address that cannot be read', '/t/secret%ff', 'status 400'],
  ['a record upwards', '/api/records/..%2f..%2fetc-1', 'status 401'],
  ['a path of the interface that does not exist', '/api/../api/admin', 'status 404'],
  ['an address of sixteen thousand letters', `/${'x'.repeat(16_400)}`, 'status 431'],
];

/** Files that are nobody’s business. */
export const PATHS: Kind = {
  title: 'Files that are nobody’s business',
  about:
    'A path names a file only if each of its parts is made of plain letters, begins with none of the dots, and stays in the folder of the built client. Nothing is decoded twice; an address that cannot be read is not repeated in the answer.',
  attacks: OUT.map(([name, path, expected]) => ({ name, attack: get(path), expected })),
};
