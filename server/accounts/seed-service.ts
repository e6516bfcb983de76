// Accounts that no person opened: of the demo, and those of the house that imported listings belong to.
import type { Insertable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { UsersTable } from '#server/platform/database/tables/tables.ts';
import { endSessions } from '#server/sessions/service.ts';
import { findIds, insertMissing, listDemo, removeDemoPasswords, updateJoined } from './operator/seed-store.ts';

/** Creates those of these accounts that are not there yet; no one's account is changed. Returns the ids by email. */
export async function seedAccounts(trx: Db, users: ReadonlyArray<Insertable<UsersTable>>): Promise<Map<string, string>> {
  await insertMissing(trx, users);
  return findIds(
    trx,
    users.map(({ email }) => email),
  );
}

/** Says since when a demo account is there, and returns its id. */
export async function backdateDemoAccount(trx: Db, email: string, joined: Date): Promise<string | undefined> {
  await updateJoined(trx, email, joined);
  return (await findIds(trx, [email])).get(email);
}

/** Takes the passwords and sessions of all demo accounts. */
export async function closeDemo({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await removeDemoPasswords(trx);
    for (const id of await listDemo(trx)) await endSessions(trx, id);
  });
}
