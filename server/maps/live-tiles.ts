import type { PictureStorage } from '#server/platform/files/picture-storage.ts';
import { objectOf, readLive, saidOf } from './tiles/stored-tiles.ts';

const magic = 'PMTiles';

interface FoundTiles {
  version: string;
  since: string;
  /** What it holds, for people. */
  said: string;
  /** Whether its file is there. */
  isStored: boolean;
}

/** The file of streets that is live under a name; undefined where none was put yet. Throws UNAVAILABLE while the storage is away. */
export async function lookForTiles(storage: PictureStorage, name: string): Promise<FoundTiles | undefined> {
  const live = await readLive(storage, name);
  if (!live) return undefined;
  const head = await storage.getPart(objectOf(live.version), 0, magic.length - 1);
  return { version: live.version, since: live.since, said: saidOf(live), isStored: head?.toString('latin1') === magic };
}
