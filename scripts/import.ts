// npm run import -- FILE.csv: brings listings in as live posts, or group offers and design firms if it has a column `kind`. FILE.json:
// group offers and design firms. Both are described in docs/imports.md.
// What is refused goes to FILE.refused.csv in the folder where the command was given, with the line, the source_id and the reason.
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Presets, SingleBar } from 'cli-progress';
import { readEnv } from '#server/env.ts';
import { importBuilding } from '#server/imports/building.ts';
import { isBuildingCsv } from '#server/imports/building-csv.ts';
import { openRefusedFile } from '#server/imports/refused-file.ts';
import { importListings, type Refusal, type Tally } from '#server/imports/service.ts';
import { checkBengaliTrigrams, openDatabase, type Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { reachDatabase } from '#server/platform/database/reach-database.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { openStorage } from '#server/platform/files/storage.ts';

const rowsPerLine = 10_000;
// npm changes to the project's folder; the file is meant from where the person stood.
const here = process.env['INIT_CWD'] ?? process.cwd();

function progress(bytesTotal: number) {
  const started = performance.now();
  const perSecond = ({ read }: Tally): number => Math.round(read / ((performance.now() - started) / 1000));
  if (process.stdout.isTTY) {
    const bar = new SingleBar(
      { format: '{bar} {percentage}% · {rows} rows · {speed} rows/s · {eta_formatted} left', hideCursor: true },
      Presets.shades_classic,
    );
    bar.start(bytesTotal, 0, { rows: 0, speed: 0 });
    return { show: (tally: Tally, bytes: number) => bar.update(bytes, { rows: tally.read, speed: perSecond(tally) }), stop: () => bar.stop(), perSecond };
  }
  let said = 0;
  const show = (tally: Tally, bytes: number): void => {
    if (tally.read - said < rowsPerLine) return;
    said = tally.read;
    console.log(`${tally.read} rows (${Math.round((100 * bytes) / bytesTotal)} %), ${perSecond(tally)} rows/s`);
  };
  return { show, stop: () => undefined, perSecond };
}

interface Wanted {
  file: string;
  onRefused: (refusal: Refusal) => void;
  signal: AbortSignal;
}

async function importPosts({ db }: Database, wanted: Wanted): Promise<{ refused: number }> {
  const { show, stop, perSecond } = progress(statSync(wanted.file).size);
  try {
    const tally = await importListings(db, { ...wanted, onProgress: show });
    stop();
    const { read, added, changed, unchanged, refused } = tally;
    console.log(`${read} rows: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused (${perSecond(tally)} rows/s)`);
    return tally;
  } finally {
    stop();
  }
}

async function importBuildings({ db }: Database, wanted: Wanted, url: string): Promise<{ refused: number }> {
  const { storageUrl, storageKeys: keys, dataDir } = readEnv(process.env);
  const onProgress = ({ read }: { read: number }, all: number): void => console.log(`${read} of ${all}`);
  const jobs = openJobs(url, { maintains: false });
  try {
    const tally = await importBuilding({ db, jobs, storage: openStorage(storageUrl, dataDir, { keys }) }, { ...wanted, onProgress });
    console.log(`${tally.read} offers and firms: ${tally.added} added, ${tally.unchanged} unchanged, ${tally.refused} refused`);
    return tally;
  } finally {
    await jobs.stop();
  }
}

async function run(given: string, signal: AbortSignal): Promise<void> {
  const file = path.resolve(here, given);
  if (!existsSync(file)) throw new Error(`File not found: ${file}`);
  const refusedFile = path.join(here, `${path.basename(file, path.extname(file))}.refused.csv`);
  const reached = await reachDatabase(readEnv(process.env));
  const database = openDatabase(reached.url, { connectionsMax: 4 });
  const refused = openRefusedFile(refusedFile);
  try {
    await migrate(database.pool);
    await checkBengaliTrigrams(database.db);
    const bringIn = /\.json$/i.test(file) || (await isBuildingCsv(file)) ? importBuildings : importPosts;
    const tally = await bringIn(database, { file, onRefused: refused.write, signal }, reached.url);
    if (signal.aborted) console.log('Stopped early. Run the same command again to continue from here.');
    if (tally.refused > 0) console.log(`Refused rows and the reasons: ${refusedFile}`);
  } finally {
    await refused.close();
    await database.close();
    await reached.release();
  }
}

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Usage: npm run import -- FILE.csv or FILE.json');
  process.exit(2);
}
// Ending in the middle must not leave the database running that was started here: the batch in hand is over soon.
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort());
try {
  await run(file, ending.signal);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
