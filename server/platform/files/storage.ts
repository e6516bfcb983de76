// Storage for picture files. Names are content-addressed, so a file never changes once written.
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hourMs } from '#contracts/durations.ts';
import { type BucketKeys, isBucket } from '#server/bucket-address.ts';
import type { PictureStorage } from './picture-storage.ts';
import { openBucketStorage } from './bucket-storage.ts';
import { openCheck, unavailable } from './storage-check.ts';

export interface StorageOptions {
  write?: (file: string, bytes: Buffer) => Promise<void>;
  /** Of a bucket. */
  keys?: BucketKeys | undefined;
  timeoutMs?: number;
  now?: () => number;
}

/** A folder beside the files: a rename is atomic only within one file system. */
const unfinishedName = '.unfinished';
const unfinishedMs = hourMs;
/** Roughly the bytes of one picture's files: a disk with less free space counts as full. */
const probeSize = 1024 * 1024;

/** Free bytes at `folder`, or at its nearest existing parent. */
export async function freeBytesAt(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    const above = path.dirname(folder);
    return above === folder ? undefined : freeBytesAt(above);
  }
}

async function removeOld(folder: string, before: number): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs > before) continue;
    await rm(file, { force: true });
    removed++;
  }
  return removed;
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function readPart(file: string, first: number, last: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(last - first + 1), 0, last - first + 1, first);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Opens the storage at `url` (file:///folder or s3://bucket), or below the data folder. */
export function openStorage(url: string | undefined, dataDir: string, options: StorageOptions = {}): PictureStorage {
  if (url && isBucket(url)) return openBucketStorage(url, options);
  return openFolderStorage(new URL(url ?? pathToFileURL(path.join(dataDir, 'media')).href), options);
}

function openFolderStorage(location: URL, { write = writeFile, now = Date.now }: StorageOptions): PictureStorage {
  const root = path.resolve(fileURLToPath(location));
  const unfinished = path.join(root, unfinishedName);
  let failedWrites = 0;
  /** No name leads out of the folder. */
  const fileOf = (name: string): string => {
    const file = path.join(root, name);
    if (!file.startsWith(root + path.sep)) throw new Error(`No name of a picture: ${name}`);
    return file;
  };
  /** Writes under a temporary name and passes the file to `finish`; nothing is left if either fails. */
  const writeAside = async (fill: (part: string) => Promise<void>, finish: (part: string) => Promise<void>): Promise<void> => {
    const part = path.join(unfinished, randomUUID());
    try {
      await mkdir(unfinished, { recursive: true });
      await fill(part);
      await finish(part);
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
  };
  const { check, forget } = openCheck(
    () =>
      writeAside(
        (part) => write(part, Buffer.alloc(probeSize)),
        (part) => rm(part),
      ),
    now,
  );
  const putBy = async (name: string, fill: (part: string) => Promise<void>): Promise<void> => {
    const file = fileOf(name);
    try {
      await writeAside(fill, async (part) => {
        await mkdir(path.dirname(file), { recursive: true });
        await rename(part, file);
      });
    } catch (error) {
      failedWrites++;
      forget();
      throw unavailable(error);
    }
  };
  return {
    isShared: false,
    put: (name, bytes) => putBy(name, (part) => write(part, bytes)),
    putFile: (name, file) => putBy(name, (part) => copyFile(file, part)),
    get: async (name) => readFile(fileOf(name)).catch(undefinedIfMissing),
    getPart: async (name, first, last) => readPart(fileOf(name), first, last).catch(undefinedIfMissing),
    async remove(name) {
      await rm(fileOf(name), { force: true });
    },
    check,
    sweepUnfinished: () => removeOld(unfinished, now() - unfinishedMs),
    sweepFolder: (folder, olderThanMs) => removeOld(path.join(root, folder), now() - olderThanMs),
    freeBytes: () => freeBytesAt(root),
    failedWrites: () => failedWrites,
  };
}
