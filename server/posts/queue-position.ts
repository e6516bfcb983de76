// How long posts wait for staff: the promise of the review clock, and the place in the queue.
import { dateInDhaka } from '#contracts/dhaka.ts';
import type { OfficeCalendar } from '#contracts/office-hours.ts';
import { overdueSince, reviewWindow, type ReviewClock } from '#contracts/posts/review-clock.ts';
import { readCalendar } from '#server/office/days-off.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import { findPlaces, findWaiting, type Waiting } from './owner/owner-store.ts';
import { waitsForPrice } from './rules.ts';

/** What was sent by this moment waits longer than promised. */
export const overdueMoment = (calendar: OfficeCalendar): Date => new Date(overdueSince(Date.now(), calendar));

function clock(post: Waiting, place: number, overdue: Date, { closedDays = [], week }: OfficeCalendar): ReviewClock {
  const submitted = post.submitted_at;
  const { from, to } = reviewWindow(submitted.getTime(), { closedDays, week });
  const [firstDay, lastDay] = [dateInDhaka(submitted.getTime()), dateInDhaka(to)];
  return {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    place,
    overdue: submitted <= overdue,
    priceOnly: waitsForPrice(post),
    closedDays: closedDays.filter((day) => day >= firstDay && day <= lastDay),
    ...(week ? { week: [...week] } : {}),
  };
}

/** The clock of each of these posts that waits, by its id. */
export async function clocksOf(db: Db, posts: readonly Waiting[]): Promise<Map<string, ReviewClock>> {
  const waiting = posts.filter(({ state }) => state === 'pending');
  if (waiting.length === 0) return new Map();
  const calendar = await readCalendar(db);
  const overdue = overdueMoment(calendar);
  const places = await findPlaces(
    db,
    waiting.map(({ id }) => id),
    overdue,
  );
  return new Map(waiting.map((post) => [post.id, clock(post, places.get(post.id) ?? 1, overdue, calendar)]));
}

/** The clock of a post that was just sent. Throws NOT_FOUND where it does not wait. */
export async function clockOf(db: Db, id: string): Promise<ReviewClock> {
  const post = await findWaiting(db, id);
  return (post && (await clocksOf(db, [post])).get(id)) ?? fail('NOT_FOUND');
}
