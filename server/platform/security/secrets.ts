import { randomBytes } from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';

const keyBytes = 32;

/** The key `name` of this database: 32 random bytes, the same for every server and across restarts. */
export async function readSecret(db: Db, name: string): Promise<Buffer> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(keyBytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}
