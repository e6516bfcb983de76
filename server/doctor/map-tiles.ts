import type { Env } from '#server/env.ts';
import { lookForTiles } from '#server/maps/live-tiles.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { about, codeOf, type Finding } from './finding.ts';

/** Which streets the maps show, where some are named; of a file of our own, whether it is there. */
export async function examineMapTiles({ mapTiles, storageUrl, storageKeys, dataDir }: Env): Promise<Finding[]> {
  const { good, wrong } = about('Maps');
  if (!mapTiles) return [];
  const { file, shown } = mapTiles;
  if (!file) return [good(`The maps show tiles of ${new URL(shown.url ?? '').host}.`)];
  const storage = openStorage(storageUrl, dataDir, { keys: storageKeys });
  const put = 'Run npm run map-tiles -- FILE, or leave MAP_TILES_URL and MAP_ATTRIBUTION out: until then the maps are our own drawing.';
  try {
    const live = await lookForTiles(storage, file);
    if (!live) return [wrong(`${file} is not in the storage.`, put)];
    const { version, since, said, isStored } = live;
    if (!isStored) return [wrong(`The tiles of ${file} are missing in the storage (version ${version}).`, put)];
    return [good(`${file} is live since ${since.slice(0, 10)}: ${said}.`)];
  } catch (error) {
    return [wrong(`${file} can’t be read: ${codeOf(error).message}.`, put)];
  }
}
