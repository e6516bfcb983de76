import { useEffect, useState } from 'react';
import type { OwnPostCard } from '#contracts/own-posts.ts';
import { failureText } from '#web/platform/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { refreshSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useKept } from '#web/platform/use-kept.ts';
import { shownGroups, withoutPost, withPost } from './groups.ts';
import { readOwned, removePost, renewPost, setState, type Changed, type OwnPostList } from './owning-calls.ts';

const minuteMs = 60_000;

/** What an owner does to a post from the list; editing is a page of its own. */
export type OwnerAction = 'hide' | 'show' | 'sold' | 'rented' | 'renew';

const actions: Record<OwnerAction, (PostID: number) => Promise<Changed>> = {
  hide: (PostID) => setState(PostID, 'hidden'),
  show: (PostID) => setState(PostID, 'live'),
  sold: (PostID) => setState(PostID, 'sold'),
  rented: (PostID) => setState(PostID, 'rented'),
  renew: renewPost,
};

const someWait = (owned: OwnPostList | undefined): boolean =>
  owned !== undefined && shownGroups(owned.groups).some((name) => owned.groups[name].some(({ review }) => review));

/** While something waits, the list is read again each minute that somebody looks at it, and when they come back to it. */
function useFreshness(waits: boolean, reload: () => void): void {
  useEffect(() => {
    const look = (): void => void (document.visibilityState === 'visible' && reload());
    const timer = waits ? setInterval(look, minuteMs) : undefined;
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [waits, reload]);
}

/** The person's own posts, and what can be done to them. */
export function useOwnPosts(userId: string) {
  const words = useWords();
  const { t } = words;
  const list = useKept(`own posts ${userId}`, readOwned);
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  useFreshness(someWait(list.value), list.reload);

  async function whileBusy(PostID: number, work: () => Promise<void>): Promise<void> {
    setBusy((before) => new Set([...before, PostID]));
    try {
      await work();
    } finally {
      setBusy((before) => new Set([...before].filter((one) => one !== PostID)));
      // Refreshes the counts in menus and the list as the server has it now.
      list.reload();
      void refreshSession();
    }
  }

  const act = ({ PostID }: OwnPostCard, action: OwnerAction): Promise<void> =>
    whileBusy(PostID, async () => {
      try {
        const { message, post } = await actions[action](PostID);
        list.put((owned) => ({ ...owned, groups: withPost(owned.groups, post) }));
        showToast('success', message);
      } catch (error) {
        showToast('error', failureText(words, error));
      }
    });

  /** Returns whether it is gone. */
  async function remove({ PostID }: OwnPostCard): Promise<boolean> {
    let gone = false;
    await whileBusy(PostID, async () => {
      try {
        const message = await removePost(PostID);
        gone = true;
        list.put((owned) => ({ ...owned, groups: withoutPost(owned.groups, PostID) }));
        showToast('success', message);
      } catch (error) {
        showToast('error', t('errors.notice_postRemoveFailed', { message: failureText(words, error) }));
      }
    });
    return gone;
  }
  return { list, busy, act, remove };
}

export type OwnPosts = ReturnType<typeof useOwnPosts>;
