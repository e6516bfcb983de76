// Answers of the server that one person may read again without a connection: kept on this device under that person, and gone as
// soon as no one, or someone else, is signed in here.
import { CallFailure } from '#web/platform/api.ts';
import { idbStore } from './idb-store.ts';
import { createStore } from '#web/platform/store.ts';

export interface OfflineAnswer<T> {
  value: T;
  /** When the server said it, in milliseconds. */
  at: number;
}

interface Row extends OfflineAnswer<unknown> {
  userId: string;
}

/** Stands for anyone who holds the token: see offline-session.ts. */
export const sessionOwner = 'session';

const answers = idbStore('kept-answers', 'answers');
const keyOf = (userId: string, name: string): string => `${userId} ${name}`;

/** Keeps an answer; where the browser keeps nothing, nothing happens. */
export async function storeAnswer(userId: string, name: string, value: unknown): Promise<void> {
  const row: Row = { userId, value, at: Date.now() };
  await answers.write((store) => store.put(row, keyOf(userId, name))).catch(() => undefined);
}

/** What was kept of this person's answer; undefined where nothing was. */
export async function offlineAnswer<T>(userId: string, name: string): Promise<OfflineAnswer<T> | undefined> {
  const row = await answers.read<Row | undefined>((store) => store.get(keyOf(userId, name)) as IDBRequest<Row | undefined>).catch(() => undefined);
  return row?.userId === userId ? { value: row.value as T, at: row.at } : undefined;
}

/** Removes what belongs to anyone but this person; everything where no one is signed in. */
export async function forgetAnswers(exceptUserId?: string): Promise<void> {
  try {
    if (exceptUserId === undefined) return void (await answers.write((store) => store.clear()));
    const keys = await answers.read((store) => store.getAllKeys());
    const isOthers = (key: IDBValidKey): boolean => typeof key !== 'string' || !(key.startsWith(`${exceptUserId} `) || key.startsWith(`${sessionOwner} `));
    const others = keys.filter(isOthers);
    for (const key of others) await answers.write((store) => store.delete(key));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Of when what replaces an answer on this page is, in milliseconds; undefined while everything is new. */
export const cachedSince = createStore<number | undefined>(undefined);

/** Whether a call failed because this device has no connection. A server that does not answer is told as a failure. */
export const isOffline = (error: unknown): boolean => error instanceof CallFailure && error.code === 'NO_RESPONSE' && navigator.onLine === false;

/** Reads and keeps; without a connection gives what was kept. Throws what `read` throws where nothing was. */
export async function readOrCached<T>(userId: string | undefined, name: string, read: () => Promise<T>): Promise<T> {
  try {
    const value = await read();
    if (userId) void storeAnswer(userId, name, value);
    return value;
  } catch (error) {
    const kept = userId && isOffline(error) ? await offlineAnswer<T>(userId, name) : undefined;
    if (!kept) throw error;
    cachedSince.set(kept.at);
    return kept.value;
  }
}
