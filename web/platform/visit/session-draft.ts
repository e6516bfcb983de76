import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { announceChange, onStorageChange, sessionStore } from '#web/platform/browser-storage.ts';

function parsed<T extends object>(text: string | undefined, none: T): T {
  if (!text) return none;
  try {
    return { ...none, ...(JSON.parse(text) as Partial<T>) };
  } catch {
    return none;
  }
}

const read = (key: string): string => sessionStore.getItem(key) ?? '';

export interface SessionDraft<T> {
  /** What is entered so far; `none` until the browser has looked. */
  entry: T;
  /** Whether the browser has looked. */
  ready: boolean;
  change: (next: Partial<T>) => void;
  /** Drops it once the page is left. */
  forget: () => void;
}

/** What was entered on this page in this tab: a reload goes on where it was. Never passwords. `none` is a constant. */
export function useSessionDraft<T extends object>(key: string, none: T): SessionDraft<T> {
  const text = useSyncExternalStore<string | undefined>(
    onStorageChange,
    () => read(key),
    () => undefined,
  );
  const entry = useMemo(() => parsed(text, none), [text, none]);
  const change = useCallback(
    (next: Partial<T>) => {
      sessionStore.setItem(key, JSON.stringify({ ...parsed(read(key), none), ...next }));
      announceChange();
    },
    [key, none],
  );
  const ended = useRef(false);
  const forget = useCallback(() => void (ended.current = true), []);
  useEffect(() => () => void (ended.current && sessionStore.removeItem(key)), [key]);
  return { entry, ready: text !== undefined, change, forget };
}
