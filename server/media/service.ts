import { availableParallelism } from 'node:os';
import type { Services } from '#server/platform/services.ts';
import { renderPicture, type Picture } from './pictures.ts';
import { fileName } from './shape.ts';

const waiting: Array<() => void> = [];
let free = availableParallelism();

/** Bounds how many pictures are worked on at once, whoever sent them. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }
}

/**
 * Renders the uploads and writes their files. This happens before the transaction that refers to them: files that
 * nobody refers to after a crash are swept. Throws UNSUPPORTED_IMAGE and TOO_LARGE.
 */
export async function storePictures({ storage }: Pick<Services, 'storage'>, uploads: readonly Buffer[]): Promise<Picture[]> {
  const pictures = await Promise.all(uploads.map((bytes) => inTurn(() => renderPicture(bytes))));
  for (const { hash, renditions } of pictures) {
    for (const { width, bytes } of renditions) await storage.put(fileName(hash, width), bytes);
  }
  return pictures;
}
