// Password hashes: argon2id, 19 MiB, two passes (OWASP's second choice), in PHC format.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const memory = 19_456;
const passes = 2;
const parallelism = 1;
const tagLength = 32;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const tag = (password: string, nonce: Buffer): Promise<Buffer> =>
  derive('argon2id', { message: Buffer.from(password), nonce, parallelism, memory, passes, tagLength });

/** Hashes a password; about 35 ms of one core. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await tag(password, nonce);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(hash)}`;
}

const nobody = hashPassword(randomBytes(16).toString('hex'));

/** Compares in constant time. Without a stored hash it takes as long and returns false, so timing does not reveal accounts. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, , , , salt = '', hash = ''] = (stored ?? (await nobody)).split('$');
  const expected = Buffer.from(hash, 'base64');
  const actual = await tag(password, Buffer.from(salt, 'base64'));
  return expected.length === actual.length && timingSafeEqual(actual, expected) && Boolean(stored);
}
