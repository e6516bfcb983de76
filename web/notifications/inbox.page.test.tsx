import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { notifications, type Notification } from '#contracts/notices/notifications.ts';
import { fakeApi, noAnswer, refuse, type FakeApi } from '#web/testing/fake-api.ts';
import { FakeSocket } from '#web/testing/fake-socket.ts';
import { signedIn } from '#web/testing/people.ts';
import { show, type Shown, type ShowOptions } from '#web/testing/show.tsx';
import InboxPage from './inbox.page.tsx';
import { Live } from './live/live.tsx';
import { UnreadBadge } from './unread-badge.tsx';

const idOf = (number: number): string => `01934f00-0000-7000-8000-${String(number).padStart(12, '0')}`;
const told = (number: number, change: Partial<Notification> = {}): Notification => ({
  _id: idOf(number),
  title: `News ${number}`,
  message: `Message ${number}`,
  link: `/news/${number}`,
  isRead: false,
  createdAt: new Date().toISOString(),
  kind: 'post_approved',
  ...change,
});

const ok = { success: true } as const;
/** What the server keeps, the newest first. */
let kept: Notification[];
let api: FakeApi;
let socket: FakeSocket;
const unread = (): number => kept.filter(({ isRead }) => !isRead).length;

beforeEach(() => {
  kept = [told(3), told(2), told(1, { isRead: true })];
  api = fakeApi();
  const page =
    (isShown: (item: Notification) => boolean) =>
    ({ query }: { query: { page: number; q?: string | undefined } }) => {
      const all = kept.filter((item) => isShown(item) && (!query.q || item.title.includes(query.q)));
      return { ...ok, data: all.slice((query.page - 1) * 10, query.page * 10), totalNotify: all.length };
    };
  api.on(notifications.unreadCount, () => ({ ...ok, unreadCount: unread() }));
  api.on(
    notifications.all,
    page(() => true),
  );
  api.on(
    notifications.unread,
    page(({ isRead }) => !isRead),
  );
  api.on(
    notifications.read,
    page(({ isRead }) => isRead),
  );
  api.on(notifications.markRead, ({ params }) => {
    kept = kept.map((item) => (item._id === params.id ? { ...item, isRead: true } : item));
    return ok;
  });
  api.on(notifications.markAll, () => {
    kept = kept.map((item) => ({ ...item, isRead: true }));
    return { ...ok, modified: 1 };
  });
  api.on(notifications.remove, ({ params }) => {
    kept = kept.filter(({ _id }) => _id !== params.id);
    return { ...ok, unreadCount: unread() };
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.title = 'Inbox · Uthan';
});

/** The inbox of someone who is connected. */
async function openInbox(options: ShowOptions = {}): Promise<Shown> {
  const { id } = signedIn();
  socket = new FakeSocket();
  const page = (
    <>
      <p aria-label="bell">
        <UnreadBadge />
      </p>
      <InboxPage />
      <Live userId={id} open={() => socket.asLive()} />
    </>
  );
  const shown = show(page, { address: '/user/my-inbox', ...options });
  await waitFor(() => expect(socket.connects).toBe(1));
  act(() => socket.join());
  await waitFor(() => expect(screen.queryByRole('region', { name: shown.t('shell.loading') })).toBeNull());
  return shown;
}

const titles = (): string[] => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
const bell = (): string => screen.getByLabelText('bell').textContent ?? '';
const isOne = (count: number) => new RegExp(`${count} unread notifications?`);

test('shows what the server has, and counts it on the bell, in the title and on its tabs', async () => {
  await openInbox();
  await waitFor(() => expect(titles()).toEqual(['Unread: News 3', 'Unread: News 2', 'News 1']));
  expect(bell()).toMatch(isOne(2));
  expect(document.title).toBe('(2) Inbox · Uthan');
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(['All 3', 'Unread 2', 'Read 1']);
});

test('in Bengali it counts in Bengali digits', async () => {
  const { t } = await openInbox({ lng: 'bn' });
  await waitFor(() => expect(document.title).toBe('(২) Inbox · Uthan'));
  expect(bell()).toContain(t('shell.unread', { count: 2 }));
});

test('what comes live is on top once, and counted once', async () => {
  await openInbox();
  await waitFor(() => expect(titles()).toHaveLength(3));
  kept = [told(4), ...kept];
  act(() => {
    socket.say('newNotification', told(4));
    socket.say('newNotification', told(4));
  });
  expect([titles()[0], titles().length]).toEqual(['Unread: News 4', 4]);
  expect(bell()).toMatch(isOne(3));
});

test('opening one marks it as read here and tells the other tabs, once the server knows it', async () => {
  const { user, address } = await openInbox();
  await waitFor(() => expect(titles()).toHaveLength(3));
  const held = api.hold(notifications.markRead, { success: true });
  await user.click(screen.getByRole('link', { name: 'View details: News 3' }));
  expect(address()).toBe('/news/3');
  expect(bell()).toMatch(isOne(1));
  expect(socket.sent.filter(([event]) => event === 'notificationRead')).toEqual([]);
  held.release();
  await waitFor(() => expect(socket.sent).toContainEqual(['notificationRead', { userId: signedIn().id, notificationId: idOf(3) }]));
});

test('what another tab has read is read here too, however often that is said', async () => {
  await openInbox();
  await waitFor(() => expect(titles()).toHaveLength(3));
  act(() => {
    socket.say('notificationRead', idOf(2));
    socket.say('notificationRead', idOf(2));
    socket.say('notificationRead', idOf(1));
  });
  expect(titles()).toEqual(['Unread: News 3', 'News 2', 'News 1']);
  expect(bell()).toMatch(isOne(1));
});

test('what another device has deleted goes, with the count that the server says', async () => {
  await openInbox();
  await waitFor(() => expect(titles()).toHaveLength(3));
  kept = kept.slice(1);
  act(() => socket.say('inboxChanged', { unreadCount: 1 }));
  expect(bell()).toMatch(isOne(1));
  await waitFor(() => expect(titles()).toEqual(['Unread: News 2', 'News 1']));
});

test('a deleted one goes at once with its count, comes back where that is undone, and is deleted once nobody has', async () => {
  const { user } = await openInbox();
  await waitFor(() => expect(titles()).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'Delete: News 2' }));
  expect([titles(), screen.getByLabelText('bell').textContent]).toEqual([['Unread: News 3', 'News 1'], expect.stringMatching(isOne(1))]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(titles()).toEqual(['Unread: News 3', 'Unread: News 2', 'News 1']);
  await user.click(screen.getByRole('button', { name: 'Delete: News 1' }));
  expect(bell()).toMatch(isOne(2));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(api.calls(notifications.remove).map(({ params }) => params.id)).toEqual([idOf(1)]));
});

test('a press that fails is taken back, and can be tried again in its place', async () => {
  const { user, t } = await openInbox();
  await waitFor(() => expect(titles()).toHaveLength(3));
  api.on(notifications.markAll, noAnswer);
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(t('notifications.failedRow'));
  expect([bell(), titles()[0]]).toEqual([expect.stringMatching(isOne(2)), 'Unread: News 3']);
  api.on(notifications.markAll, () => {
    kept = kept.map((item) => ({ ...item, isRead: true }));
    return { ...ok, modified: 2 };
  });
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(titles()).toEqual(['News 3', 'News 2', 'News 1']));
  expect([bell(), document.title]).toEqual(['', 'Inbox · Uthan']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: t('notifications.markAll') }).disabled).toBe(true);
});

test('an inbox that does not come says so, and is read again on a press', async () => {
  api.on(notifications.all, refuse('INTERNAL'));
  const { user } = await openInbox();
  const alert = await screen.findByRole('alert');
  api.on(notifications.all, { success: true, data: [told(9)], totalNotify: 1 });
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(titles()).toEqual(['Unread: News 9']));
});

test('over an empty inbox nothing can be searched, sorted, chosen or marked', async () => {
  kept = [];
  const { t } = await openInbox();
  expect(await screen.findByRole('heading', { name: t('notifications.emptyTitle') })).toBeTruthy();
  expect([...screen.queryAllByRole('searchbox'), ...screen.queryAllByRole('radio'), ...screen.queryAllByRole('combobox')]).toEqual([]);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a view without any keeps the way to the others', async () => {
  kept = [told(1)];
  const { user, t } = await openInbox();
  await user.click(await screen.findByRole('radio', { name: /^Read/ }));
  expect(await screen.findByRole('heading', { name: t('notifications.emptyReadTitle') })).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^All/ }));
  await waitFor(() => expect(titles()).toEqual(['Unread: News 1']));
});

test('further ones are appended, each once, also where one came meanwhile', async () => {
  kept = Array.from({ length: 14 }, (_, at) => told(14 - at));
  const { user } = await openInbox();
  await waitFor(() => expect(titles()).toHaveLength(10));
  kept = [told(15), ...kept];
  act(() => socket.say('newNotification', told(15)));
  await user.click(screen.getByRole('button', { name: 'Show 4 more' }));
  await waitFor(() => expect(titles().map((title) => Number(title.split(' ').at(-1)))).toEqual(Array.from({ length: 15 }, (_, at) => 15 - at)));
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

test('“just now” ends with its minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  kept = [told(1, { createdAt: new Date(Date.now() - 55_000).toISOString() })];
  await openInbox();
  await waitFor(() => expect(screen.getAllByText('just now')).toBeTruthy());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText('just now')).toBeNull();
  expect(screen.getAllByText('1 min ago')).toBeTruthy();
});

test('where no connection comes, one line says so and tries again on a press', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, t } = await openInbox();
  for (let attempt = 0; attempt <= limits.live.reconnectAttempts; attempt++) {
    act(() => socket.fail('websocket error'));
    await act(() => vi.advanceTimersByTimeAsync(2 * limits.live.reconnectDelayMaxMs));
  }
  expect(screen.getByText(t('shell.livePaused'))).toBeTruthy();
  const before = socket.connects;
  await user.click(screen.getByRole('button', { name: t('shell.retry') }));
  expect(socket.connects).toBe(before + 1);
  act(() => socket.join());
  expect(screen.queryByText(t('shell.livePaused'))).toBeNull();
});

test('after a connection was lost everything is read again', async () => {
  await openInbox();
  await waitFor(() => expect(titles()).toHaveLength(3));
  act(() => socket.say('disconnect', 'transport close'));
  kept = [told(5), ...kept.slice(1)];
  act(() => socket.join());
  await waitFor(() => expect(titles()).toEqual(['Unread: News 5', 'Unread: News 2', 'News 1']));
  expect(bell()).toMatch(isOne(2));
});

test('a long message begins with whole words on a phone, and is unfolded there', async () => {
  const message = 'A device signed in that you do not know of. '.repeat(6);
  kept = [told(2, { message }), told(1)];
  const { user, t } = await openInbox();
  await waitFor(() => expect(titles()).toHaveLength(2));
  const more = screen.getByRole('button', { name: t('shell.showMore') });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getAllByText('…')).toHaveLength(1);
  await user.click(more);
  expect(screen.getByRole('button', { name: t('notifications.showLess') }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.queryByText('…')).toBeNull();
  expect(screen.getAllByRole('article')[0]?.textContent).toContain(message.trim());
});
