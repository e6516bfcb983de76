// Demo posts as rows of the database, their minutes counted back from now.
import { uuidv7 } from 'uuidv7';
import type { Insertable } from 'kysely';
import { dayMs, minuteMs } from '#contracts/durations.ts';
import { limits } from '#contracts/limits.ts';
import { RentPostFields, SellPostFields } from '#contracts/posts/posts.ts';
import type { PostsTable, PriceEventsTable, UsersTable } from '#server/platform/database/tables/tables.ts';
import { wallClock } from '#i18n/times.ts';
import { rowOf } from '#server/posts/service.ts';
import { posters } from '#demo/content/people.ts';
import { sellerEmail } from './accounts.ts';
import { demoPhone } from './phones.ts';
import type { DemoOwner, DemoPost } from './posts.ts';

const before = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * minuteMs);
const after = (now: Date, minutes: number | undefined): Date | null => (minutes === undefined ? null : new Date(now.getTime() + minutes * minuteMs));

export const emailOf = (owner: DemoOwner): string => (owner === 'seller' ? sellerEmail : `poster-${String(owner + 1).padStart(2, '0')}@uthan.test`);

export const posterRows = (now: Date): Array<Insertable<UsersTable>> =>
  posters.map(({ name, joined }, index) => ({
    id: uuidv7(),
    email: emailOf(index),
    name,
    phone: demoPhone(2000 + index * 37),
    is_demo: true,
    created_at: new Date(now.getTime() - joined * dayMs),
  }));

/** The first day of the month so many months ahead, as the form would send it. */
function firstOfMonth(now: Date, ahead: number | undefined): string | undefined {
  if (ahead === undefined) return undefined;
  const { year, month } = wallClock(now);
  return new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 10);
}

/** Checks the fields as the API would and returns the row. */
export function postRow(
  { sourceId, type, fields, freeIn, history, reason, note }: DemoPost,
  ownerId: string,
  now: Date,
): Insertable<PostsTable> & { id: string } {
  const { price, priceUnits: _unit, ...rest } = fields;
  const checked = type === 'sell' ? SellPostFields.parse(fields) : RentPostFields.parse({ ...rest, rentFee: price, availableFrom: firstOfMonth(now, freeIn) });
  const isSold = history.state === 'sold' || history.state === 'rented';
  const listed = history.approved && (history.state === 'approved' || (isSold && history.updated * minuteMs < limits.posts.soldVisibleDays * dayMs));
  const decided = history.decided === undefined ? null : before(now, history.decided);
  return {
    ...rowOf(type, checked, ownerId),
    id: uuidv7(),
    source_id: sourceId,
    state: history.state,
    listed,
    previous_price: history.fall?.from ?? null,
    promotion: history.promotion,
    promoted_until: after(now, history.promotedFor),
    submitted_at: before(now, history.submitted),
    decided_at: decided,
    approved_at: history.approved ? decided : null,
    expires_at: after(now, history.expiresIn),
    posted_at: (history.approved ? decided : null) ?? before(now, history.submitted),
    updated_at: before(now, history.updated),
    sold_at: isSold ? before(now, history.updated) : null,
    decision_reason: reason ?? null,
    decision_note: note ?? null,
  };
}

/** Every price the post was live with. */
export function priceRows({ history }: DemoPost, row: Insertable<PostsTable>, now: Date): Array<Insertable<PriceEventsTable>> {
  if (!history.approved || history.decided === undefined) return [];
  const { id: post, price, price_unit } = row;
  const first = { post, at: before(now, history.decided), price: history.fall?.from ?? price, price_unit };
  return history.fall ? [first, { post, at: before(now, history.fall.minutesAgo), price, price_unit }] : [first];
}
