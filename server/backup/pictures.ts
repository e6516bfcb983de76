// The files of pictures, copied out of the storage. They never change under their names, so what was copied once is linked.
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { widthsOf } from '#server/media/shape.ts';
import { mapConcurrently } from '#server/platform/concurrency.ts';
import type { PictureStorage } from '#server/platform/files/picture-storage.ts';
import { picturesFolder } from './manifest.ts';
import { fileOfBytes, isMissing, isSound, type KnownFiles, missingFile, nameOf, type Pictured, type PictureFile, readSound } from './picture-list.ts';
import { asked, filesAtOnce } from './picture-storage.ts';

/** Backups until every file that is linked from one to the next was read again. */
export const slices = 7;

async function place(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, bytes, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** A file of an earlier backup on the same disk needs no room; on another it is copied from the storage as all others. */
async function taken(from: string, file: string): Promise<boolean> {
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await link(from, file);
    return true;
  } catch {
    return false;
  }
}

interface CopyOut {
  storage: Pick<PictureStorage, 'get'>;
  folder: string;
  known: readonly KnownFiles[];
  /** Which seventh of the files of earlier backups is read again before it is linked. */
  slice: number;
  onDamaged: (damaged: DamagedFile) => void;
}

export interface DamagedFile {
  name: string;
  /** Whether the storage had it as it was, which mends every backup that has the file. */
  isMended: boolean;
}

interface Earlier {
  folder: string;
  file: PictureFile;
}

const isDue = (slice: number, hash: string): boolean => Number.parseInt(hash.slice(0, 8), 16) % slices === slice;

/** Written into the file itself, not beside it: every backup of a series links to it. A disk that refuses leaves it as it was. */
async function mend(file: string, bytes: Buffer): Promise<void> {
  await writeFile(file, bytes, { flag: 'r+', flush: true }).catch(() => undefined);
}

/** Whether the file of the earlier backup may be linked: it is not due, or is what was written, or was made so again. */
async function isTrusted({ storage, slice, onDamaged }: CopyOut, { folder, file }: Earlier): Promise<boolean> {
  if (!isDue(slice, file.hash) || (await readSound(folder, file))) return true;
  const bytes = await asked(storage.get(nameOf(file)));
  const sound = bytes && isSound(file, bytes) ? bytes : undefined;
  if (sound) await mend(path.join(folder, picturesFolder, nameOf(file)), sound);
  onDamaged({ name: nameOf(file), isMended: sound !== undefined });
  return sound !== undefined && (await readSound(folder, file)) !== undefined;
}

/** What an attempt that was cut off has already; undefined where an earlier backup says that it is damaged. */
async function continued(target: string, one: Pictured, earlier: readonly Earlier[]): Promise<PictureFile | undefined> {
  const bytes = await readFile(target).catch(() => undefined);
  return bytes && earlier.every(({ file }) => isSound(file, bytes)) ? fileOfBytes(one, bytes) : undefined;
}

async function copyOne(way: CopyOut, one: Pictured, earlier: readonly Earlier[]): Promise<PictureFile> {
  const { storage, folder } = way;
  const name = nameOf(one);
  const target = path.join(folder, picturesFolder, name);
  if (existsSync(target)) {
    const found = earlier.find((entry) => entry.folder === folder)?.file ?? (await continued(target, one, earlier));
    if (found) return found;
  } else {
    for (const entry of earlier) {
      if ((await isTrusted(way, entry)) && (await taken(path.join(entry.folder, picturesFolder, name), target))) return entry.file;
    }
  }
  const bytes = await asked(storage.get(name));
  if (!bytes) return missingFile(one);
  await place(target, bytes);
  return fileOfBytes(one, bytes);
}

/** Copies the files of these pictures, which come in the order of their hashes, and tells each. */
export async function copyPictures(way: CopyOut, pictures: readonly Pictured[]): Promise<PictureFile[]> {
  const wanted: { one: Pictured; earlier: Earlier[] }[] = [];
  for (const { hash, width } of pictures) {
    const known: { folder: string; files: ReadonlyMap<number, PictureFile> }[] = [];
    for (const list of way.known) known.push({ folder: list.folder, files: await list.of(hash) });
    for (const one of widthsOf(width).map((each) => ({ hash, width: each }))) {
      const earlier = known.flatMap(({ folder, files }) => [files.get(one.width)].flatMap((file) => (file && !isMissing(file) ? [{ folder, file }] : [])));
      wanted.push({ one, earlier });
    }
  }
  return mapConcurrently(wanted, filesAtOnce, ({ one, earlier }) => copyOne(way, one, earlier));
}
