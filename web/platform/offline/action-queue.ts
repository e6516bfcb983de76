// What someone did without a connection: kept on this device, and done once when there is one. An action has a key; a later one
// with the same key takes its place, so that the last press decides.
import type { CallFailure } from '#web/platform/api.ts';
import { idbStore } from './idb-store.ts';
import { createStore } from '#web/platform/store.ts';

/** What can wait. */
export type ActionKind = 'save' | 'read' | 'post';

export interface QueuedAction {
  userId: string;
  kind: ActionKind;
  /** What it is about: a post, a notification, a kind of draft. */
  about: string;
  data: unknown;
  /** When it was done, in milliseconds. */
  at: number;
}

const actions = idbStore('kept-actions', 'actions');
const keyOf = ({ userId, kind, about }: Pick<QueuedAction, 'userId' | 'kind' | 'about'>): string => `${userId} ${kind} ${about}`;

/** How many wait, for anyone who shows it. */
export const waiting = createStore(0);

/** Those of one person, in the order in which they were done. */
export async function queuedActions(userId: string): Promise<QueuedAction[]> {
  const all = await actions.read((store) => store.getAll() as IDBRequest<QueuedAction[]>).catch(() => []);
  const mine = all.filter((one) => one.userId === userId).toSorted((one, other) => one.at - other.at);
  waiting.set(mine.length);
  return mine;
}

/** Keeps one for later; false where the browser keeps nothing. */
export async function queueAction(action: Omit<QueuedAction, 'at'>): Promise<boolean> {
  try {
    await actions.write((store) => store.put({ ...action, at: Date.now() }, keyOf(action)));
    await queuedActions(action.userId);
    return true;
  } catch {
    return false;
  }
}

/** It is done, or no longer meant. */
export async function dropAction(action: Pick<QueuedAction, 'userId' | 'kind' | 'about'>): Promise<void> {
  await actions.write((store) => store.delete(keyOf(action))).catch(() => undefined);
  await queuedActions(action.userId);
}

/** Removes what others than this person left; everything where no one is signed in. */
export async function forgetActions(exceptUserId?: string): Promise<void> {
  const all = await actions.read((store) => store.getAll() as IDBRequest<QueuedAction[]>).catch(() => []);
  for (const action of all) if (action.userId !== exceptUserId) await dropAction(action);
  if (exceptUserId === undefined) waiting.set(0);
}

/** Whether the server has refused it for good: trying again would be refused again. */
export const isFinal = ({ status }: CallFailure): boolean => status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429;
