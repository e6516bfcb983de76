import { sql, type Selectable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { MailsTable } from '#server/platform/database/tables/tables.ts';

/** The newest mails, whatever became of them. */
export async function listNewestMails(db: Db, max: number): Promise<Selectable<MailsTable>[]> {
  return db.selectFrom('mails').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(max).execute();
}

/** Live connections over all servers. */
export async function countLiveConnections(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from live_connections`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface VersionRow {
  postgres: string;
  migration: string;
  migrations: number;
}

export async function readVersions(db: Db): Promise<VersionRow> {
  const { rows } = await sql<VersionRow>`
    select current_setting('server_version') as postgres, max(name) as migration, count(*) as migrations from migrations`.execute(db);
  return rows[0] ?? { postgres: '', migration: '', migrations: 0 };
}
