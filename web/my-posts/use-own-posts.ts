import type { OwnPostCard } from '#contracts/posts/own-posts.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { useLiveEvent, useNotifications } from '#web/notifications/use-notifications.ts';
import { useMemberData, type MemberData } from '#web/platform/calls/member-data.ts';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { refreshSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useFreshness } from '#web/platform/calls/use-freshness.ts';
import type { Reading } from '#web/platform/calls/use-read.ts';
import { shownGroups, withoutPost, withPost } from './groups.ts';
import { changePost, ownedKey, removePost, type OwnPostList, type OwnerAction } from './own-post-calls.ts';

const someWait = (owned: OwnPostList | undefined): boolean =>
  owned !== undefined && shownGroups(owned.groups).some((name) => owned.groups[name].some(({ review }) => review));

export type OwnPosts = Reading<OwnPostList>;

/** The person's own posts. */
export function useOwnPosts(data: MemberData<OwnPostList> | undefined): OwnPosts {
  const list = useMemberData(ownedKey, data);
  const { connection } = useNotifications();
  useFreshness(someWait(list.value) && connection !== 'connected', list.reload);
  useLiveEvent('postChanged', () => readAgain(list));
  return list;
}

/** After each change: the counts of the menus, and what the server thinks of the posts now. */
function readAgain(list: OwnPosts): void {
  list.reload();
  void refreshSession();
}

/** What can be done to one post from the list; editing is a page of its own. */
export function useOwnerAction(list: OwnPosts, { PostID }: OwnPostCard) {
  const words = useWords();
  const { run, pending } = useCall(changePost, { outlives: true });
  async function act(action: OwnerAction): Promise<void> {
    const outcome = await run(PostID, action);
    if (!outcome) return;
    if (outcome.ok) {
      list.put((owned) => ({ ...owned, groups: withPost(owned.groups, outcome.value.post) }));
      showToast('success', outcome.value.message);
    } else showToast('error', failureText(words, outcome.failure));
    readAgain(list);
  }
  return { act: (action: OwnerAction) => void act(action), pending };
}

/** Deleting a post. */
export function useRemoving(list: OwnPosts) {
  const words = useWords();
  const { run, pending } = useCall(removePost, { outlives: true });
  async function remove({ PostID }: OwnPostCard): Promise<Outcome<string> | undefined> {
    const outcome = await run(PostID);
    if (!outcome) return undefined;
    if (outcome.ok) {
      list.put((owned) => ({ ...owned, groups: withoutPost(owned.groups, PostID) }));
      showToast('success', outcome.value);
    } else showToast('error', words.t('errors.notice_postRemoveFailed', { message: failureText(words, outcome.failure) }));
    readAgain(list);
    return outcome;
  }
  return { remove, pending };
}
