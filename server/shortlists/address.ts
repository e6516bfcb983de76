// The signed address of a shortlist: its id and a proof that we gave it out, so that no one finds one by trying.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';
import { readSecret } from '#server/platform/security/secrets.ts';

const proofBytes = 16;
const idBytes = 16;
const tokenPattern = /^[\w-]{43}$/;

const proofOf = async (db: Db, id: Buffer): Promise<Buffer> =>
  createHmac('sha256', await readSecret(db, 'shortlists'))
    .update(id)
    .digest()
    .subarray(0, proofBytes);

/** The path that is shared. */
export async function pathOf(db: Db, id: string): Promise<string> {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return `/shortlist/${Buffer.concat([await proofOf(db, bytes), bytes]).toString('base64url')}`;
}

/** The shortlist that a token names; undefined where it is not ours. */
export async function readAddress(db: Db, token: string): Promise<string | undefined> {
  if (!tokenPattern.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const [proof, id] = [bytes.subarray(0, proofBytes), bytes.subarray(proofBytes)];
  if (id.length !== idBytes || !timingSafeEqual(proof, await proofOf(db, id))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
