import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** After many inserts the planner needs new statistics, and index-only scans the visibility map. */
export async function vacuum(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    for (const table of ['posts', 'post_words', 'price_events']) await sql`vacuum (analyze) ${sql.table(table)}`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
