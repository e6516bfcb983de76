import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { PostType } from '#contracts/enums.ts';
import type { PostDraft } from '#contracts/posts/post-drafts.ts';
import { CallFailure } from '#web/platform/api.ts';
import { keepaliveApi, memberApi } from '#web/platform/session.ts';
import { storePhotos } from '#web/drafts/photo-store.ts';
import { isReady, type Photo } from '#web/posting/photos/photo-list.ts';
import { storable, type Photos } from '#web/posting/photos/use-photos.ts';
import { asLocal, fetchDrafts, isSaved, saveDraft, type Saved } from './account-calls.ts';
import { adoptDraft, asideKey } from './adopt-draft.ts';
import { isBegun } from './begun-drafts.ts';
import { draftKey, storeDraft, type Draft } from './draft.ts';
import type { Hold } from './hold.ts';
import { saidOf, picturesOf } from './draft-pictures.ts';
import { browserStorage, type StoredDraft } from './use-draft.ts';
import { useKeptPhotos } from './use-kept-photos.ts';

/** Between two savings. */
const pauseMs = 4000;

/** What keeps a draft from being saved with the account until someone decides, or frees a place. */
export type Trouble = { kind: 'conflict'; theirs: PostDraft; at: number } | { kind: 'gone' } | { kind: 'full'; message: string };

export interface AccountDraftProps {
  type: PostType;
  userId: string;
  kept: StoredDraft;
  hold: Hold;
  photos: Photos;
  /** While the post is being sent. */
  paused: boolean;
  /** Opens the form again, with what is stored by now. */
  onReopen: () => void;
}

/** What to do with what the account has, when the form opens. */
function decide(drafts: readonly PostDraft[], type: PostType, own: Draft, photos: readonly Photo[]): { adopt: PostDraft } | { trouble: Trouble } | undefined {
  const theirs = drafts.find(({ _id }) => _id === own.idempotencyKey);
  if (!isBegun(own)) {
    const latest = drafts.find((one) => one.type === type);
    return latest && photos.length === 0 ? { adopt: latest } : undefined;
  }
  if (!theirs) return own.account ? { trouble: { kind: 'gone' } } : undefined;
  if (theirs.version <= (own.account?.version ?? 0)) return undefined;
  return isSaved(own, photos) ? { adopt: theirs } : { trouble: { kind: 'conflict', theirs, at: Date.now() } };
}

/** Saves the draft with the account a moment after it was stored here, at once when the page is left, and when the line comes back. */
export function useAccountDraft({ type, userId, kept, hold, photos, paused, onReopen }: AccountDraftProps) {
  const { list, loaded } = photos;
  const { heard } = useKeptPhotos({ draftId: kept.now().idempotencyKey, photos, paused });
  const [trouble, setTrouble] = useState<Trouble>();
  const [busy, setBusy] = useState(false);
  const [savings, setSavings] = useState(0);
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
  const onSaved = ({ mark, pictures }: Saved): void => {
    kept.mark(mark);
    heard(pictures);
    setSavings((before) => before + 1);
  };
  const save = useEffectEvent(async (leaving = false): Promise<void> => {
    const own = kept.now();
    if (state.current.saving || !state.current.opened || state.current.blocked || hold.isHeld() || isSaved(own, list) || !isBegun(own)) return;
    if (own.savedAt === undefined) return;
    state.current.saving = true;
    try {
      onSaved(await saveDraft(leaving ? keepaliveApi() : memberApi(), type, own, picturesOf(list, own.account?.elsewhere)));
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
    const own = kept.now();
    const found = decide(drafts, type, own, list);
    if (found && 'adopt' in found) return adopt(found.adopt);
    state.current.opened = true;
    if (found) return stop(found.trouble);
    const theirs = drafts.find(({ _id }) => _id === own.idempotencyKey);
    if (theirs && isSaved(own, list)) heard(theirs.pictures);
    await save();
  });

  useEffect(() => {
    if (!loaded) return undefined;
    const timer = setTimeout(() => void open().catch(() => undefined));
    return () => clearTimeout(timer);
  }, [loaded]);
  const said = saidOf(picturesOf(list));
  useEffect(() => {
    // After a saving again: more may have been written while it was on its way.
    const timer = setTimeout(() => void save().catch(() => undefined), pauseMs);
    return () => clearTimeout(timer);
  }, [kept.savedAt, said, savings]);
  useEffect(() => {
    const onLeave = (): void => void (document.visibilityState === 'hidden' && save(true).catch(() => undefined));
    const onOnline = (): void => void (state.current.opened ? save() : open()).catch(() => undefined);
    document.addEventListener('visibilitychange', onLeave);
    addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onLeave);
      removeEventListener('online', onOnline);
      // To another page of ours.
      void save(true).catch(() => undefined);
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
      const { account, ...own } = kept.now();
      const idempotencyKey = uuidv7();
      await saveDraft(memberApi(), type, { ...own, idempotencyKey }, picturesOf(list, account?.elsewhere));
      await storePhotos(asideKey(type, userId, idempotencyKey), list.filter(isReady).map(storable));
      await adopt(theirs);
    });
  const keepOwn = (theirs: PostDraft): Promise<void> =>
    settle(async () => {
      const { account: _theirs, ...copy } = asLocal(theirs);
      // It names the same pictures: the account keeps a file as long as any draft names it.
      await saveDraft(memberApi(), type, { ...copy, idempotencyKey: uuidv7() }, theirs.pictures);
      kept.mark({ version: theirs.version, of: 0, photos: list.length, elsewhere: kept.now().account?.elsewhere ?? [] });
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
