// The pictures of an unsent post, in IndexedDB: too large for local storage, and they must survive a reload.
import { keptStore } from '#web/platform/offline/idb-store.ts';

const photos = keptStore('posting', 'photos');

/** A picture as it will be sent, or the name of one that the server has already. */
export interface KeptPhoto {
  id: string;
  name: string;
  blob?: Blob;
  kept?: string;
  width: number;
  height: number;
  sharpness?: number;
}

/** The kept pictures in their order; undefined where none were ever kept, or the browser keeps nothing. */
export const readPhotos = (key: string): Promise<KeptPhoto[] | undefined> =>
  photos.read<KeptPhoto[] | undefined>((store) => store.get(key) as IDBRequest<KeptPhoto[] | undefined>).catch(() => undefined);

/** Keeps the pictures; false where the browser refuses. */
export const keepPhotos = (key: string, list: readonly KeptPhoto[]): Promise<boolean> =>
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
