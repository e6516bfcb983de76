import { randomUUID } from 'node:crypto';
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from '#server/env.ts';
import { about, codeOf, type Finding } from './finding.ts';

const megabyte = 1024 * 1024;
const fullBytes = 200 * megabyte;

/** The folder, or its nearest existing parent: the product creates the folder itself, possibly as another user. */
async function existing(folder: string): Promise<string> {
  const found = await stat(folder).catch(({ code }: NodeJS.ErrnoException) => (code === 'ENOENT' ? undefined : null));
  const above = path.dirname(folder);
  return found === undefined && above !== folder ? existing(above) : folder;
}

async function examineFolder(thing: string, folder: string, setting: string): Promise<Finding[]> {
  const { good, note, wrong } = about(thing);
  const place = await existing(folder);
  const probe = path.join(place, `.uthan-doctor-${randomUUID()}`);
  try {
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    return [
      wrong(
        `Nothing can be written in ${place}: ${codeOf(error).message}.`,
        `Make it writable for the user that runs the product, or choose another folder with ${setting}.`,
      ),
    ];
  }
  const { bavail, bsize } = await statfs(place);
  const { uid } = await stat(place);
  const free = bavail * bsize;
  const isOthers = process.getuid?.() === 0 && uid !== 0;
  return [
    free < fullBytes
      ? wrong(`${Math.round(free / megabyte)} MB are free in ${place}.`, 'Make room, or move it to a larger disk.')
      : good(`${place} can be written, with ${Math.round(free / megabyte)} MB free.`),
    ...(isOthers ? [note(`${place} belongs to another user, and root may write everywhere.`, 'Run this again as the user that runs Uthan.')] : []),
  ];
}

/** Whether data and pictures can be written. Leaves nothing behind. */
export async function examineFolders({ databaseUrl, dataDir, storageUrl }: Env): Promise<Finding[]> {
  // With both elsewhere the data folder holds only a lock file, but the product does not start without it.
  const data = await examineFolder(databaseUrl && storageUrl ? 'Data folder (lock)' : 'Data folder', dataDir, 'DATA_DIR');
  return storageUrl ? [...data, ...(await examineFolder('Pictures', fileURLToPath(storageUrl), 'STORAGE_URL'))] : data;
}
