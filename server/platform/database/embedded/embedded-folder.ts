// What is wrong with the folder of an embedded database, before PostgreSQL says it in a page of its own log.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const listed = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Whether there is a database. Throws a sentence with what to do where there is half of one, or one of another version. */
export function findsDatabase(data: string, major: number): boolean {
  const version = path.join(data, 'PG_VERSION');
  if (!existsSync(version)) {
    if (listed(data).length === 0) return false;
    throw new Error(
      `The folder ${data} has files but no database: PG_VERSION is missing. If it was copied, copy all of it. Otherwise move it away, start again for an empty database, and restore a backup.`,
    );
  }
  const found = readFileSync(version, 'utf8').trim();
  if (found !== String(major)) {
    throw new Error(
      `The database in ${data} is of PostgreSQL ${found}, and this program brings ${major}. Start the version of Uthan that wrote it, back up (npm run backup), and restore the backup with this one into an empty DATA_DIR.`,
    );
  }
  if (listed(path.join(data, 'global')).includes('pg_control')) return true;
  throw new Error(
    `The database in ${data} is damaged: its file global/pg_control is missing. If the folder was copied, copy all of it while nothing runs. Otherwise move it away and restore a backup (npm run restore).`,
  );
}
