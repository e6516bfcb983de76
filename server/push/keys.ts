// The VAPID keys, by which push services know this product. Made once from a secret of the database, the same for every process.
import type { Env } from '#server/env.ts';
import { createECDH, createHmac } from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';
import { readSecret } from '#server/platform/security/secrets.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** A few of all 32-byte numbers are no private key of the curve: then the next one is. */
function privateKeyOf(secret: Buffer, turn = 0): VapidKeys {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(createHmac('sha256', secret).update(`vapid ${turn}`).digest());
  } catch {
    return privateKeyOf(secret, turn + 1);
  }
  // Without its leading zeros a key would be too short for web-push.
  const privateKey = Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  return { publicKey: curve.getPublicKey('base64url'), privateKey };
}

export const readVapidKeys = async (db: Db): Promise<VapidKeys> => privateKeyOf(await readSecret(db, 'push'));

/** How push services reach the operator. */
export const vapidSubject = ({ mailFrom, publicUrl }: Pick<Env, 'mailFrom' | 'publicUrl'>): string =>
  publicUrl?.startsWith('https:') ? publicUrl : `mailto:${/[^\s<]+@[^>\s]+/.exec(mailFrom)?.[0] ?? mailFrom}`;
