// npm run import -- FILE.csv: loads listings into the product's database, whether the server runs or not.
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import cliProgress from 'cli-progress';
import { readEnv, type Env } from '#server/env.ts';
import { readListings } from '#server/imports/read-csv.ts';
import { importListings, type ImportCounts, type Refusal } from '#server/imports/service.ts';
import { openDatabase } from '#server/platform/database.ts';
import { runningPostgres, startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { lockFolder } from '#server/platform/folder-lock.ts';
import { migrate } from '#server/platform/migrate.ts';

const file = process.argv[2];
if (!file || !existsSync(file)) {
  console.error(file ? `There is no file ${file}.` : 'Usage: npm run import -- FILE.csv');
  process.exit(1);
}

/** A running server's own database, else the one that this command starts for as long as it takes. */
async function database(env: Env): Promise<{ url: string; close: () => Promise<void> }> {
  if (env.databaseUrl) return { url: env.databaseUrl, close: async () => {} };
  const folder = path.join(env.dataDir, 'postgres');
  const running = runningPostgres(folder);
  if (running) return { url: running, close: async () => {} };
  mkdirSync(env.dataDir, { recursive: true });
  const unlock = lockFolder(env.dataDir);
  const postgres = await startEmbeddedPostgres({ folder, warn: console.error });
  return {
    url: postgres.url,
    async close() {
      await postgres.stop();
      unlock();
    },
  };
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function refusals(name: string) {
  let stream: ReturnType<typeof createWriteStream> | undefined;
  return {
    add({ line, sourceId, reason }: Refusal): void {
      if (!stream) {
        stream = createWriteStream(name);
        stream.write('line,source_id,reason\n');
      }
      stream.write(`${line},${quoted(sourceId)},${quoted(reason)}\n`);
    },
    async end(): Promise<void> {
      if (!stream) return;
      stream.end();
      await finished(stream);
      console.log(`Refused rows and their reasons: ${name}`);
    },
  };
}

const source = await database(readEnv(process.env));
const { db, pool, close } = openDatabase(source.url, { connectionsMax: 2 });
const refused = refusals(path.resolve(`${path.basename(file, path.extname(file))}.refused.csv`));
const bar = new cliProgress.SingleBar({ format: 'Importing {value} rows  {duration_formatted}  created {created}, unchanged {unchanged}, refused {refused}', noTTYOutput: false }, cliProgress.Presets.rect);
const began = Date.now();
try {
  await migrate(pool);
  bar.start(0, 0, { created: 0, updated: 0, unchanged: 0, refused: 0 });
  const show = (counts: ImportCounts): void => bar.update(counts.read, counts);
  const counts = await importListings(db, readListings(file), { onRefusal: refused.add, onProgress: show });
  bar.stop();
  const seconds = (Date.now() - began) / 1000;
  console.log(`${counts.read} rows in ${seconds.toFixed(1)} s: ${counts.created} created, ${counts.updated} updated, ${counts.unchanged} unchanged, ${counts.refused} refused.`);
  await refused.end();
} catch (error) {
  bar.stop();
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await close();
  await source.close();
}
