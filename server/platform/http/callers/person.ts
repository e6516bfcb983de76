// What tells persons apart who are counted in public, such as reporters: the mailbox of the account, and the device.
import type { Db } from '#server/platform/database/database.ts';
import { keyedHash } from '#server/platform/security/keyed-hash.ts';
import type { Caller } from './caller.ts';

export interface PersonMarks {
  /** Null without an account. */
  mailbox: Buffer | null;
  /** Null where no device is known; on a first call the one that the answer gives. */
  device: Buffer | null;
}

/** Keyed hashes that compare only within `matter`, and lead to no one without the key of this database. */
export async function marksOf(
  db: Db,
  matter: string,
  { user, deviceId, newDeviceId }: Pick<Caller, 'user' | 'deviceId' | 'newDeviceId'>,
): Promise<PersonMarks> {
  const hash = await keyedHash(db, 'persons');
  const mark = (kind: string, said: string | undefined): Buffer | null => (said === undefined ? null : hash(`${matter}\n${kind}\n${said}`));
  return { mailbox: mark('mailbox', user?.mailbox), device: mark('device', deviceId ?? newDeviceId) };
}
