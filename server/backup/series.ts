// Backups beside each other in one folder, each named after its time.
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { findManifest } from './manifest.ts';

const named = /^uthan-\d{8}T\d{6}Z$/;

export const isBackupName = (name: string): boolean => named.test(name);

/** Oldest first. */
async function listOf(series: string): Promise<{ name: string; isWhole: boolean }[]> {
  const names = (await readdir(series)).filter(isBackupName).toSorted();
  const found: { name: string; isWhole: boolean }[] = [];
  for (const name of names) found.push({ name, isWhole: (await findManifest(path.join(series, name)).catch(() => undefined)) !== undefined });
  return found;
}

/** The folder of the next backup, which continues one that was cut off, and the newest whole one before it. */
export async function nextOf(series: string, now: Date): Promise<{ folder: string; previous: string | undefined }> {
  await mkdir(series, { recursive: true, mode: 0o700 });
  const all = await listOf(series);
  const folder = path.join(series, `uthan-${now.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}`);
  const newest = all.at(-1);
  if (newest && !newest.isWhole) await rename(path.join(series, newest.name), folder);
  const previous = all.findLast(({ isWhole }) => isWhole);
  return { folder, previous: previous && path.join(series, previous.name) };
}

/** The names of the whole backups, oldest first. */
export const listWhole = async (series: string): Promise<string[]> =>
  (await listOf(series).catch(() => [])).filter(({ isWhole }) => isWhole).map(({ name }) => name);

/** The folder of the newest whole backup; undefined where the folder is no series. */
export async function newestOf(series: string): Promise<string | undefined> {
  const name = (await listWhole(series)).at(-1);
  return name && path.join(series, name);
}

/** Deletes all but the newest `keep` whole backups, and what was cut off before them; returns the names. */
export async function removeOld(series: string, keep: number): Promise<string[]> {
  const all = await listOf(series);
  const oldestKept = all.filter(({ isWhole }) => isWhole).at(-keep)?.name;
  const gone = oldestKept === undefined ? [] : all.map(({ name }) => name).filter((name) => name < oldestKept);
  for (const name of gone) await rm(path.join(series, name), { recursive: true });
  return gone;
}
