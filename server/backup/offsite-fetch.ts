// Fetches an encrypted backup into a folder, where `npm run restore` and `npm run drill` read it like any other.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mapConcurrently } from '#server/platform/concurrency.ts';
import type { PictureStorage } from '#server/platform/files/picture-storage.ts';
import { manifestFile, picturesFile, picturesFolder } from './manifest.ts';
import { filesName, newestName, OffsiteFiles, pictureName, sealedName } from './offsite.ts';
import { isMissing, isSound, nameOf, type PictureFile, readList, readSound } from './picture-list.ts';
import { filesAtOnce } from './picture-storage.ts';
import type { Progress } from './progress.ts';
import { open, openInto } from './sealed.ts';
import { isBackupName } from './series.ts';

export interface FetchOptions {
  storage: Pick<PictureStorage, 'get' | 'getPart'>;
  /** The private key of age. */
  identity: string;
  folder: string;
  /** Which backup; without it the newest. */
  name?: string | undefined;
  progress: Progress;
}

const partBytes = 8 * 1024 * 1024;
const batchOf = 64;

async function nameOfBackup({ storage, name }: FetchOptions): Promise<string> {
  const found = name ?? (await storage.get(newestName))?.toString().trim();
  if (found !== undefined && isBackupName(found)) return found;
  throw new Error(found === undefined ? 'There is no backup at OFFSITE_URL.' : `${found} is no name of a backup, such as uthan-20260102T030405Z.`);
}

async function* partsOf({ storage }: FetchOptions, name: string, bytes: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes; from += partBytes) {
    const part = await storage.getPart(name, from, Math.min(from + partBytes, bytes) - 1);
    if (!part) throw new Error(`${name} is missing at OFFSITE_URL.`);
    yield part;
  }
}

async function fetchFile(options: FetchOptions, backup: string, { name, bytes }: { name: string; bytes: number }): Promise<void> {
  const file = path.join(options.folder, name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const sealed = sealedName(`${backup}/${name}`);
  try {
    await openInto(file, partsOf(options, sealed, bytes), options.identity);
  } catch (error) {
    throw new Error(`${sealed} cannot be decrypted: ${(error as Error).message}. Is it the key that belongs to OFFSITE_RECIPIENT?`, { cause: error });
  }
}

/** Whether the picture is in the folder now, as the list of the backup says it. */
async function fetchPicture({ storage, identity, folder }: FetchOptions, file: PictureFile): Promise<boolean> {
  if (await readSound(folder, file)) return true;
  const sealed = await storage.get(pictureName(file));
  const bytes = sealed && (await open(sealed, identity).catch(() => undefined));
  if (!bytes || !isSound(file, bytes)) return false;
  const target = path.join(folder, picturesFolder, nameOf(file));
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await writeFile(target, bytes, { mode: 0o600 });
  return true;
}

/** Returns the names of those that were not there or not whole. */
async function fetchPictures(options: FetchOptions): Promise<string[]> {
  const list = path.join(options.folder, picturesFile);
  const damaged: string[] = [];
  const fetchAll = async (batch: readonly PictureFile[]): Promise<void> => {
    const found = await mapConcurrently(batch, filesAtOnce, (file) => fetchPicture(options, file));
    damaged.push(...batch.filter((_file, at) => !found[at]).map(nameOf));
    options.progress.add(batch.length);
  };
  let batch: PictureFile[] = [];
  options.progress.begin('pictures', await countLines(list));
  for await (const file of readList(list)) {
    if (!isMissing(file)) batch.push(file);
    if (batch.length < batchOf) continue;
    await fetchAll(batch);
    batch = [];
  }
  await fetchAll(batch);
  return damaged;
}

async function countLines(list: string): Promise<number> {
  let count = 0;
  for await (const _file of readList(list)) count++;
  return count;
}

/** Returns the name of the backup and the pictures that were not there or not whole. Called again, it goes on where it was. */
export async function fetchOffsite(options: FetchOptions): Promise<{ name: string; damaged: string[] }> {
  const { storage, folder, progress } = options;
  const name = await nameOfBackup(options);
  const listed = await storage.get(filesName(name));
  if (!listed) throw new Error(`There is no backup ${name} at OFFSITE_URL.`);
  const files = OffsiteFiles.parse(JSON.parse(listed.toString()));
  if (existsSync(path.join(folder, manifestFile))) throw new Error(`There is a whole backup in ${folder} already. Choose another folder.`);
  try {
    progress.begin('tables', files.length);
    for (const file of files) {
      // A folder with a manifest is a whole backup: it comes last.
      if (file.name !== manifestFile) await fetchFile(options, name, file);
      progress.add(1);
    }
    const damaged = await fetchPictures(options);
    for (const file of files) if (file.name === manifestFile) await fetchFile(options, name, file);
    return { name, damaged };
  } finally {
    progress.end();
  }
}
