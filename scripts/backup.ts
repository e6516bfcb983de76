// npm run backup -- FOLDER: everything that the product keeps, of one instant, while the server runs or not. docs/operation.md tells about it.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '#server/backup/backup.ts';
import { checkBackup } from '#server/backup/check.ts';
import type { DamagedFile } from '#server/backup/pictures.ts';
import { newestOf, nextOf, removeOld } from '#server/backup/series.ts';
import { readEnv } from '#server/env.ts';
import { reachDatabase } from '#server/platform/database/reach-database.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { program } from '#server/platform/program.ts';
import { releaseOnSignals } from './release-on-signals.ts';
import { showProgress } from './show-progress.ts';

const usage = `Usage:
  npm run backup -- FOLDER                  one backup into an empty folder
  npm run backup -- --into FOLDER           one more backup below the folder, named after the time
  npm run backup -- --into FOLDER --keep 7  the same, and all but the newest seven are deleted then
  npm run backup -- --check FOLDER          reads a backup, or the newest of a series, and says whether it can be restored`;

/** What can be restored, but not all of it. */
const exitDamaged = 3;

// npm changes to the project's folder; the folder is meant from where the person stood.
const here = process.env['INIT_CWD'] ?? process.cwd();

type Arguments = { folder?: string; into?: string; keep?: number } | { check: string };

function readArguments(): Arguments {
  try {
    const options = { into: { type: 'string' }, keep: { type: 'string' }, check: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    if (values.check && positionals.length === 0 && !values.into && !values.keep) return { check: values.check };
    const [folder, ...more] = positionals;
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    const isClear =
      !values.check &&
      more.length === 0 &&
      Boolean(folder) !== Boolean(values.into) &&
      (keep === undefined || (values.into && Number.isInteger(keep) && keep > 0));
    if (isClear) return { ...(folder ? { folder } : {}), ...(values.into ? { into: values.into } : {}), ...(keep ? { keep } : {}) };
  } catch {
    // An option that does not exist.
  }
  console.error(usage);
  return process.exit(2);
}

async function check(folder: string): Promise<void> {
  const checked = (await newestOf(folder)) ?? folder;
  const { manifest, damaged } = await checkBackup({ folder: checked, progress: showProgress(process.stdout) });
  const files = manifest.pictures.rows - manifest.pictures.missing;
  console.log(`The backup of ${manifest.at} in ${checked}: its ${manifest.tables.length} tables and jobs are whole.`);
  if (damaged.length === 0) return console.log(`So are all ${files} files of pictures.`);
  console.error(`Of ${files} files of pictures ${damaged.length} are missing or damaged:\n${damaged.join('\n')}`);
  console.error('The next seven backups of the series replace those that the storage still has.');
  process.exitCode = exitDamaged;
}

async function take({ folder, into, keep }: Exclude<Arguments, { check: string }>): Promise<void> {
  const env = readEnv(process.env);
  const series = into === undefined ? undefined : path.resolve(here, into);
  const target = series === undefined ? { folder: path.resolve(here, folder ?? '') } : await nextOf(series, new Date());
  const reached = await reachDatabase(env);
  releaseOnSignals(reached);
  try {
    const storage = openStorage(env.storageUrl, env.dataDir, { keys: env.storageKeys });
    const damaged: DamagedFile[] = [];
    const manifest = await makeBackup({
      ...target,
      url: reached.url,
      storage,
      program: program.version,
      progress: showProgress(process.stdout),
      onDamaged: (one) => damaged.push(one),
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const { rows: files, missing } = manifest.pictures;
    console.log(
      `Backup of ${manifest.at} in ${target.folder}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.jobs.rows} jobs, ${files - missing} files.`,
    );
    if (missing > 0)
      console.log(`${missing} photo ${missing === 1 ? 'file is' : 'files are'} missing from storage: deleted during the backup, or lost earlier.`);
    for (const { name, isMended } of damaged) {
      console.log(`${name} was damaged in earlier backups: ${isMended ? 'it was repaired from storage' : 'storage has no intact copy either'}.`);
    }
    if (series !== undefined && keep !== undefined) for (const gone of await removeOld(series, keep)) console.log(`Deleted the old backup ${gone}.`);
  } finally {
    await reached.release();
  }
}

try {
  const asked = readArguments();
  await ('check' in asked ? check(path.resolve(here, asked.check)) : take(asked));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
