import { type RefObject, useState } from 'react';
import type { SavedPost } from '#contracts/search/saved.ts';
import { useWords } from '#web/platform/language.tsx';
import { optimistic } from '#web/platform/calls/outcome.ts';
import type { Reading } from '#web/platform/calls/use-read.ts';
import { showToast } from '#web/platform/toasts.tsx';
import type { SavedPage } from './saved-calls.ts';
import { forgotten, removeOrLater } from './saving.ts';

type Entry = Pick<SavedPost, '_id' | 'postId' | 'type'>;

const without = (page: SavedPage, id: string): SavedPage => ({
  ...page,
  posts: page.posts.filter(({ _id }) => _id !== id),
  gone: page.gone.filter(({ _id }) => _id !== id),
});

/** Takes posts off the page at once, and puts back those that the server kept. */
export function useRemoving(list: Reading<SavedPage>, area: RefObject<HTMLElement | null>) {
  const { t } = useWords();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [clearing, setClearing] = useState(false);
  const hide = (id: string, on: boolean): void => setHidden((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));

  async function forget(entry: Entry): Promise<boolean> {
    const { _id, postId } = entry;
    const { ok } = await optimistic({ show: () => hide(_id, true), work: () => removeOrLater(entry), takeBack: () => hide(_id, false) });
    if (!ok) return false;
    forgotten(postId);
    list.put((page) => without(page, _id));
    hide(_id, false);
    return true;
  }

  /** The focus goes on to what takes the place of what went. */
  const focusAt = (at: number): void => {
    requestAnimationFrame(() => {
      const left = area.current?.querySelectorAll<HTMLElement>('[data-remove]');
      const next = left?.[Math.min(at, left.length - 1)];
      if (next) next.focus();
      else area.current?.focus();
    });
  };

  async function remove(entry: Entry): Promise<void> {
    const buttons = [...(area.current?.querySelectorAll('[data-remove]') ?? [])];
    focusAt(Math.max(0, buttons.indexOf(document.activeElement ?? document.body)));
    const removed = await forget(entry);
    if (removed) list.reload();
    showToast(removed ? 'success' : 'error', t(removed ? 'errors.notice_savedRemoved' : 'errors.notice_savedRemoveFailed'));
  }

  async function removeAll(entries: readonly Entry[]): Promise<void> {
    setClearing(true);
    let left = 0;
    // One after the other: a slow connection keeps the rest of the page alive.
    for (const entry of entries) if (!(await forget(entry))) left += 1;
    setClearing(false);
    list.reload();
    area.current?.focus();
    if (left === 0) showToast('success', t('errors.notice_savedRemoved'));
    else showToast('error', t('saved.someLeft', { count: left }));
  }
  return { hidden, clearing, remove, removeAll };
}
