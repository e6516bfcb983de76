import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

/** Where the browser forbids its storage, this visit still works. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return memory.get(key) ?? '';
  }
}

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
  for (const listener of listeners) listener();
}

function remove(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}

function parsed<T extends object>(kept: string | undefined, none: T): T {
  if (!kept) return none;
  try {
    return { ...none, ...(JSON.parse(kept) as Partial<T>) };
  } catch {
    return none;
  }
}

export interface KeptEntry<T> {
  /** What is entered so far; `none` until the browser has looked. */
  entry: T;
  /** Whether the browser has looked. */
  ready: boolean;
  change: (next: Partial<T>) => void;
  /** Drops it once the page is left. */
  forget: () => void;
}

/** What was entered on this page in this tab: a reload goes on where it was. Never passwords. `none` is a constant. */
export function useKeptEntry<T extends object>(key: string, none: T): KeptEntry<T> {
  const kept = useSyncExternalStore<string | undefined>(
    subscribe,
    () => read(key),
    () => undefined,
  );
  const entry = useMemo(() => parsed(kept, none), [kept, none]);
  const change = useCallback((next: Partial<T>) => write(key, JSON.stringify({ ...parsed(read(key), none), ...next })), [key, none]);
  const ended = useRef(false);
  const forget = useCallback(() => void (ended.current = true), []);
  useEffect(() => () => void (ended.current && remove(key)), [key]);
  return { entry, ready: kept !== undefined, change, forget };
}
