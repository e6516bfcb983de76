// The list of a backup's pictures: a line a file, sorted by hash, so that it is read beside another without being held in memory.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { fileName } from '#server/media/shape.ts';
import { picturesFolder } from './manifest.ts';

export interface PictureFile {
  hash: string;
  width: number;
  /** -1: the storage does not have it. */
  bytes: number;
  sha256: string;
}

export type Pictured = Pick<PictureFile, 'hash' | 'width'>;

const missing = -1;

export const nameOf = ({ hash, width }: Pictured): string => fileName(hash, width);
export const missingFile = ({ hash, width }: Pictured): PictureFile => ({ hash, width, bytes: missing, sha256: '' });
export const isMissing = ({ bytes }: PictureFile): boolean => bytes === missing;
export const lineOf = ({ hash, width, bytes, sha256 }: PictureFile): string => `${hash}\t${width}\t${bytes}\t${sha256}\n`;

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export const fileOfBytes = ({ hash, width }: Pictured, bytes: Buffer): PictureFile => ({ hash, width, bytes: bytes.length, sha256: sha256Of(bytes) });
export const isSound = (file: PictureFile, bytes: Buffer): boolean => bytes.length === file.bytes && sha256Of(bytes) === file.sha256;

/** The file's bytes in a backup, undefined where they are missing or not what the list says. A bad sector is no error either. */
export async function readSound(folder: string, file: PictureFile): Promise<Buffer | undefined> {
  const bytes = await readFile(path.join(folder, picturesFolder, nameOf(file))).catch(() => undefined);
  return bytes && isSound(file, bytes) ? bytes : undefined;
}

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
