import { useEffect, useState } from 'react';
import type { Notification } from '#contracts/notifications.ts';
import { useWords } from '#web/platform/language.tsx';
import { optimistic } from '#web/platform/outcome.ts';
import type { Reading } from '#web/platform/use-read.ts';
import { markRead } from './inbox-calls.ts';
import { dropped, marked, unmarked, unreadAmong, type InboxList } from './inbox-list.ts';
import { removeLater, removeNow } from './removing.ts';
import { changeUnread, setUnread } from './unread.ts';

/** Reading and deleting: shown at once, taken back where the server did not follow, with a way to try again in its place. */
export function useInboxActions(list: Reading<InboxList>) {
  const { t } = useWords();
  /** Tries again what was done and did not succeed. */
  const [retry, setRetry] = useState<() => void>();
  useEffect(() => {
    window.addEventListener('pagehide', removeNow);
    return () => window.removeEventListener('pagehide', removeNow);
  }, []);

  async function follow(action: Parameters<typeof optimistic>[0], again: () => void): Promise<boolean> {
    setRetry(undefined);
    const { ok } = await optimistic(action);
    if (!ok) setRetry(() => again);
    return ok;
  }
  function mark(items: readonly Notification[]): void {
    const unread = items.filter(({ isRead }) => !isRead);
    if (unread.length === 0) return;
    const ids = new Set(unread.map(({ _id }) => _id));
    const show = (): void => {
      list.put((now) => marked(now, ids));
      changeUnread(-unread.length);
    };
    const takeBack = (): void => {
      list.put((now) => unmarked(now, ids));
      changeUnread(unread.length);
    };
    void follow({ show, work: () => markRead([...ids]), takeBack }, () => mark(unread));
  }
  async function markAll(): Promise<void> {
    const before = list.value;
    const show = (): void => list.put((now) => marked(now));
    const takeBack = (): void => void (before && unreadAmong(before.items) > 0 && list.put(() => before));
    if (await follow({ show, work: () => markRead(), takeBack }, () => void markAll())) setUnread(0);
  }
  function remove(items: readonly Notification[]): void {
    setRetry(undefined);
    removeLater(
      items,
      { text: t('notifications.removed', { count: items.length }), undo: t('notifications.undo') },
      { onDone: (ids) => list.put((before) => dropped(before, ids)), onFailed: () => setRetry(() => () => remove(items)) },
    );
  }
  return { retry, mark, markAll, remove };
}
