// npm run restore -- FOLDER: brings a backup into an empty database and the storage of pictures. No server may run.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '#server/backup/restore.ts';
import { type Env, readEnv } from '#server/env.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { reachDatabase } from '#server/platform/database/reach-database.ts';
import { holderOf } from '#server/platform/files/folder-lock.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { releaseOnSignals } from './release-on-signals.ts';
import { showProgress } from './show-progress.ts';

const usage = `Usage:
  npm run restore -- FOLDER           into an empty database: that of DATABASE_URL, or the embedded one of DATA_DIR
  npm run restore -- FOLDER --force   deletes what the database holds
Exit code 3: everything was restored but the files of pictures that are listed; the backup does not have them as they were.`;

const exitDamaged = 3;

const here = process.env['INIT_CWD'] ?? process.cwd();

function readArguments(): { folder: string; force: boolean } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean', default: false } } });
    const [folder, ...more] = positionals;
    if (folder && more.length === 0) return { folder: path.resolve(here, folder), force: values.force };
  } catch {
    // An option that does not exist.
  }
  console.error(usage);
  return process.exit(2);
}

/** The data folder of a server says so itself; other servers are found by their connections. */
function refuseWhileRunning({ dataDir }: Env): void {
  const holder = holderOf(dataDir);
  if (holder !== undefined) throw new Error(`Uthan is running (process ${holder}). Stop it first: a restore needs the database for itself.`);
}

/** Last of all that is printed: the site can be started, and this is what is left to do. */
function reportDamaged(damaged: readonly string[]): void {
  console.error(`${damaged.length} files of pictures could not be restored: they are missing in the backup or not what was written.`);
  console.error(damaged.join('\n'));
  console.error('The site works without them. Put them into the storage from another copy if there is one; docs/runbook.md says how to find their posts.');
  process.exitCode = exitDamaged;
}

async function run(): Promise<void> {
  const { folder, force } = readArguments();
  const env = readEnv(process.env);
  refuseWhileRunning(env);
  const reached = await reachDatabase(env);
  releaseOnSignals(reached);
  try {
    const storage = openStorage(env.storageUrl, env.dataDir, { keys: env.storageKeys });
    const { at, program, tables, jobs, pictures, damaged } = await restoreBackup({
      folder,
      force,
      storage,
      url: reached.url,
      progress: showProgress(process.stdout),
      tell: (line) => console.log(line),
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const files = pictures.rows - pictures.missing - damaged.length;
    console.log(`Restored the backup of ${at} by Uthan ${program}: ${rows} rows, ${jobs.rows} jobs, ${files} files, all checked.`);
    const database = openDatabase(reached.url, { connectionsMax: 1 });
    try {
      const added = await migrate(database.pool);
      if (added.length > 0) console.log(`Then migrated to this program: ${added.join(', ')}.`);
    } finally {
      await database.close();
    }
    if (damaged.length > 0) reportDamaged(damaged);
  } finally {
    await reached.release();
  }
}

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
