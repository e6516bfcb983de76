// A database with the listings beside the project: the one at DATABASE_URL where it has them, otherwise one that is thrown away.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importListings } from '#server/imports/service.ts';
import { type Db, openDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { reindex } from '#server/search/service.ts';
import { indexing } from '#server/search/tuning.ts';

/** Runs `use` on a database into which the file was imported; the same file again changes nothing. */
export async function withListings(file: string, use: (db: Db) => Promise<void>): Promise<void> {
  const given = process.env['DATABASE_URL'];
  const folder = mkdtempSync(path.join(tmpdir(), 'uthan-bench-'));
  const postgres = given ? undefined : await startEmbeddedPostgres({ folder, disposable: true });
  const database = openDatabase(given ?? postgres?.url ?? '', { connectionsMax: 4 });
  try {
    await migrate(database.pool);
    console.log('Importing the listings …');
    await importListings(database.db, { file, onRefused: () => undefined });
    while ((await reindex(database.db, indexing.batch)) > 0);
    await use(database.db);
  } finally {
    await database.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
