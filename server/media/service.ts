import { availableParallelism } from 'node:os';
import { limits } from '#contracts/limits.ts';
import { openSemaphore } from '#server/platform/concurrency.ts';
import type { Db } from '#server/platform/database/database.ts';
import { failField } from '#server/platform/http/failure.ts';
import { pictureSeconds, picturesStored } from '#server/platform/observability/counters.ts';
import type { Services } from '#server/platform/services.ts';
import { compareStored } from './alike.ts';
import { renderPicture, type Picture } from './pictures.ts';
import { fileName, widthsOf } from './shape.ts';
import { listUnmeasured, lockPictures, removeUnused, setBytes, upsertPictures } from './store.ts';

/** Limits how many pictures are processed at once. */
export const rendering = openSemaphore(availableParallelism());

async function timed<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  let outcome = 'refused';
  try {
    const result = await work();
    outcome = 'accepted';
    return result;
  } finally {
    pictureSeconds.observe({ outcome }, (performance.now() - began) / 1000);
  }
}

/**
 * Processes the uploads, writes their rows, then their files, and looks for others that show the same, before the transaction that references them (by a foreign
 * key to `pictures`); unreferenced pictures are swept within the hour. Throws UNSUPPORTED_IMAGE and TOO_LARGE.
 */
export async function storePictures({ db, storage }: Pick<Services, 'db' | 'storage'>, uploads: readonly Buffer[]): Promise<Picture[]> {
  const pictures = await Promise.all(uploads.map((bytes) => rendering.run(() => timed(() => renderPicture(bytes)))));
  // Rows first: then no file is without a row, and the sweep needs to ask only the database.
  await upsertPictures(db, pictures);
  await Promise.all(pictures.flatMap(({ hash, renditions }) => renditions.map(({ width, bytes }) => storage.put(fileName(hash, width), bytes))));
  picturesStored.inc(pictures.length);
  await compareStored({ db, storage }, pictures);
  return pictures;
}

/**
 * Renews the rows in the transaction that references them, since a sweep may have run in between. Always in the same order, so
 * that two members who send the same pictures cannot deadlock.
 */
export const renewPictures = (db: Db, pictures: readonly Picture[]): Promise<void> => upsertPictures(db, pictures);

/** Holds uploaded pictures for the transaction that references them. Throws VALIDATION at `field` for one that does not exist. */
export async function holdPictures(trx: Db, hashes: readonly string[], field: string): Promise<void> {
  const found = await lockPictures(trx, hashes);
  if (hashes.some((hash) => !found.has(hash))) failField(field, 'invalid');
}

const sweepBatch = 100;

/**
 * Deletes pictures that nothing references and that were not uploaded recently, with their files; returns how many. A row is
 * deleted only together with its files: if a file cannot be deleted, the row stays for the next run, and it throws.
 */
export async function sweepPictures({ db, storage }: Pick<Services, 'db' | 'storage'>, signal?: AbortSignal): Promise<number> {
  let removed = 0;
  for (let more = true; more && !signal?.aborted;) {
    const count = await db.transaction().execute(async (trx) => {
      const rows = await removeUnused(trx, limits.media.unusedMinutes, sweepBatch);
      for (const { hash, width } of rows) for (const one of widthsOf(width)) await storage.remove(fileName(hash, one));
      return rows.length;
    });
    removed += count;
    more = count === sweepBatch;
  }
  return removed;
}

/** Measures the files of pictures that were stored before sizes were kept. Returns how many. */
export async function measureOlder({ db, storage }: Pick<Services, 'db' | 'storage'>, signal?: AbortSignal): Promise<number> {
  let measured = 0;
  for (let more = true; more && !signal?.aborted;) {
    const rows = await listUnmeasured(db, sweepBatch);
    for (const { hash, width } of rows) {
      const files = await Promise.all(widthsOf(width).map((one) => storage.get(fileName(hash, one))));
      // None where a file is missing: what is not known is not said.
      await setBytes(db, hash, files.every(Boolean) ? files.map((file) => file?.length ?? 0) : []);
    }
    measured += rows.length;
    more = rows.length === sweepBatch;
  }
  return measured;
}

export { pictureJson } from './store.ts';
export { findWriting } from './writing/writing-store.ts';
