import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { dropDraft, storeDraft, readDraft, type AccountMark, type Draft } from './draft.ts';
import type { Hold } from './hold.ts';
import type { PostForm, StepName } from '#web/posting/post-form.ts';

const pauseMs = 600;

/** Local storage, or a stand-in that stores nothing where the browser forbids it. */
export function browserStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return localStorage;
  } catch {
    const refuse = (): never => {
      throw new Error('storage is forbidden');
    };
    return { getItem: () => null, setItem: refuse, removeItem: () => undefined };
  }
}

/** The kept draft of `key`, or `otherwise`. */
export const startingDraft = (key: string, otherwise: () => Draft): Draft => readDraft(browserStorage(), key) ?? otherwise();

/** What another tab has done to the draft since it was opened here. */
type Elsewhere = 'written' | 'removed';

export interface StoredDraft {
  /** When it was last kept, in milliseconds; undefined where nothing is kept. */
  savedAt: number | undefined;
  reached: StepName;
  reach: (step: StepName) => void;
  /** Stops keeping and removes what is kept. */
  forget: () => void;
  /** Set where another tab has the newer draft: nothing is kept from here until someone decides. */
  elsewhere: Elsewhere | undefined;
  /** Makes this tab's text the draft from now on. */
  takeOver: () => void;
  /** The draft as it is stored here by now, with what is typed since. */
  now: () => Draft;
  /** Remembers what the account has of it. */
  mark: (account: AccountMark) => void;
}

/** Another tab has only noted what the account has by now. */
function isSameSaving({ oldValue, newValue }: StorageEvent): boolean {
  const savedAtIn = (text: string | null): unknown => text && (JSON.parse(text) as { savedAt?: unknown }).savedAt;
  return oldValue !== null && newValue !== null && savedAtIn(oldValue) === savedAtIn(newValue);
}

/** Watches for changes of the draft by other tabs. */
function useElsewhere(key: string, hold: Hold) {
  const [elsewhere, setElsewhere] = useState<Elsewhere>();
  useEffect(() => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key !== key || isSameSaving(event)) return;
      hold.set(true);
      setElsewhere(event.newValue === null ? 'removed' : 'written');
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [key, hold]);
  const release = useCallback(() => {
    hold.set(false);
    setElsewhere(undefined);
  }, [hold]);
  return { elsewhere, release };
}

/**
 * Keeps the form's text a moment after each change, and at once when the page is left.
 * @param hold says that another tab has the newer draft; its pictures are not to be written over either
 */
export function useDraft(key: string, draft: Draft, form: UseFormReturn<PostForm>, hold: Hold): StoredDraft {
  const [savedAt, setSavedAt] = useState(draft.savedAt);
  const [reached, setReached] = useState(draft.reached);
  const now = useRef({ reached, dirty: false, ended: false, savedAt: draft.savedAt, account: draft.account });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const asDraft = useCallback((): Draft => {
    const { reached: furthest, savedAt: last, account } = now.current;
    return { form: form.getValues(), reached: furthest, savedAt: last, idempotencyKey: draft.idempotencyKey, account };
  }, [form, draft.idempotencyKey]);
  const keep = useCallback(() => {
    clearTimeout(timer.current);
    if (!now.current.dirty || now.current.ended || hold.isHeld()) return;
    const at = Date.now();
    now.current.savedAt = at;
    const kept = storeDraft(browserStorage(), key, asDraft());
    now.current.dirty = false;
    setSavedAt(kept ? at : undefined);
  }, [key, asDraft, hold]);

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        now.current.dirty = true;
        clearTimeout(timer.current);
        timer.current = setTimeout(keep, pauseMs);
      },
    });
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      stop();
      keep();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [form, keep]);

  const reach = useCallback(
    (step: StepName) => {
      now.current.reached = step;
      now.current.dirty = true;
      setReached(step);
      keep();
    },
    [keep],
  );
  const forget = useCallback(() => {
    now.current.ended = true;
    clearTimeout(timer.current);
    dropDraft(browserStorage(), key);
  }, [key]);
  const mark = useCallback(
    (account: AccountMark) => {
      now.current.account = account;
      if (!now.current.ended && !now.current.dirty && !hold.isHeld()) storeDraft(browserStorage(), key, asDraft());
    },
    [key, asDraft, hold],
  );
  const { elsewhere, release } = useElsewhere(key, hold);
  const takeOver = useCallback(() => {
    release();
    now.current.dirty = true;
    keep();
  }, [release, keep]);
  return { savedAt: elsewhere ? undefined : savedAt, reached, reach, forget, elsewhere, takeOver, now: asDraft, mark };
}
