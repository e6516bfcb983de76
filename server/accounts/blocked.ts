// What stays blocked after an account is disabled: every variant of its email, and its phone numbers, both as hashes.
import { createHmac } from 'node:crypto';
import { mailboxOf, withoutTag } from '#server/codes/rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { failField } from '#server/platform/http/failure.ts';
import { keyedHash } from '#server/platform/security/keyed-hash.ts';
import { readSecret } from '#server/platform/security/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import {
  detachBlocked,
  insertBlockedEmail,
  insertBlockedPhones,
  isBlockedEmail,
  listBlockedPhones,
  listPhones,
  listUnblocked,
  removeBlocked,
} from './staff/blocked-store.ts';

const emailHash = async (db: Db, email: string): Promise<Buffer> => (await keyedHash(db, 'blocked-emails'))(mailboxOf(email));

async function phoneHasher(db: Db): Promise<(phone: string) => Buffer> {
  const key = await readSecret(db, 'blocked-phones');
  return (phone) => createHmac('sha256', key).update(phone).digest();
}

/** Blocks the email and phone numbers of an account; part of disabling it. */
export async function blockContacts(trx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  const hash = await phoneHasher(trx);
  await insertBlockedEmail(trx, id, await emailHash(trx, email));
  await insertBlockedPhones(trx, id, (await listPhones(trx, id)).map(hash));
}

/** Removes an account's blocks; part of enabling it again. */
export const unblockContacts = (trx: Db, userId: string): Promise<void> => removeBlocked(trx, userId);

/** Keeps the blocks when the account itself is purged. */
export const keepBlocked = (trx: Db, userId: string): Promise<void> => detachBlocked(trx, userId);

/** Whether an email, or another spelling of the same mailbox, belongs to a disabled account. */
export async function isEmailBlocked(db: Db, email: string): Promise<boolean> {
  const hash = await keyedHash(db, 'blocked-emails');
  // What purged accounts left before is hashed with the dots of Gmail's names.
  return isBlockedEmail(db, [hash(mailboxOf(email)), hash(withoutTag(email))]);
}

/** Those of these numbers that belong to a disabled account. */
export async function blockedAmong(db: Db, phones: readonly string[]): Promise<Set<string>> {
  if (phones.length === 0) return new Set();
  const hash = await phoneHasher(db);
  const byHash = new Map(phones.map((phone) => [hash(phone).toString('hex'), phone]));
  const found = await listBlockedPhones(
    db,
    [...byHash.keys()].map((hex) => Buffer.from(hex, 'hex')),
  );
  return new Set(found.flatMap((one) => byHash.get(one.toString('hex')) ?? []));
}

/** Throws VALIDATION at the field for a blocked number. */
export async function checkPhone(db: Db, phone: string): Promise<void> {
  if ((await blockedAmong(db, [phone])).size > 0) failField('phone', 'phone');
}

const batch = 500;

/** Adds missing blocks, for accounts disabled before numbers were blocked. */
export async function blockMissed({ db }: Pick<Services, 'db'>): Promise<void> {
  for (const account of await listUnblocked(db, batch)) await db.transaction().execute((trx) => blockContacts(trx, account));
}
