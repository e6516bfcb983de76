// The photos that somebody took during a visit, in IndexedDB under the post's number. They are sent nowhere.
import { idbStore } from '#web/platform/offline/idb-store.ts';
import { shrink } from '#web/platform/image/shrink.ts';

const photos = idbStore('deciding', 'visitPhotos');

/** Of one home. */
export const visitPhotosMax = 6;

/** Enough to see a stain on a wall, small enough for a full phone. */
const bounds = { imageWidthMax: 1280, imageHeightMax: 1280, imageQuality: 0.75 };

const keyOf = (postId: number): string => String(postId);

/** Those that are stored, in their order; none where the browser stores nothing. */
export const readVisitPhotos = (postId: number): Promise<Blob[]> =>
  photos
    .read<Blob[] | undefined>((store) => store.get(keyOf(postId)) as IDBRequest<Blob[] | undefined>)
    .then(
      (found) => found ?? [],
      () => [],
    );

/** Replaces those of a home. Rejects where the browser refuses. */
export const writeVisitPhotos = async (postId: number, list: readonly Blob[]): Promise<void> =>
  void (await (list.length > 0 ? photos.write((store) => store.put(list, keyOf(postId))) : photos.write((store) => store.delete(keyOf(postId)))));

/** A smaller copy, without the place where it was taken. Rejects what the browser cannot read. */
export const smallCopy = async (file: File): Promise<Blob> => (await shrink(file, () => undefined, bounds)).blob;
