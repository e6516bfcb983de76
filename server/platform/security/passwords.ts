// Password hashes: argon2id, 19 MiB, two passes (OWASP's second choice), in PHC format.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

interface Cost {
  /** KiB. */
  memory: number;
  passes: number;
}

const derive = promisify(argon2);
const parallelism = 1;
const tagLength = 32;

/** Only automatic tests hash cheaply: they make thousands of accounts that no one owns. Any other process pays in full. */
export const costIn = (nodeEnv: string | undefined): Cost => (nodeEnv === 'test' ? { memory: 8, passes: 1 } : { memory: 19_456, passes: 2 });

const cost = costIn(process.env['NODE_ENV']);

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const tag = (password: string, nonce: Buffer, { memory, passes }: Cost): Promise<Buffer> =>
  derive('argon2id', { message: Buffer.from(password), nonce, parallelism, memory, passes, tagLength });

/** Hashes a password; about 35 ms of one core. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await tag(password, nonce, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(hash)}`;
}

const nobody = hashPassword(randomBytes(16).toString('hex'));

/** What the hash itself says that it cost. */
function costOf(stored: string): Cost {
  const [, memory, passes] = /\$m=(\d+),t=(\d+),/.exec(stored) ?? [];
  return memory && passes ? { memory: Number(memory), passes: Number(passes) } : cost;
}

/** Compares in constant time. Without a stored hash it takes as long and returns false, so timing does not reveal accounts. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const compared = stored ?? (await nobody);
  const [, , , , salt = '', hash = ''] = compared.split('$');
  const expected = Buffer.from(hash, 'base64');
  const actual = await tag(password, Buffer.from(salt, 'base64'), costOf(compared));
  return expected.length === actual.length && timingSafeEqual(actual, expected) && Boolean(stored);
}
