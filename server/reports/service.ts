// Reports that people send, and what is known of them elsewhere. What staff decide: staff-service.ts.
import { uuidv7 } from 'uuidv7';
import { dayMs } from '#contracts/durations.ts';
import { limits } from '#contracts/limits.ts';
import type { Report, ReportFields } from '#contracts/staff/reports.ts';
import { holdComment } from '#server/blog/comment-service.ts';
import { holdListing, readListing, type ListingEntry } from '#server/listings/service.ts';
import type { Caller } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { marksOf } from '#server/platform/http/callers/person.ts';
import { deviceKey } from '#server/platform/http/callers/device.ts';
import { fail } from '#server/platform/http/failure.ts';
import { countsOf } from '#server/platform/http/callers/requester.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { keyedHash } from '#server/platform/security/keyed-hash.ts';
import type { Services } from '#server/platform/services.ts';
import { notify } from '#server/notifications/service.ts';
import { onQueueChanged } from '#server/office/hooks.ts';
import { postReported } from '#server/posts/notices.ts';
import { noticePost } from '#server/posts/post-line.ts';
import { findListed, holdPost } from '#server/posts/service.ts';
import { holdForReview } from '#server/posts/transitions.ts';
import { findShownReview, holdReview } from '#server/reviews/service.ts';
import {
  anonymiseReports,
  countPersons,
  countReported,
  countUpheld,
  listOwnReports,
  listReports,
  upsertReport,
  type ReportRow,
  type Subject,
} from './store.ts';
import { aboutComment, aboutListing, aboutReview } from './subjects.ts';

/** A hash that identifies a reporter per thing, so that one person counts once and cannot be identified. */
const reporterKey = async (db: Db, thing: string, reporter: string): Promise<Buffer> => (await keyedHash(db, 'reporters'))(`${thing}\n${reporter}`);

/** An account of some days; what it reports is looked at soon, and hides nothing. */
const isNewcomer = ({ user }: Caller): boolean => user !== undefined && Date.now() - user.joinedAt.getTime() < limits.reports.settledDays * dayMs;

/** The account that a report counts for: a suspended one counts like a visitor. */
const reporterOf = ({ user }: Caller): string | undefined => (user?.status === 'normal' ? user.userId : undefined);

interface About {
  subject: Subject;
  /** What tells it from all others, for the hash. */
  thing: string;
}

/** Counts and saves a report. An id for what it causes, if it is an account's. Throws TOO_MANY. */
async function addReport(
  { rateLimits, hooks }: Pick<Services, 'rateLimits' | 'hooks'>,
  trx: Db,
  { subject, thing }: About,
  { reason, note }: ReportFields,
  caller: Caller,
): Promise<string | undefined> {
  const userId = reporterOf(caller);
  const id = uuidv7();
  await rateLimits.consume(countsOf(caller.requester, ['reportsPerCaller'], 'reportsPerAddress'), trx);
  const fresh = await upsertReport(trx, {
    id,
    ...subject,
    reporter_id: userId ?? null,
    reporter_key: await reporterKey(trx, thing, caller.user?.userId ?? deviceKey(caller)),
    ...(await marksOf(trx, thing, caller)),
    by_newcomer: isNewcomer(caller),
    reason,
    note: note ?? null,
  });
  if (fresh) await hooks.run(trx, onQueueChanged, 'reports');
  return userId ? id : undefined;
}

/** The persons whose reports may hide a listing. */
const countHiding = async (trx: Db, number: number): Promise<number> => (await countPersons(trx, [number], { settledOnly: true })).get(number) ?? 0;

/**
 * Adds a report about a live post. The tenth person with an account of a week or more hides the post until
 * staff have checked it; reports of visitors and newer accounts only inform. Throws NOT_FOUND, GONE, FORBIDDEN (one's own post), TOO_MANY.
 */
export async function reportPost(services: Services, postId: number, fields: ReportFields, caller: Caller): Promise<void> {
  const post = await findListed(services, postId);
  if (caller.user?.userId === post.owner_id) fail('FORBIDDEN');
  await services.db.transaction().execute(async (trx) => {
    const held = await holdPost(trx, postId);
    if (!held?.listed) fail('GONE');
    const before = await countHiding(trx, postId);
    const id = await addReport(services, trx, { subject: aboutListing(postId), thing: post.id }, fields, caller);
    if (!id || held.state !== 'approved') return;
    // Only where this one makes them so many: staff who approve without closing the reports have decided.
    if (before >= limits.reports.hideFrom || (await countHiding(trx, postId)) < limits.reports.hideFrom) return;
    await holdForReview(services, trx, held);
    await notify(services, trx, [held.owner_id], postReported(noticePost(held), 'held', id));
  });
}

function checkShown(listing: ListingEntry | undefined, kind: 'group' | 'interior'): ListingEntry {
  if (listing?.kind !== kind) fail('NOT_FOUND');
  if (!listing.visible_since) fail('GONE');
  return listing;
}

/** Adds a report about a public offer or firm. Throws NOT_FOUND, GONE, FORBIDDEN (one's own firm), TOO_MANY. */
export async function reportListing(services: Services, kind: 'group' | 'interior', number: number, fields: ReportFields, caller: Caller): Promise<void> {
  const { owner_id } = checkShown(await readListing(services.db, number), kind);
  if (caller.user && caller.user.userId === owner_id) fail('FORBIDDEN');
  await inTransaction(services.db, async (trx) => {
    checkShown(await holdListing(trx, number), kind);
    await addReport(services, trx, { subject: aboutListing(number), thing: `${kind} ${number}` }, fields, caller);
  });
}

/** Adds a report about an approved review. Throws NOT_FOUND, GONE (its firm was withdrawn), FORBIDDEN (one's own review), TOO_MANY. */
export async function reportReview(services: Services, id: string, fields: ReportFields, caller: Caller): Promise<void> {
  const review = await findShownReview(services, id);
  if (caller.user && caller.user.userId === review.user_id) fail('FORBIDDEN');
  await inTransaction(services.db, async (trx) => {
    if ((await holdReview(trx, id))?.state !== 'approved') fail('NOT_FOUND');
    await addReport(services, trx, { subject: aboutReview(id), thing: `review ${id}` }, fields, caller);
  });
}

/** Adds a report about a comment that is shown. Throws NOT_FOUND, FORBIDDEN (one's own comment), TOO_MANY. */
export async function reportComment(services: Services, id: string, fields: ReportFields, caller: Caller): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const comment = await holdComment(trx, id);
    if (comment?.state !== 'live') fail('NOT_FOUND');
    if (caller.user && caller.user.userId === comment.user_id) fail('FORBIDDEN');
    await addReport(services, trx, { subject: aboutComment(id), thing: `comment ${id}` }, fields, caller);
  });
}

export const toReport = (row: ReportRow): Report => ({
  _id: row.id,
  at: row.at.toISOString(),
  reason: row.reason,
  note: row.note,
  reporter: row.reporter_id && row.reporter !== null ? { id: row.reporter_id, name: row.reporter } : null,
  decision: row.decision,
  decisionNote: row.decision_note,
  decidedAt: row.decided_at?.toISOString() ?? null,
});

/** The open reports about a listing, newest first. */
export const readOpenReports = async (db: Db, number: number): Promise<Report[]> => (await listReports(db, [aboutListing(number)], 'open')).map(toReport);

/** The number of persons with accounts and open reports, by the listing's number. */
export const openReportsOf = (db: Db, numbers: readonly number[]): Promise<Map<number, number>> => countPersons(db, numbers);

/** How many posts, offers, firms and reviews have open reports. */
export const openReportsTotal = (db: Db): Promise<number> => countReported(db);

/** Upheld reports about a member's listings. */
export const upheldReportsOf = (db: Db, ownerId: string): Promise<number> => countUpheld(db, ownerId);

export const reportData: PersonalData = { name: 'reports', collect: listOwnReports, erase: anonymiseReports };
