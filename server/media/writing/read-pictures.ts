import { fileName } from '#server/media/shape.ts';
import type { Services } from '#server/platform/services.ts';
import { openReader, type Reader } from './open-reader.ts';
import { insertRead, listUnread } from './writing-store.ts';

/** In one run; the next comes in minutes. */
const picturesMax = 60;
/** A picture takes two to five seconds, on a busy machine twenty; one that takes this long is never read. */
const readMs = 45_000;

/**
 * Reads pictures that wait for staff, each for itself, so that a run that is cut off has lost nothing. One that cannot be read counts as
 * without writing: it would be tried for ever. Returns how many.
 */
export async function readPictures({ db, storage }: Pick<Services, 'db' | 'storage'>, signal?: AbortSignal, open: () => Reader = openReader): Promise<number> {
  const pictures = await listUnread(db, picturesMax);
  let reader: Reader | undefined;
  let read = 0;
  const stop = (): void => reader?.close();
  signal?.addEventListener('abort', stop);
  try {
    for (const { hash, width } of pictures) {
      const file = signal?.aborted ? undefined : await storage.get(fileName(hash, width));
      if (file) reader ??= open();
      const found = file ? await reader?.read(file, readMs) : undefined;
      if (signal?.aborted) break;
      if (!found) {
        reader?.close();
        reader = undefined;
      }
      await insertRead(db, hash, found ?? { numbers: [], sites: [] });
      read++;
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    reader?.close();
  }
  return read;
}
