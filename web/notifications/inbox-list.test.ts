import { describe, expect, it } from 'vitest';
import type { Notification } from '#contracts/notices/notifications.ts';
import { wholeInbox, type InboxList } from './inbox-query.ts';
import { appended, arrived, dropped, loadedPages, marked, nextPage, placesNews, unreadAmong } from './inbox-list.ts';

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

  it('keeps what is read where it stood, but not among those that are unread', () => {
    expect(marked(list([3, 2, 1], 3), 'all', new Set(['2'])).items.map(({ isRead }) => isRead)).toEqual([false, true, false]);
    expect(unreadAmong(marked(list([3, 2, 1], 3), 'all').items)).toBe(0);
    expect(marked(list([3, 2, 1], 13), 'unread', new Set(['2']))).toEqual(list([3, 1], 12));
    expect(marked(list([3, 2, 1], 13), 'unread')).toEqual(list([], 0));
  });

  it('loses what is deleted, and counts only what was there', () => {
    const left = dropped(list([3, 2, 1], 12), new Set(['2', '99']));
    expect([idsOf(left), left.total]).toEqual([[3, 1], 11]);
  });

  it('has what is new on top; with the oldest first at its end, once that is loaded', () => {
    expect(arrived(list([2, 1], 12), one(3), wholeInbox)).toEqual(list([3, 2, 1], 13));
    const oldest = { ...wholeInbox, sort: 'oldest' } as const;
    expect(arrived(list([1, 2], 2), one(3), oldest)).toEqual(list([1, 2, 3], 3));
    expect(arrived(list([1, 2], 12), one(3), oldest)).toEqual(list([1, 2], 13));
  });

  it('leaves it to the server what a word finds, and what is read', () => {
    expect([wholeInbox, { ...wholeInbox, view: 'unread' as const }].map(placesNews)).toEqual([true, true]);
    expect(
      [
        { ...wholeInbox, q: 'roof' },
        { ...wholeInbox, view: 'read' as const },
      ].map(placesNews),
    ).toEqual([false, false]);
  });

  it('asks for the page that holds what comes next, however much came or went meanwhile', () => {
    const many = (count: number) =>
      list(
        Array.from({ length: count }, (_, at) => 90 - at),
        60,
      );
    expect([20, 18, 21, 0].map((count) => nextPage(many(count)))).toEqual([3, 2, 3, 1]);
    expect([20, 18, 21, 0].map((count) => loadedPages(many(count)))).toEqual([2, 2, 3, 1]);
    expect(loadedPages(undefined)).toBe(1);
  });
});
