// The files of a backup, brought back into the storage of pictures.
import path from 'node:path';
import { mapConcurrently } from '#server/platform/concurrency.ts';
import type { PictureStorage } from '#server/platform/files/picture-storage.ts';
import { picturesFile } from './manifest.ts';
import { isMissing, isSound, nameOf, type PictureFile, readList, readSound } from './picture-list.ts';
import { asked, filesAtOnce } from './picture-storage.ts';

const batchOf = 256;

/** Calls `work` with every file that the backup has, in batches; returns the names of those for which it says false. */
async function listFailing(folder: string, work: (file: PictureFile) => Promise<boolean>, onFiles: (files: number) => void): Promise<string[]> {
  const failing: string[] = [];
  let batch: PictureFile[] = [];
  const flush = async (): Promise<void> => {
    const results = await mapConcurrently(batch, filesAtOnce, work);
    failing.push(...batch.filter((_file, at) => !results[at]).map(nameOf));
    onFiles(batch.length);
    batch = [];
  };
  for await (const file of readList(path.join(folder, picturesFile))) {
    if (!isMissing(file)) batch.push(file);
    if (batch.length >= batchOf) await flush();
  }
  await flush();
  return failing;
}

type Storage = Pick<PictureStorage, 'put' | 'get'>;

async function bringBack(storage: Storage, folder: string, file: PictureFile): Promise<boolean> {
  const name = nameOf(file);
  const there = await asked(storage.get(name));
  // A restore that was cut off goes on where it was, and a storage that was not lost has what the backup may lack.
  if (there && isSound(file, there)) return true;
  const bytes = await readSound(folder, file);
  if (bytes) await asked(storage.put(name, bytes));
  return bytes !== undefined;
}

/** Returns the names of the files that are damaged in the backup and not in the storage either. */
export const restorePictures = (storage: Storage, folder: string, onFiles: (files: number) => void): Promise<string[]> =>
  listFailing(folder, (file) => bringBack(storage, folder, file), onFiles);

/** Returns the names of the files that are missing in the backup or are not what was written. */
export const checkPictures = (folder: string, onFiles: (files: number) => void): Promise<string[]> =>
  listFailing(folder, async (file) => (await readSound(folder, file)) !== undefined, onFiles);
