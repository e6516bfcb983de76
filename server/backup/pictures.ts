// The files of pictures, copied out of the storage and back. They never change under their names, so what was copied once stays.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { link, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { fileName, widthsOf } from '#server/media/shape.ts';
import type { PictureStorage } from '#server/platform/files/storage.ts';
import { picturesFile, picturesFolder } from './manifest.ts';

export interface PictureFile {
  hash: string;
  width: number;
  /** -1: the storage does not have it. */
  bytes: number;
  sha256: string;
}

interface Pictured {
  hash: string;
  width: number;
}

const parallel = 8;
const missing = -1;

export const nameOf = ({ hash, width }: Pictured): string => fileName(hash, width);
export const isMissing = ({ bytes }: PictureFile): boolean => bytes === missing;
export const lineOf = ({ hash, width, bytes, sha256 }: PictureFile): string => `${hash}\t${width}\t${bytes}\t${sha256}\n`;

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function fileOf(line: string): PictureFile {
  const [hash = '', width, bytes, sha256 = ''] = line.split('\t');
  return { hash, width: Number(width), bytes: Number(bytes), sha256 };
}

/** The files of a list, in its order. */
export async function* readList(file: string): AsyncGenerator<PictureFile> {
  let rest = '';
  for await (const chunk of createReadStream(file).pipe(createGunzip()).setEncoding('utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield fileOf(line);
  }
}

export interface KnownFiles {
  /** What is known of a picture's files; asked for in the order of the hashes. */
  of(hash: string): Promise<ReadonlyMap<number, PictureFile>>;
  /** Where the files lie. */
  folder: string;
}

/** Walks a sorted list once, beside another that is sorted alike, so that millions of files need no memory. */
export function openKnown(folder: string, list: string): KnownFiles | undefined {
  if (!existsSync(list)) return undefined;
  const files = readList(list);
  let next: PictureFile | undefined;
  const advance = async (): Promise<void> => {
    const step = await files.next();
    next = step.done ? undefined : step.value;
  };
  let begun = false;
  return {
    folder,
    async of(hash) {
      if (!begun) await advance();
      begun = true;
      const found = new Map<number, PictureFile>();
      for (; next && next.hash <= hash; await advance()) if (next.hash === hash) found.set(next.width, next);
      return found;
    },
  };
}

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

/** What a server answers while its bucket is away says nothing to who stands at a terminal. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new Error(`The storage of pictures (STORAGE_URL) failed: ${reason} What was copied stays: the same command goes on from there.`, { cause: error });
  }
}

interface CopyOut {
  storage: Pick<PictureStorage, 'get'>;
  folder: string;
  known: readonly KnownFiles[];
}

async function copyOne({ storage, folder }: CopyOut, one: Pictured, earlier: readonly { folder: string; file: PictureFile }[]): Promise<PictureFile> {
  const name = nameOf(one);
  const target = path.join(folder, picturesFolder, name);
  if (existsSync(target)) {
    const known = earlier.find((entry) => entry.folder === folder);
    if (known) return known.file;
    const bytes = await readFile(target);
    return { ...one, bytes: bytes.length, sha256: sha256Of(bytes) };
  }
  for (const entry of earlier) if (await taken(path.join(entry.folder, picturesFolder, name), target)) return entry.file;
  const bytes = await asked(storage.get(name));
  if (!bytes) return { ...one, bytes: missing, sha256: '' };
  await place(target, bytes);
  return { ...one, bytes: bytes.length, sha256: sha256Of(bytes) };
}

async function inParallel<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let at = next++; at < all.length; at = next++) results[at] = await work(all[at] as T);
  };
  await Promise.all(Array.from({ length: parallel }, lane));
  return results;
}

/** Copies the files of these pictures, which come in the order of their hashes, and tells each. */
export async function copyPictures(way: CopyOut, pictures: readonly Pictured[]): Promise<PictureFile[]> {
  const wanted: { one: Pictured; earlier: { folder: string; file: PictureFile }[] }[] = [];
  for (const { hash, width } of pictures) {
    const known: { folder: string; files: ReadonlyMap<number, PictureFile> }[] = [];
    for (const list of way.known) known.push({ folder: list.folder, files: await list.of(hash) });
    for (const one of widthsOf(width).map((each) => ({ hash, width: each }))) {
      const earlier = known.flatMap(({ folder, files }) => [files.get(one.width)].flatMap((file) => (file && !isMissing(file) ? [{ folder, file }] : [])));
      wanted.push({ one, earlier });
    }
  }
  return inParallel(wanted, ({ one, earlier }) => copyOne(way, one, earlier));
}

async function bringBack(storage: Pick<PictureStorage, 'put' | 'get'>, folder: string, file: PictureFile): Promise<number> {
  const name = nameOf(file);
  const bytes = await readFile(path.join(folder, picturesFolder, name)).catch(() => undefined);
  if (!bytes || bytes.length !== file.bytes || sha256Of(bytes) !== file.sha256) {
    throw new Error(`The backup is broken: ${picturesFolder}/${name} is missing or is not what was written. Take another backup.`);
  }
  // A restore that was cut off goes on where it was.
  const there = await asked(storage.get(name));
  if (!there?.equals(bytes)) await asked(storage.put(name, bytes));
  return bytes.length;
}

/** Brings every file of the backup into the storage, each compared with its hash. */
export async function restorePictures(storage: Pick<PictureStorage, 'put' | 'get'>, folder: string, onFile: (files: number) => void): Promise<void> {
  let batch: PictureFile[] = [];
  const flush = async (): Promise<void> => {
    await inParallel(batch, (file) => bringBack(storage, folder, file));
    onFile(batch.length);
    batch = [];
  };
  for await (const file of readList(path.join(folder, picturesFile))) {
    if (!isMissing(file)) batch.push(file);
    if (batch.length >= 256) await flush();
  }
  await flush();
}
