import { describe, expect, it } from 'vitest';
import type { Notification } from '#contracts/notifications.ts';
import { appended, dropped, marked, nextPage, unmarked, unreadAmong, type InboxList } from './inbox-list.ts';

const one = (id: number, isRead = false): Notification => ({
  _id: String(id),
  title: `Note ${id}`,
  message: '',
  link: '/',
  isRead,
  createdAt: '2026-11-21T10:00:00.000Z',
  kind: 'post_approved',
});
const list = (ids: readonly number[], total: number, read: readonly number[] = []): InboxList => ({
  items: ids.map((id) => one(id, read.includes(id))),
  total,
});
const idsOf = ({ items }: InboxList): number[] => items.map(({ _id }) => Number(_id));

describe('the loaded part of an inbox', () => {
  it('takes further pages behind it, each notification once', () => {
    const both = appended(list([9, 8, 7], 6), list([7, 6, 5], 7));
    expect([idsOf(both), both.total]).toEqual([[9, 8, 7, 6, 5], 7]);
  });

  it('keeps what is read where it stood', () => {
    expect(marked(list([3, 2, 1], 3), new Set(['2'])).items.map(({ isRead }) => isRead)).toEqual([false, true, false]);
    expect(unreadAmong(marked(list([3, 2, 1], 3)).items)).toBe(0);
  });

  it('has those unread again that the server did not mark', () => {
    expect(unmarked(list([3, 2, 1], 3, [3, 2]), new Set(['2'])).items.map(({ isRead }) => isRead)).toEqual([true, false, false]);
  });

  it('loses what is deleted, and counts only what was there', () => {
    const left = dropped(list([3, 2, 1], 12), new Set(['2', '99']));
    expect([idsOf(left), left.total]).toEqual([[3, 1], 11]);
  });

  it('asks for the page that holds what comes next, however much was deleted or read meanwhile', () => {
    const twenty = Array.from({ length: 20 }, (_, at) => 40 - at);
    expect(nextPage(list(twenty, 40), 'all')).toBe(3);
    expect(nextPage(list(twenty.slice(0, 18), 38), 'all')).toBe(2);
    expect(nextPage(list(twenty, 40, [40, 39, 38]), 'unread')).toBe(2);
    expect(nextPage(list(twenty, 40, [40, 39, 38]), 'read')).toBe(3);
    expect(nextPage(list([], 5), 'all')).toBe(1);
  });
});
