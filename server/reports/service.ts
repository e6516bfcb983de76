import { createHash } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { Answer, HandlerInput } from '#contracts/endpoint.ts';
import type { ReportDecision } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { NoticePost } from '#contracts/notices.ts';
import type { Report, ReportedPost, ReportFields, reports } from '#contracts/reports.ts';
import { paginationOf } from '#contracts/values.ts';
import { ofAllKinds, type ListingKind } from '#server/listings/kinds.ts';
import { listingOwners } from '#server/listings/service.ts';
import { notify } from '#server/notifications/service.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { Caller, MemberCaller } from '#server/platform/http/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { deviceKey, settledDevice } from '#server/platform/http/device.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Counts } from '#server/platform/http/rate-limits.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import type { Services } from '#server/platform/services.ts';
import type { PostRow } from '#server/posts/card.ts';
import { postReported } from '#server/posts/notices.ts';
import { noticePost } from '#server/posts/post-line.ts';
import { findListed, holdPost } from '#server/posts/service.ts';
import { holdForReview } from '#server/posts/transitions.ts';
import { reportResolved } from './notices.ts';
import {
  anonymiseReports,
  closeReports,
  countIndependent,
  countUpheld,
  findReport,
  listOwnReports,
  listReported,
  listReports,
  upsertReport,
  type ReportRow,
} from './store.ts';

/** A hash that identifies a reporter per post, so that one person counts once and cannot be identified. */
const reporterKey = (post: string, reporter: string): Buffer => createHash('sha256').update(`${post}\n${reporter}`).digest();

/** By account or by device; a client with neither counts with its whole address. */
function countsOf(caller: Caller, inGoodStanding: string | undefined): Counts {
  const reportsPerDay = caller.user?.userId ?? settledDevice(caller) ?? caller.address;
  return inGoodStanding ? { reportsPerDay } : { reportsPerDay, reportsPerAddress: caller.address };
}

/**
 * Adds a report about a live post. The tenth reporter with an account hides the post until
 * staff have checked it; visitors' reports only inform. Throws NOT_FOUND, GONE, FORBIDDEN (one's own post), TOO_MANY.
 */
export async function reportPost(services: Services, postId: number, { reason, note }: ReportFields, caller: Caller): Promise<void> {
  const post = await findListed(services, postId);
  if (caller.user?.userId === post.owner_id) fail('FORBIDDEN');
  // A suspended account counts like a visitor.
  const userId = caller.user?.status === 'normal' ? caller.user.userId : undefined;
  const reporter = caller.user?.userId ?? deviceKey(caller);
  await services.db.transaction().execute(async (trx) => {
    const held = await holdPost(trx, postId);
    if (!held?.listed) fail('GONE');
    await services.rateLimits.consume(countsOf(caller, userId), trx);
    const id = uuidv7();
    const fresh = await upsertReport(trx, {
      id,
      listing: postId,
      reporter_id: userId ?? null,
      reporter_key: reporterKey(post.id, reporter),
      reason,
      note: note ?? null,
    });
    if (!fresh || !userId || held.state !== 'approved') return;
    // Only at exactly this number: staff who approve without closing the reports have decided.
    if ((await countIndependent(trx, [postId])).get(postId) !== limits.reports.hideFrom) return;
    await holdForReview(trx, held);
    await notify(services, trx, [held.owner_id], postReported(noticePost(held), 'held', id));
  });
}

const toReport = (row: ReportRow): Report => ({
  _id: row.id,
  at: row.at.toISOString(),
  reason: row.reason,
  note: row.note,
  reporter: row.reporter_id && row.reporter !== null ? { id: row.reporter_id, name: row.reporter } : null,
  decision: row.decision,
  decisionNote: row.decision_note,
  decidedAt: row.decided_at?.toISOString() ?? null,
});

/** A page of reported posts with their reports. */
export async function readReports(
  { db }: Services,
  kinds: readonly ListingKind[],
  { status, ...which }: HandlerInput<typeof reports.list>['query'],
): Promise<Omit<Answer<typeof reports.list>, 'success'>> {
  const { numbers, total } = await listReported(db, status, which);
  const [cards, owners, rows] = await Promise.all([
    ofAllKinds(kinds, (kind) => kind.cards(db, numbers)),
    listingOwners(db, numbers),
    listReports(db, numbers, status),
  ]);
  const byListing = Map.groupBy(rows, ({ listing }) => listing);
  const items = numbers.flatMap((number): ReportedPost[] => {
    const [post, owner] = [cards.get(number), owners.get(number)];
    const about = byListing.get(number) ?? [];
    const oldest = about.at(-1);
    if (!post || !owner || !oldest) return [];
    const independent = new Set(about.flatMap((row) => row.reporter_id ?? [])).size;
    return [
      {
        _id: oldest.id,
        post,
        owner: { id: owner.id, name: owner.name },
        reports: about.map(toReport),
        independent,
        urgent: independent >= limits.reports.urgentFrom,
      },
    ];
  });
  return { items, pagination: paginationOf(which, total) };
}

/** Closes the open reports about a listing and informs their reporters; returns how many there were. */
async function closeAndTell(
  services: Pick<Services, 'jobs'>,
  trx: Db,
  post: NoticePost,
  answer: { decision: ReportDecision; note: string | null },
  { user }: MemberCaller,
): Promise<number> {
  const closed = await closeReports(trx, post.PostID, { ...answer, by: user.userId });
  const people = closed.flatMap(({ reporter_id }) => reporter_id ?? []);
  const [first] = closed.map(({ id }) => id).toSorted();
  if (first && people.length > 0) await notify(services, trx, people, reportResolved(post, answer.decision, first));
  return closed.length;
}

/** The post was rejected or taken down, so its reports were right. Returns how many were open. */
export const upholdReports = (services: Pick<Services, 'jobs'>, trx: Db, post: PostRow, caller: MemberCaller): Promise<number> =>
  closeAndTell(services, trx, noticePost(post), { decision: 'upheld', note: null }, caller);

/** The open reports about a listing, newest first. */
export const readOpenReports = async (db: Db, number: number): Promise<Report[]> => (await listReports(db, [number], 'open')).map(toReport);

/**
 * Closes the open reports about this report's post, and records it in the audit log.
 * Throws NOT_FOUND, FORBIDDEN (one's own post), STATE_CONFLICT (closed already).
 */
export async function decideReports(
  services: Services,
  id: string,
  { decision, note }: HandlerInput<typeof reports.decide>['body'],
  caller: MemberCaller,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const report = await findReport(trx, id);
    if (!report) fail('NOT_FOUND');
    if (report.owner_id === caller.user.userId) fail('FORBIDDEN');
    // Of two staff members who close reports of one post, the second waits here and finds none open.
    const held = await holdPost(trx, report.number);
    const openReports = await closeAndTell(
      services,
      trx,
      { type: report.kind, PostID: report.number, title: report.title },
      { decision, note: note ?? null },
      caller,
    );
    if (openReports === 0) fail('STATE_CONFLICT');
    // A post that was sent back or taken down says so itself (server/moderation/decisions.ts).
    if (decision === 'upheld' && held && held.state !== 'deleted') await notify(services, trx, [held.owner_id], postReported(noticePost(held), 'upheld', id));
    await recordAction(trx, caller, {
      action: 'report.decide',
      subject: { type: 'post', id: String(report.number) },
      before: { openReports },
      after: { decision, note: note ?? null },
    });
  });
}

/** The number of reporters with accounts and open reports, by the listing's number. */
export const openReportsOf = (db: Db, numbers: readonly number[]): Promise<Map<number, number>> => countIndependent(db, numbers);

/** Upheld reports about a member's listings. */
export const upheldReportsOf = (db: Db, ownerId: string): Promise<number> => countUpheld(db, ownerId);

export const reportData: PersonalData = { name: 'reports', collect: listOwnReports, erase: anonymiseReports };
