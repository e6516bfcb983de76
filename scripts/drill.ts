// npm run drill -- FOLDER: restores a backup into a database of its own, compares it, asks the program on it, and says how long all took.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type DrillReport, noteDrill, runDrill } from '#server/backup/drill.ts';
import { readManifest } from '#server/backup/manifest.ts';
import { newestOf } from '#server/backup/series.ts';
import { readEnv } from '#server/env.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { reachDatabase } from '#server/platform/database/reach-database.ts';
import { freeBytesAt, openStorage } from '#server/platform/files/storage.ts';
import { releaseOnSignals } from './release-on-signals.ts';
import { showProgress } from './show-progress.ts';

const usage = `Usage:
  npm run drill -- FOLDER                restores a backup, or the newest of a series, into a database of its own that is deleted afterwards
  npm run drill -- FOLDER --into URL     the same into an empty database on another server, which is left as it is
  npm run drill -- FOLDER --space FOLDER where the database and pictures of the drill lie meanwhile (default: the system's temporary folder)
  npm run drill -- FOLDER --within 60    a problem if it takes longer than so many minutes
Exit code 0: the backup is as good as the site; 3: restored, with the problems that are listed; 1: it cannot be restored.`;

const exitProblems = 3;
const here = process.env['INIT_CWD'] ?? process.cwd();
/** Tables and their indexes take several times the bytes of their text, and the log of writing them as much again. */
const databaseBytesPerByte = 6;
const gigabyte = 1024 ** 3;

interface Arguments {
  folder: string;
  into: string | undefined;
  space: string;
  withinMinutes: number | undefined;
}

function readArguments(): Arguments {
  try {
    const options = { into: { type: 'string' }, space: { type: 'string' }, within: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [folder, ...more] = positionals;
    const withinMinutes = values.within === undefined ? undefined : Number(values.within);
    const isClear = folder && more.length === 0 && (withinMinutes === undefined || withinMinutes > 0);
    if (isClear) return { folder: path.resolve(here, folder), into: values.into, space: path.resolve(here, values.space ?? tmpdir()), withinMinutes };
  } catch {
    // An option that does not exist.
  }
  console.error(usage);
  return process.exit(2);
}

/** Throws a sentence where the drill would fill the disk of the site. */
async function checkSpace(folder: string, { space, into }: Arguments): Promise<void> {
  const { tables, pictures } = await readManifest(folder);
  const ofTables = into === undefined ? databaseBytesPerByte * tables.reduce((sum, { bytes }) => sum + bytes, 0) : 0;
  const wanted = ofTables + pictures.fileBytes;
  const free = (await freeBytesAt(space)) ?? Number.POSITIVE_INFINITY;
  if (free > wanted + gigabyte) return;
  throw new Error(
    `The drill needs ${((wanted + gigabyte) / gigabyte).toFixed(1)} GB in ${space}, which has ${(free / gigabyte).toFixed(1)}. Name another folder with --space.`,
  );
}

/** The database of the site, where there is one: a drill may as well run where nothing but the backup is. */
async function liveDatabase(): Promise<{ url: string; release(): Promise<void> } | undefined> {
  const env = readEnv(process.env);
  if (env.databaseUrl === undefined && !existsSync(path.join(env.dataDir, 'postgres', 'data'))) return undefined;
  return reachDatabase(env);
}

function tell({ at, steps, seconds, newer, problems }: DrillReport, folder: string): void {
  const hours = (Date.now() - Date.parse(at)) / 3_600_000;
  console.log(`\nBackup ${folder}, of ${at} (${hours.toFixed(1)} hours ago)`);
  for (const step of steps) console.log(`  ${step.name.padEnd(8)} ${step.seconds.toFixed(1).padStart(8)} s  ${step.found}`);
  console.log(`  ${'in all'.padEnd(8)} ${seconds.toFixed(1).padStart(8)} s`);
  if (newer.length > 0)
    console.log(
      `Newer on the site, and lost if it were restored now: ${newer
        .slice(0, 8)
        .map(({ table, rows }) => `${rows} of ${table}`)
        .join(', ')}.`,
    );
  if (problems.length === 0) return console.log('The drill succeeded: the site can be brought back from this backup.');
  console.error(`The drill found ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}:\n${problems.join('\n')}`);
  process.exitCode = exitProblems;
}

/** An installation that was pruned of it gets a sentence with the other way. */
const ownPostgres = async (work: string) => {
  try {
    return await startEmbeddedPostgres({ folder: path.join(work, 'postgres'), disposable: true });
  } catch (error) {
    throw new Error(`The drill could not start a PostgreSQL of its own. Give it an empty database with --into. ${(error as Error).message}`, { cause: error });
  }
};

async function run(asked: Arguments): Promise<void> {
  const folder = (await newestOf(asked.folder)) ?? asked.folder;
  await checkSpace(folder, asked);
  const live = await liveDatabase();
  const work = await mkdtemp(path.join(asked.space, 'uthan-drill-'));
  const postgres = asked.into === undefined ? await ownPostgres(work) : undefined;
  const release = async (): Promise<void> => {
    await postgres?.stop();
    await live?.release();
    await rm(work, { recursive: true, force: true });
  };
  releaseOnSignals({ release });
  const began = Date.now();
  const note = async (succeeded: boolean, at: string): Promise<void> => {
    const noted = { seconds: (Date.now() - began) / 1000, succeeded, backupAt: at };
    if (live) await noteDrill(live.url, noted).catch((error: Error) => console.error(`The result could not be recorded: ${error.message}`));
  };
  try {
    const url = asked.into ?? postgres?.url ?? '';
    const report = await runDrill({
      folder,
      url,
      storage: openStorage(undefined, work),
      dataDir: work,
      liveUrl: live?.url,
      progress: showProgress(process.stdout),
    });
    if (asked.withinMinutes !== undefined && report.seconds > asked.withinMinutes * 60)
      report.problems.push(`It took longer than ${asked.withinMinutes} minutes.`);
    await note(report.problems.length === 0, report.at);
    tell(report, folder);
  } catch (error) {
    await note(false, (await readManifest(folder)).at);
    throw error;
  } finally {
    await release();
  }
}

try {
  await run(readArguments());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
