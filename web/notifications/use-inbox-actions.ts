import { useEffect, useState } from 'react';
import type { Notification } from '#contracts/notifications.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Kept } from '#web/platform/use-kept.ts';
import { markRead } from './inbox-calls.ts';
import { dropped, marked, unreadAmong, type InboxList } from './inbox-list.ts';
import { removeLater, removeNow } from './removing.ts';
import { changeUnread, setUnread } from './unread.ts';

/** What was done and did not succeed, and how to try it again. */
export interface Trouble {
  retry: () => void;
}

/** Reading and deleting: shown at once, taken back where the server did not follow, with a way to try again in its place. */
export function useInboxActions(list: Kept<InboxList>) {
  const { t } = useWords();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    window.addEventListener('pagehide', removeNow);
    return () => window.removeEventListener('pagehide', removeNow);
  }, []);

  function mark(items: readonly Notification[]): void {
    const unread = items.filter(({ isRead }) => !isRead);
    if (unread.length === 0) return;
    const ids = new Set(unread.map(({ _id }) => _id));
    setTrouble(undefined);
    list.put((before) => marked(before, ids));
    changeUnread(-unread.length);
    markRead([...ids]).catch(() => {
      list.put(({ items: now, total }) => ({ items: now.map((item) => (ids.has(item._id) ? { ...item, isRead: false } : item)), total }));
      changeUnread(unread.length);
      setTrouble({ retry: () => mark(unread) });
    });
  }
  async function markAll(): Promise<void> {
    setTrouble(undefined);
    const before = list.value;
    const unread = unreadAmong(before?.items ?? []);
    list.put((now) => marked(now));
    try {
      await markRead();
      setUnread(0);
    } catch {
      if (before && unread > 0) list.put(() => before);
      setTrouble({ retry: () => void markAll() });
    }
  }
  function remove(items: readonly Notification[]): void {
    setTrouble(undefined);
    removeLater(
      items,
      { text: t('notifications.removed', { count: items.length }), undo: t('notifications.undo') },
      { onDone: (ids) => list.put((before) => dropped(before, ids)), onFailed: () => setTrouble({ retry: () => remove(items) }) },
    );
  }
  return { trouble, mark, markAll, remove };
}
