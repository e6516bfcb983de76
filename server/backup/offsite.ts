// Backups of a series in another place, encrypted before they leave: tables once a backup, each picture once.
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { mapConcurrently } from '#server/platform/concurrency.ts';
import type { PictureStorage } from '#server/platform/files/picture-storage.ts';
import { fileOfTable, jobsFile, manifestFile, picturesFile, readManifest } from './manifest.ts';
import { isMissing, type KnownFiles, nameOf, openKnown, type PictureFile, readList, readSound } from './picture-list.ts';
import { filesAtOnce } from './picture-storage.ts';
import type { Progress } from './progress.ts';
import { seal, sealFile } from './sealed.ts';
import { isBackupName, listWhole } from './series.ts';

export interface OffsiteOptions {
  series: string;
  storage: Pick<PictureStorage, 'put' | 'putFile' | 'get' | 'remove'>;
  /** The public key of age. */
  recipient: string;
  progress: Progress;
}

export interface SentOffsite {
  /** Undefined where the newest backup had been sent already. */
  name: string | undefined;
  pictures: number;
  bytes: number;
  /** Pictures that are damaged in the backup, and were not sent. */
  damaged: string[];
  /** Backups that the series no longer has, and that were deleted there. */
  removed: string[];
}

/** The names of an offsite backup's own files, with their bytes as they lie there. The only file that is not encrypted, besides `newest`. */
export const OffsiteFiles = z.array(
  z.object({
    name: z.string().regex(/^(?:tables\/[a-z_][a-z0-9_]*\.copy\.gz|jobs\.copy\.gz|pictures\.tsv\.gz|manifest\.json)$/),
    bytes: z.number().int().min(1),
  }),
);

export const newestName = 'newest';
export const filesName = (backup: string): string => `${backup}/files.json`;
export const sealedName = (name: string): string => `${name}.age`;
export const pictureName = (file: Pick<PictureFile, 'hash' | 'width'>): string => sealedName(`pictures/${nameOf(file)}`);

/** In the series: a copy of the list of pictures of every backup that was sent. */
const stateFolder = 'offsite';
const listSuffix = '.tsv.gz';
const batchOf = 64;

const listOf = (series: string, backup: string): string => path.join(series, stateFolder, `${backup}${listSuffix}`);

async function sentOf(series: string): Promise<string[]> {
  const names = await readdir(path.join(series, stateFolder)).catch(() => []);
  return names
    .filter((name) => name.endsWith(listSuffix))
    .map((name) => name.slice(0, -listSuffix.length))
    .filter(isBackupName)
    .toSorted();
}

const knownOf = (series: string, backups: readonly string[]): KnownFiles[] =>
  backups.map((backup) => openKnown(series, listOf(series, backup))).filter((one) => one !== undefined);

/** The widths of a picture that any of the lists has. Each is asked for every hash, once: they are walked beside each other. */
async function widthsIn(known: readonly KnownFiles[], hash: string): Promise<ReadonlySet<number>> {
  const widths = new Set<number>();
  for (const one of known) for (const width of (await one.of(hash)).keys()) widths.add(width);
  return widths;
}

/** The files of a list that no other list has, in batches. */
async function* newIn(list: string, known: readonly KnownFiles[]): AsyncGenerator<PictureFile[]> {
  let batch: PictureFile[] = [];
  let last: { hash: string; widths: ReadonlySet<number> } | undefined;
  for await (const file of readList(list)) {
    if (last?.hash !== file.hash) last = { hash: file.hash, widths: await widthsIn(known, file.hash) };
    if (isMissing(file) || last.widths.has(file.width)) continue;
    batch.push(file);
    if (batch.length < batchOf) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function sendPictures({ series, storage, recipient, progress }: OffsiteOptions, backup: string, sent: SentOffsite): Promise<void> {
  const folder = path.join(series, backup);
  const known = knownOf(series, await sentOf(series));
  for await (const batch of newIn(path.join(folder, picturesFile), known)) {
    await mapConcurrently(batch, filesAtOnce, async (file) => {
      const bytes = await readSound(folder, file);
      if (!bytes) return void sent.damaged.push(nameOf(file));
      const sealed = await seal(bytes, recipient);
      await storage.put(pictureName(file), sealed);
      sent.pictures++;
      sent.bytes += sealed.length;
    });
    progress.add(batch.length);
  }
}

async function sendTables({ series, storage, recipient, progress }: OffsiteOptions, backup: string, sent: SentOffsite): Promise<void> {
  const folder = path.join(series, backup);
  const { tables } = await readManifest(folder);
  const names = [...tables.map(({ name }) => fileOfTable(name)), jobsFile, picturesFile, manifestFile];
  progress.begin('tables', names.length);
  const draft = path.join(series, stateFolder, 'sealed.part');
  const files: z.output<typeof OffsiteFiles> = [];
  for (const name of names) {
    const bytes = await sealFile(path.join(folder, name), draft, recipient);
    await storage.putFile(sealedName(`${backup}/${name}`), draft);
    files.push({ name, bytes });
    sent.bytes += bytes;
    progress.add(1);
  }
  await rm(draft, { force: true });
  // Last of all: without them there is no backup there.
  await storage.put(filesName(backup), Buffer.from(JSON.stringify(files)));
  await storage.put(newestName, Buffer.from(backup));
}

/** Deletes a backup that the series no longer has, and the pictures that only it had. */
async function remove({ series, storage }: OffsiteOptions, backup: string): Promise<void> {
  const others = (await sentOf(series)).filter((one) => one !== backup);
  for await (const batch of newIn(listOf(series, backup), knownOf(series, others))) {
    await mapConcurrently(batch, filesAtOnce, (file) => storage.remove(pictureName(file)));
  }
  const listed = await storage.get(filesName(backup));
  const files = listed ? OffsiteFiles.parse(JSON.parse(listed.toString())) : [];
  await storage.remove(filesName(backup));
  for (const { name } of files) await storage.remove(sealedName(`${backup}/${name}`));
  await rm(listOf(series, backup));
}

/** Sends the newest whole backup of the series, unless it is there. Interrupted, the next call begins that backup again. */
export async function sendOffsite(options: OffsiteOptions): Promise<SentOffsite> {
  const { series, progress } = options;
  const here = await listWhole(series);
  const newest = here.at(-1);
  if (newest === undefined) throw new Error(`There is no whole backup in ${series}: make one with npm run backup -- --into ${series}.`);
  await mkdir(path.join(series, stateFolder), { recursive: true, mode: 0o700 });
  const sent: SentOffsite = { name: undefined, pictures: 0, bytes: 0, damaged: [], removed: [] };
  try {
    if (!(await sentOf(series)).includes(newest)) {
      const { pictures } = await readManifest(path.join(series, newest));
      progress.begin('pictures', pictures.rows - pictures.missing);
      await sendPictures(options, newest, sent);
      await sendTables(options, newest, sent);
      await copyFile(path.join(series, newest, picturesFile), listOf(series, newest));
      sent.name = newest;
    }
    for (const backup of await sentOf(series)) {
      if (here.includes(backup)) continue;
      await remove(options, backup);
      sent.removed.push(backup);
    }
    return sent;
  } finally {
    progress.end();
  }
}
