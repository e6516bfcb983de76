// npm run map-tiles -- FILE: puts a PMTiles file with streets into the storage and makes it live. docs/operation.md tells about it.
import path from 'node:path';
import { stat } from 'node:fs/promises';
import { readEnv } from '#server/env.ts';
import { UnfitTiles } from '#server/maps/tiles/tiles-file.ts';
import { putTiles, saidOf } from '#server/maps/tiles/stored-tiles.ts';
import { openStorage } from '#server/platform/files/storage.ts';

// npm changes to the project's folder; the file is meant from where the person stood.
const here = process.env['INIT_CWD'] ?? process.cwd();
const usualName = 'streets.pmtiles';

async function put(given: string): Promise<void> {
  const file = path.resolve(here, given);
  if (!(await stat(file).catch(() => undefined))?.isFile()) throw new UnfitTiles('There is no such file.');
  const env = readEnv(process.env);
  const name = env.mapTiles?.file ?? usualName;
  const live = await putTiles(openStorage(env.storageUrl, env.dataDir, { keys: env.storageKeys }), name, file);
  console.log(`${given} holds ${saidOf(live)}.`);
  console.log(`It is live as ${name}, version ${live.version}.`);
  if (env.mapTiles?.file) return console.log('Running servers show it within a minute.');
  console.log(`The maps show it once MAP_TILES_URL=${name} and MAP_ATTRIBUTION are set, and the server is started with them.`);
}

const [given, ...more] = process.argv.slice(2);
if (!given || more.length > 0) {
  console.error('Usage: npm run map-tiles -- FILE.pmtiles');
  process.exitCode = 2;
} else {
  await put(given).catch((error: unknown) => {
    const cause = (error as Error).cause as Error | undefined;
    console.error(`${given} was not put on the maps. ${error instanceof UnfitTiles ? error.message : (cause?.message ?? (error as Error).message)}`);
    process.exitCode = 1;
  });
}
