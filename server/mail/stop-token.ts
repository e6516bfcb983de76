// The signature of an unsubscribe link: what it says was written by us. It holds for as long as the database is kept.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';
import { readSecret } from '#server/platform/security/secrets.ts';

const proofBytes = 16;

/** Where the unsubscribe link of a letter leads. */
export const stopPath = '/unsubscribe';

const proofOf = async (db: Db, said: Buffer): Promise<Buffer> =>
  createHmac('sha256', await readSecret(db, 'alerts'))
    .update(said)
    .digest()
    .subarray(0, proofBytes);

export const signStop = async (db: Db, said: Buffer): Promise<string> => Buffer.concat([await proofOf(db, said), said]).toString('base64url');

/** What a token says; undefined where it is not ours. */
export async function readStop(db: Db, token: string): Promise<Buffer | undefined> {
  const bytes = Buffer.from(token, 'base64url');
  const [proof, said] = [bytes.subarray(0, proofBytes), bytes.subarray(proofBytes)];
  return said.length > 0 && timingSafeEqual(proof, await proofOf(db, said)) ? said : undefined;
}
