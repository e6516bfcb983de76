// Databases of this browser (IndexedDB), one store each.

/** One store of one database. What it is asked rejects where the browser keeps nothing. */
export interface IdbStore {
  read<T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T>;
  write<T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T>;
}

function open(database: string, store: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB did not open'));
  });
}

async function run<T>([name, storeName]: readonly [string, string], mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open(name, storeName);
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

/** The store `store` of the database `database`; values are under text keys. */
export const idbStore = (database: string, store: string): IdbStore => ({
  read: (work) => run([database, store], 'readonly', work),
  write: (work) => run([database, store], 'readwrite', work),
});
