import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { PostType } from '#contracts/enums.ts';
import type { PostDraft } from '#contracts/posts/post-drafts.ts';
import { CallFailure } from '#web/platform/api.ts';
import { keepaliveApi, memberApi } from '#web/platform/session.ts';
import { asLocal, fetchDrafts, saveDraft } from './account-calls.ts';
import { adoptDraft } from './adopt-draft.ts';
import { isBegun } from './begun-drafts.ts';
import { draftKey, storeDraft, type Draft } from './draft.ts';
import type { Hold } from './hold.ts';
import { browserStorage, type StoredDraft } from './use-draft.ts';

/** Between two savings. */
const pauseMs = 4000;

/** What keeps a draft from being saved with the account until someone decides, or frees a place. */
export type Trouble = { kind: 'conflict'; theirs: PostDraft; at: number } | { kind: 'gone' } | { kind: 'full'; message: string };

export interface AccountDraftProps {
  type: PostType;
  userId: string;
  kept: StoredDraft;
  hold: Hold;
  /** How many pictures lie on this device. */
  photos: number;
  /** Opens the form again, with what is stored by now. */
  onReopen: () => void;
}

const isSaved = ({ savedAt, account }: Draft): boolean => savedAt !== undefined && account?.of === savedAt;

/** What to do with what the account has, when the form opens. */
function decide(drafts: readonly PostDraft[], type: PostType, own: Draft, photos: number): { adopt: PostDraft } | { trouble: Trouble } | undefined {
  const theirs = drafts.find(({ _id }) => _id === own.idempotencyKey);
  if (!isBegun(own)) {
    const latest = drafts.find((one) => one.type === type);
    return latest && photos === 0 ? { adopt: latest } : undefined;
  }
  if (!theirs) return own.account ? { trouble: { kind: 'gone' } } : undefined;
  if (theirs.version <= (own.account?.version ?? 0)) return undefined;
  return isSaved(own) ? { adopt: theirs } : { trouble: { kind: 'conflict', theirs, at: Date.now() } };
}

/** Saves the draft with the account a moment after it was stored here, at once when the page is left, and when the line comes back. */
export function useAccountDraft({ type, userId, kept, hold, photos, onReopen }: AccountDraftProps) {
  const [trouble, setTrouble] = useState<Trouble>();
  const [busy, setBusy] = useState(false);
  const state = useRef({ saving: false, opened: false, blocked: false });
  const stop = useCallback((found: Trouble) => {
    state.current.blocked = true;
    setTrouble(found);
  }, []);

  const onFailure = useEffectEvent(async (error: unknown): Promise<void> => {
    if (!(error instanceof CallFailure)) throw error;
    if (error.code === 'GONE') return stop({ kind: 'gone' });
    if (error.code === 'TOO_MANY' && error.retryAfter === undefined) return stop({ kind: 'full', message: error.message });
    if (error.code !== 'STATE_CONFLICT') return;
    const theirs = (await fetchDrafts()).find(({ _id }) => _id === kept.now().idempotencyKey);
    stop(theirs ? { kind: 'conflict', theirs, at: Date.now() } : { kind: 'gone' });
  });
  const save = useEffectEvent(async (leaving = false): Promise<void> => {
    const own = kept.now();
    if (state.current.saving || !state.current.opened || state.current.blocked || hold.isHeld() || isSaved(own) || !isBegun(own)) return;
    if (own.savedAt === undefined) return;
    state.current.saving = true;
    try {
      kept.mark(await saveDraft(leaving ? keepaliveApi() : memberApi(), type, own, photos));
    } catch (error) {
      await onFailure(error);
    } finally {
      state.current.saving = false;
    }
  });
  const adopt = useCallback(
    async (theirs: PostDraft): Promise<void> => {
      hold.set(true);
      try {
        await adoptDraft(userId, theirs);
      } catch (error) {
        hold.set(false);
        throw error;
      }
      onReopen();
    },
    [hold, userId, onReopen],
  );
  const open = useEffectEvent(async (): Promise<void> => {
    const drafts = await fetchDrafts();
    const found = decide(drafts, type, kept.now(), photos);
    if (found && 'adopt' in found) return adopt(found.adopt);
    state.current.opened = true;
    if (found) stop(found.trouble);
    else await save();
  });

  useEffect(() => {
    const timer = setTimeout(() => void open().catch(() => undefined));
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => void save().catch(() => undefined), pauseMs);
    return () => clearTimeout(timer);
  }, [kept.savedAt, photos]);
  useEffect(() => {
    const onLeave = (): void => void (document.visibilityState === 'hidden' && save(true).catch(() => undefined));
    const onOnline = (): void => void (state.current.opened ? save() : open()).catch(() => undefined);
    document.addEventListener('visibilitychange', onLeave);
    addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onLeave);
      removeEventListener('online', onOnline);
    };
  }, []);

  /** Does what was chosen; what is not chosen stays as a draft of its own. */
  const settle = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (error instanceof CallFailure && error.code === 'TOO_MANY') stop({ kind: 'full', message: error.message });
      else if (!(error instanceof CallFailure)) throw error;
    } finally {
      setBusy(false);
    }
  };
  const takeTheirs = (theirs: PostDraft): Promise<void> =>
    settle(async () => {
      const { account: _theirs, ...own } = kept.now();
      await saveDraft(memberApi(), type, { ...own, idempotencyKey: uuidv7() }, 0);
      await adopt(theirs);
    });
  const keepOwn = (theirs: PostDraft): Promise<void> =>
    settle(async () => {
      const { account, ...copy } = asLocal(theirs);
      await saveDraft(memberApi(), type, { ...copy, idempotencyKey: uuidv7() }, 0);
      kept.mark({ version: theirs.version, of: 0, photos: account?.photos ?? 0 });
      state.current.blocked = false;
      setTrouble(undefined);
      await save();
    });
  /** Goes on as a new draft: the old one was sent or deleted. */
  const keepAnew = (): void => {
    const { account: _gone, ...own } = kept.now();
    hold.set(true);
    storeDraft(browserStorage(), draftKey(type, userId), { ...own, savedAt: Date.now(), idempotencyKey: uuidv7() });
    onReopen();
  };
  return { trouble, busy, takeTheirs, keepOwn, keepAnew };
}
