// Finds pictures that show the same. Near hashes say which may; the pictures themselves say which do.
import sharp from 'sharp';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { findLikely, findInPostsOf, insertAlike, insertPrints, listNew, listUncompared, markCompared, type Likely } from './prints-store.ts';
import { printsOf, type Prints } from './prints.ts';
import { copyOf, isSamePicture, type Copy } from './same-picture.ts';
import { fileName, widthsOf, type PictureRow } from './shape.ts';

type Comparing = Pick<Services, 'db' | 'storage'>;

/** The smallest file of a picture; undefined where it is not there. */
const smallestOf = ({ storage }: Pick<Comparing, 'storage'>, { hash, width }: Pick<PictureRow, 'hash' | 'width'>): Promise<Buffer | undefined> =>
  storage.get(fileName(hash, widthsOf(width)[0] ?? width));

/** Those of the likely ones that do show what `copy` does. */
async function confirmed<T extends Likely>(services: Pick<Comparing, 'storage'>, copy: Copy, likely: readonly T[]): Promise<T[]> {
  const found: T[] = [];
  for (const one of likely) {
    const file = await smallestOf(services, one);
    if (file && isSamePicture(copy, await copyOf(sharp(file)), one.mirrored)) found.push(one);
  }
  return found;
}

async function compare(services: Comparing, hash: string, prints: Prints | undefined, file: Buffer): Promise<void> {
  const { db } = services;
  if (prints) {
    // The prints first: of two pictures that are compared at once, the later one finds the earlier.
    await insertPrints(db, hash, prints);
    const likely = (await findLikely(db, prints)).filter((one) => one.hash !== hash);
    if (likely.length > 0) await insertAlike(db, hash, await confirmed(services, await copyOf(sharp(file)), likely));
  }
  await markCompared(db, hash);
}

export interface Stored {
  hash: string;
  prints: Prints | undefined;
  renditions: ReadonlyArray<{ bytes: Buffer }>;
}

/** Compares pictures whose rows and files exist with all others, unless they have been before. */
export async function compareStored(services: Comparing, pictures: readonly Stored[]): Promise<void> {
  const fresh = await listNew(
    services.db,
    pictures.map(({ hash }) => hash),
  );
  for (const { hash, prints, renditions } of new Map(pictures.map((picture) => [picture.hash, picture])).values()) {
    const [smallest] = renditions;
    if (fresh.has(hash) && smallest) await compare(services, hash, prints, smallest.bytes);
  }
}

const batch = 50;

/** Compares the pictures that have not been compared yet, each for itself, so that a run that is cut off has lost nothing. Returns how many. */
export async function compareOlder(services: Comparing, signal?: AbortSignal): Promise<number> {
  let compared = 0;
  for (let more = true; more && !signal?.aborted;) {
    const pictures = await listUncompared(services.db, batch);
    for (const picture of pictures) {
      if (signal?.aborted) return compared;
      const file = await smallestOf(services, picture);
      // Without its file it cannot be shown to anyone either.
      if (file) await compare(services, picture.hash, await printsOf(sharp(file).flatten({ background: '#ffffff' })), file);
      else await markCompared(services.db, picture.hash);
      compared++;
    }
    more = pictures.length === batch;
  }
  return compared;
}

/** The newest of a person's posts that shows this picture already, except one post; undefined where none does. The picture is not kept. */
export async function findUsed(services: Comparing & { db: Db }, upload: Buffer, ownerId: string, exceptPost: number | undefined): Promise<number | undefined> {
  const small = await sharp(upload)
    .autoOrient()
    .resize(320, 320, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  const prints = await printsOf(sharp(small));
  const likely = prints ? await findInPostsOf(services.db, ownerId, prints, exceptPost) : [];
  if (likely.length === 0) return undefined;
  const [found] = await confirmed(services, await copyOf(sharp(small)), likely);
  return found?.post_id;
}

export { hashesOf, isNearAny } from './prints-store.ts';
