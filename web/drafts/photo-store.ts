// The pictures of an unsent post, in IndexedDB: too large for local storage, and they must survive a reload.
import type { PhotoFinding, PhotoShot } from '#contracts/posts/photo-shots.ts';
import { idbStore } from '#web/platform/offline/idb-store.ts';

const photos = idbStore('posting', 'photos');

/** A picture as it will be sent, or the name of one that the server has already. */
export interface StoredPhoto {
  id: string;
  name: string;
  blob?: Blob;
  kept?: string;
  fileId?: string;
  stored?: boolean;
  width: number;
  height: number;
  sharpness?: number;
  shot?: PhotoShot;
  findings?: readonly PhotoFinding[];
}

/** The kept pictures in their order; undefined where none were ever kept, or the browser keeps nothing. */
export const readPhotos = (key: string): Promise<StoredPhoto[] | undefined> =>
  photos.read<StoredPhoto[] | undefined>((store) => store.get(key) as IDBRequest<StoredPhoto[] | undefined>).catch(() => undefined);

/** Keeps the pictures; false where the browser refuses. */
export const storePhotos = (key: string, list: readonly StoredPhoto[]): Promise<boolean> =>
  photos
    .write((store) => store.put(list, key))
    .then(
      () => true,
      () => false,
    );

/** The keys under which something is kept; none where the browser keeps nothing. */
export const photoKeys = (): Promise<string[]> =>
  photos
    .read((store) => store.getAllKeys())
    .then(
      (keys) => keys.filter((key) => typeof key === 'string'),
      () => [],
    );

export const dropPhotos = (key: string): Promise<boolean> =>
  photos
    .write((store) => store.delete(key))
    .then(
      () => true,
      () => false,
    );
