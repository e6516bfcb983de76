import { afterEach, expect, test, vi } from 'vitest';
import { NotificationCenter } from '#web/notifications/center.ts';
import { answerWorker } from './answer-worker.ts';

const item = {
  _id: 'one',
  title: 'Your post is live',
  message: 'Everyone can see it.',
  link: '/somewhere',
  isRead: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  kind: 'post_approved',
} as const;

const container = new EventTarget();
const markRead = vi.fn(() => Promise.resolve(undefined));
const opened = vi.fn();

/** What a tab answers that was told `item` by its connection. */
function asking(): { ask: (question: object) => unknown; stop: () => void } {
  vi.stubGlobal('navigator', { serviceWorker: container });
  const center = new NotificationCenter({
    unread: () => Promise.resolve(0),
    page: () => Promise.resolve({ items: [item], total: 1 }),
    markRead,
    remove: () => Promise.resolve(undefined),
  } as never);
  center.hearNew(item);
  const stop = answerWorker(center, opened);
  return {
    stop,
    ask(data) {
      const answers: unknown[] = [];
      container.dispatchEvent(Object.assign(new Event('message'), { data, ports: [{ postMessage: (said: unknown) => answers.push(said) }] }));
      return answers[0];
    },
  };
}
afterEach(() => vi.unstubAllGlobals());

test('it has told what its connection told, and nothing else', () => {
  const { ask, stop } = asking();
  expect([ask({ ask: 'told', id: 'one' }), ask({ ask: 'told', id: 'other' })]).toEqual([true, false]);
  stop();
  expect(ask({ ask: 'told', id: 'one' })).toBeUndefined();
});

test('what is pressed opens here', () => {
  const { ask, stop } = asking();
  expect(ask({ ask: 'open', id: 'one', link: '/somewhere' })).toBe(true);
  expect(opened).toHaveBeenCalledWith('/somewhere');
  stop();
});
