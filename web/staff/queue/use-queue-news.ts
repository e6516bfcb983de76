import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Overview } from '#contracts/staff/moderation.ts';
import { useLiveEvent } from '#web/notifications/use-notifications.ts';
import type { Queue } from '#web/staff/staff-calls.ts';
import { useRead } from '#web/platform/calls/use-read.ts';

/** Several decisions in a row are one reading. */
const gatherMs = 1000;

interface QueueNews {
  /** The newest numbers. */
  overview: Overview | undefined;
  /** How many of the page as it is now are not in the list on screen. */
  fresh: number;
  show: () => void;
}

/**
 * What came into the queue in the meantime. The numbers follow at once; the list stays as it is for the reader it, unless it is empty,
 * until they ask for what is new.
 */
export function useQueueNews(queue: Queue, key: string | undefined, read: () => Promise<Queue>): QueueNews {
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState(0);
  const [asked, setAsked] = useState<{ told: number; queue: Queue }>();
  useLiveEvent('queueChanged', () => setTold((count) => count + 1));
  useEffect(() => {
    if (told === 0) return;
    const timer = setTimeout(() => setAsked({ told, queue }), gatherMs);
    return () => clearTimeout(timer);
  }, [told, queue]);

  // A list that was read since is the newest itself.
  const isDue = asked !== undefined && asked.queue === queue;
  const { value } = useRead(isDue ? `${key} ${asked.told}` : undefined, read);
  const known = new Set(queue.items.map(({ PostID }) => PostID));
  const fresh = value?.items.filter(({ PostID }) => !known.has(PostID)).length ?? 0;
  const show = (): void => void revalidate();
  const isEmpty = queue.items.length === 0;
  // A list of which nothing waits any more helps no one.
  const isOver = !isEmpty && value?.items.length === 0;
  useEffect(() => {
    if ((isEmpty && fresh > 0) || isOver) void revalidate();
  }, [isEmpty, isOver, fresh, revalidate]);
  return { overview: value?.overview ?? queue.overview, fresh: isEmpty ? 0 : fresh, show };
}
