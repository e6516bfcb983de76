// The pictures of an unsent post, in IndexedDB: too large for local storage, and they must survive a reload.
const databaseName = 'posting';
const storeName = 'photos';

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

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB did not open'));
  });
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      const request = work(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error ?? new Error('IndexedDB failed'));
      transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB gave up'));
    });
  } finally {
    database.close();
  }
}

/** The kept pictures in their order; undefined where none were ever kept, or the browser keeps nothing. */
export const readPhotos = (key: string): Promise<KeptPhoto[] | undefined> =>
  run<KeptPhoto[] | undefined>('readonly', (store) => store.get(key)).catch(() => undefined);

/** Keeps the pictures; false where the browser refuses. */
export const keepPhotos = (key: string, photos: readonly KeptPhoto[]): Promise<boolean> =>
  run('readwrite', (store) => store.put(photos, key)).then(
    () => true,
    () => false,
  );

/** The keys under which something is kept; none where the browser keeps nothing. */
export const photoKeys = (): Promise<string[]> =>
  run('readonly', (store) => store.getAllKeys()).then(
    (keys) => keys.filter((key) => typeof key === 'string'),
    () => [],
  );

export const dropPhotos = (key: string): Promise<boolean> =>
  run('readwrite', (store) => store.delete(key)).then(
    () => true,
    () => false,
  );
