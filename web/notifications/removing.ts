// Deleting with a way back: what goes is hidden at once and deleted when the message that offers to undo it is gone, or the
// page is left. It outlives the inbox, as the message does.
import type { Notification } from '#contracts/notifications.ts';
import { createStore } from '#web/platform/store.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { removeAll } from './inbox-calls.ts';
import { unreadAmong } from './inbox-list.ts';
import { changeUnread, setUnread } from './unread.ts';

const hidden = createStore<ReadonlySet<string>>(new Set());
/** What still waits to be deleted. */
const waiting = new Set<() => void>();

/** What is not to be shown: it is being deleted. */
export const useHidden = (): ReadonlySet<string> => hidden.use();

interface Words {
  /** How many are deleted. */
  text: string;
  undo: string;
}

interface Ends {
  onDone: (ids: ReadonlySet<string>) => void;
  onFailed: () => void;
}

/** Hides these, offers to undo that, and deletes them when nobody has. */
export function removeLater(items: readonly Notification[], { text, undo }: Words, { onDone, onFailed }: Ends): void {
  const ids = new Set(items.map(({ _id }) => _id));
  const unread = unreadAmong(items);
  const show = (): void => hidden.set(new Set([...hidden.get()].filter((id) => !ids.has(id))));
  hidden.set(new Set([...hidden.get(), ...ids]));
  changeUnread(-unread);
  const takeBack = (): void => {
    waiting.delete(commit);
    show();
    changeUnread(unread);
  };
  const commit = (): void => {
    if (!waiting.delete(commit)) return;
    removeAll([...ids]).then(
      (left) => {
        onDone(ids);
        show();
        if (left !== undefined) setUnread(left);
      },
      () => {
        takeBack();
        onFailed();
      },
    );
  };
  waiting.add(commit);
  showToast('info', text, { label: undo, onPress: takeBack }, commit);
}

/** Deletes everything that waits; when the page is left. */
export function removeNow(): void {
  for (const commit of waiting) commit();
}
