import { createHash, createHmac } from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';
import { readSecret } from './secrets.ts';

export type KeyedHash = (text: string) => Buffer;

/**
 * Hashes what says who a person is: 32 bytes, equal for equal texts. Addresses, phone numbers, emails and account ids are few enough to
 * try all of them, so a hash alone hides none; with the key `name` of this database it can be compared and not turned back.
 */
export async function keyedHash(db: Db, name: string): Promise<KeyedHash> {
  const key = await readSecret(db, name);
  // Over the plain hash, so that migrations could key the plain hashes of older programs.
  return (text) => createHmac('sha256', key).update(createHash('sha256').update(text).digest()).digest();
}

/** Opened once for each database handle: for what is hashed with nearly every request. */
export function keyedHashOnce(name: string): (db: Db) => Promise<KeyedHash> {
  const opened = new WeakMap<Db, Promise<KeyedHash>>();
  return (db) => {
    const known = opened.get(db) ?? keyedHash(db, name);
    opened.set(db, known);
    known.catch(() => opened.delete(db));
    return known;
  };
}
