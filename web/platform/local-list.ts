// A short list in this browser, newest first: what was seen, searched, put side by side. Other tabs hear of its changes.
import { useSyncExternalStore } from 'react';
import { announceChange, onStorageChange } from './browser-storage.ts';

export interface LocalList<T> {
  read(): readonly T[];
  /** Keeps the first of them, up to the list's length. */
  write(items: readonly T[]): void;
  use(): readonly T[];
}

const none: readonly never[] = [];

/** The list under `key`, of at most `max` items; what `isItem` refuses was written by something else and is left out. */
export function localList<T>(key: string, max: number, isItem: (value: unknown) => value is T): LocalList<T> {
  let text: string | null | undefined;
  let items: readonly T[] = none;
  const read = (): readonly T[] => {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(key);
      if (stored === text) return items;
      const parsed: unknown = JSON.parse(stored ?? '[]');
      items = Array.isArray(parsed) ? parsed.filter(isItem).slice(0, max) : none;
    } catch {
      // A browser that keeps nothing, or what is no list of ours.
      items = none;
    }
    text = stored;
    return items;
  };
  return {
    read,
    write(next) {
      try {
        if (next.length > 0) localStorage.setItem(key, JSON.stringify(next.slice(0, max)));
        else localStorage.removeItem(key);
      } catch {
        return;
      }
      announceChange();
    },
    use: () => useSyncExternalStore(onStorageChange, read, () => none),
  };
}

export const isNumber = (value: unknown): value is number => typeof value === 'number';
