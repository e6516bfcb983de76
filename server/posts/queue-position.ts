// How long posts wait for staff: the promise of the review clock, and the place in the queue.
import { overdueSince, reviewWindow, type ClosedDays, type ReviewClock } from '#contracts/review-clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { PostRow } from './card.ts';
import { findPlaces, findWaiting, listClosedDays } from './owner-store.ts';

/** What was sent by this moment waits longer than promised. */
export async function overdueMoment(db: Db): Promise<Date> {
  return new Date(overdueSince(Date.now(), await listClosedDays(db)));
}

function clock(submitted: Date, place: number, overdue: Date, closed: ClosedDays): ReviewClock {
  const { from, to } = reviewWindow(submitted.getTime(), closed);
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString(), place, overdue: submitted <= overdue };
}

/** The clock of each of these posts that waits, by its id. */
export async function clocksOf(db: Db, posts: readonly Pick<PostRow, 'id' | 'state' | 'submitted_at'>[]): Promise<Map<string, ReviewClock>> {
  const waiting = posts.filter(({ state }) => state === 'pending');
  if (waiting.length === 0) return new Map();
  const closed = await listClosedDays(db);
  const overdue = new Date(overdueSince(Date.now(), closed));
  const places = await findPlaces(
    db,
    waiting.map(({ id }) => id),
    overdue,
  );
  return new Map(waiting.map(({ id, submitted_at }) => [id, clock(submitted_at, places.get(id) ?? 1, overdue, closed)]));
}

/** The clock of a post that was just sent. Throws NOT_FOUND where it does not wait. */
export async function clockOf(db: Db, id: string): Promise<ReviewClock> {
  const post = await findWaiting(db, id);
  return (post && (await clocksOf(db, [post])).get(id)) ?? fail('NOT_FOUND');
}
