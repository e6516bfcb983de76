import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NotificationCenter } from '#web/notifications/center.ts';
import type { Queue } from '#web/staff/staff-calls.ts';
import { show } from '#web/testing/show.tsx';
import { FreshPosts } from './queue-states.tsx';
import { useQueueNews } from './use-queue-news.ts';

const read = vi.fn<() => Promise<Queue>>();

const queueOf = (ids: readonly number[], waiting = ids.length) =>
  ({ items: ids.map((PostID) => ({ PostID })), overview: { waiting }, pagination: { page: 1, limit: 20, total: ids.length } }) as unknown as Queue;

function Queued({ queue }: { queue: Queue }) {
  const { overview, fresh, show: showFresh } = useQueueNews(queue, 'pending', read);
  return (
    <>
      <p>{overview?.waiting} waiting</p>
      <FreshPosts count={fresh} onPress={showFresh} />
      <ul>
        {queue.items.map(({ PostID }) => (
          <li key={PostID}>{PostID}</li>
        ))}
      </ul>
    </>
  );
}

let center: NotificationCenter;
beforeEach(() => {
  const never = () => new Promise<never>(() => undefined);
  center = new NotificationCenter({ page: never, unread: never, markRead: never, remove: never });
  read.mockReset();
});

test('the numbers follow at once; the list stays until somebody asks for what is new', async () => {
  read.mockResolvedValue(queueOf([1, 2, 3, 4], 9));
  const { t, instead } = show(<Queued queue={queueOf([1, 2])} />, { center });
  expect(screen.getByText('2 waiting')).toBeTruthy();
  act(() => {
    center.announce('queueChanged');
    center.announce('queueChanged');
  });
  await waitFor(() => expect(screen.getByText('9 waiting')).toBeTruthy());
  expect(read).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: t('moderation.freshPosts', { count: 2 }) })).toBeTruthy();
  instead(<Queued queue={queueOf([1, 2, 3, 4], 9)} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a decision of one’s own leaves nothing to ask for', async () => {
  read.mockResolvedValue(queueOf([2], 1));
  show(<Queued queue={queueOf([1, 2])} />, { center });
  act(() => center.announce('queueChanged'));
  await waitFor(() => expect(screen.getByText('1 waiting')).toBeTruthy());
  expect(screen.queryByRole('button')).toBeNull();
});
