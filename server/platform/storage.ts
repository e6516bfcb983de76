// Where the files of pictures are kept. Names are content-addressed, so a file never changes once it is there.
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export interface StoredFile {
  name: string;
  modifiedAt: Date;
}

export interface PictureStorage {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is no such file. */
  get(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
}

/** Opens the storage at `url` (file:///folder), or below the data folder. */
export function openStorage(url: string | undefined, dataDir: string): PictureStorage {
  const location = new URL(url ?? pathToFileURL(path.join(dataDir, 'media')).href);
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return {
    put: (name, bytes) => disk.put(name, bytes),
    async get(name) {
      if (!(await disk.exists(name))) return undefined;
      return Buffer.from(await disk.getBytes(name));
    },
    has: (name) => disk.exists(name),
    remove: (name) => disk.delete(name),
    async *list() {
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll('', { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
        for (const entry of page.objects) {
          if (!entry.isFile) continue;
          const { lastModified } = await disk.getMetaData(entry.key);
          yield { name: entry.key, modifiedAt: lastModified };
        }
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
  };
}
