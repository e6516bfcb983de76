import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { dropDraft, storeDraft, readDraft, type AccountMark, type Draft, type Proposed } from './draft.ts';
import type { Hold } from './hold.ts';
import { emptyPost, type PostForm, type StepName, type TextField } from '#web/posting/post-form.ts';

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
  /** Answers that are only proposed; undefined where none are. */
  proposed: Proposed | undefined;
  /** Puts proposed answers in; by themselves they are nothing to keep. Without any, takes back those that nobody has changed. */
  propose: (answers: Proposed | undefined) => void;
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
  const [proposed, setProposed] = useState(draft.proposed);
  const now = useRef({ reached, dirty: false, ended: false, savedAt: draft.savedAt, account: draft.account, proposed: draft.proposed });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const asDraft = useCallback((): Draft => {
    const { reached: furthest, savedAt: last, account, proposed: given } = now.current;
    return { form: form.getValues(), reached: furthest, savedAt: last, idempotencyKey: draft.idempotencyKey, account, proposed: given };
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
    // Nothing that is on its way out saves it once more.
    hold.set(true);
    clearTimeout(timer.current);
    dropDraft(browserStorage(), key);
  }, [key, hold]);
  const propose = useCallback(
    (answers: Proposed | undefined) => {
      const wasDirty = now.current.dirty;
      const values: Proposed = answers ?? Object.fromEntries(Object.keys(now.current.proposed ?? {}).map((field) => [field, emptyPost[field as TextField]]));
      for (const [field, value] of Object.entries(values) as [TextField, string][]) {
        if (answers || form.getValues(field) === now.current.proposed?.[field]) form.setValue(field, value);
      }
      now.current.proposed = answers;
      setProposed(answers);
      if (wasDirty || now.current.savedAt !== undefined) return;
      clearTimeout(timer.current);
      now.current.dirty = false;
    },
    [form],
  );
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
  return { savedAt: elsewhere ? undefined : savedAt, reached, reach, forget, elsewhere, takeOver, proposed, propose, now: asDraft, mark };
}
