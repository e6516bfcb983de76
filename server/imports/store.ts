import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export interface Owner {
  id: string;
  email: string;
  name: string;
}

/** The account that owns imported posts. It has no password, so nobody can sign in with it. */
export async function findOrAddOwner(db: Db, owner: Owner): Promise<string> {
  await db
    .insertInto('users')
    .values({ ...owner, role: 'support', password_hash: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const { id } = await db.selectFrom('users').select('id').where('email', '=', owner.email).executeTakeFirstOrThrow();
  return id;
}

/** After many inserts the planner needs new statistics, and index-only scans the visibility map. */
export async function vacuum(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    for (const table of ['posts', 'post_words', 'price_events']) await sql`vacuum (analyze) ${sql.table(table)}`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
