// What stays refused of a disabled account: its email in every variant, and its phone numbers, both only as hashes.
import { createHash, createHmac } from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';
import { failField } from '#server/platform/http/failure.ts';
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
} from './blocked-store.ts';
import { withoutTag } from './rules.ts';

const emailHash = (email: string): Buffer => createHash('sha256').update(withoutTag(email)).digest();

async function phoneHasher(db: Db): Promise<(phone: string) => Buffer> {
  const key = await readSecret(db, 'blocked-phones');
  return (phone) => createHmac('sha256', key).update(phone).digest();
}

/** Refuses the email and the numbers of an account from now on; part of disabling it. */
export async function blockContacts(trx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  const hash = await phoneHasher(trx);
  await insertBlockedEmail(trx, id, emailHash(email));
  await insertBlockedPhones(trx, id, (await listPhones(trx, id)).map(hash));
}

/** Lifts what an account left blocked; part of opening it again. */
export const unblockContacts = (trx: Db, userId: string): Promise<void> => removeBlocked(trx, userId);

/** Keeps what was blocked when the account itself is purged. */
export const keepBlocked = (trx: Db, userId: string): Promise<void> => detachBlocked(trx, userId);

/** Whether an email, or another one of the same mailbox, belongs to an account that was disabled. */
export const isEmailBlocked = (db: Db, email: string): Promise<boolean> => isBlockedEmail(db, emailHash(email));

/** Which of these numbers belonged to an account that was disabled. */
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

/** Throws VALIDATION at the field for a number of an account that was disabled. */
export async function checkPhone(db: Db, phone: string): Promise<void> {
  if ((await blockedAmong(db, [phone])).size > 0) failField('phone', 'phone');
}

const batch = 500;

/** Blocks what was disabled by another way than ours, such as before numbers were blocked at all. */
export async function blockMissed({ db }: Pick<Services, 'db'>): Promise<void> {
  for (const account of await listUnblocked(db, batch)) await db.transaction().execute((trx) => blockContacts(trx, account));
}
