// The staff's list of what was reported, and their answers. What is decided here is in the audit log.
import type { Answer, HandlerInput } from '#contracts/endpoint.ts';
import type { ReportDecision } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { EarlierDecision, ReportedSubject, reports } from '#contracts/staff/reports.ts';
import { paginationOf } from '#contracts/values.ts';
import { commentsById, holdComment } from '#server/blog/comment-service.ts';
import type { CommentRemoved } from '#server/blog/hooks.ts';
import type { ListingWithdrawn } from '#server/listings/hooks.ts';
import { ofAllKinds, type ListingKind } from '#server/listings/kinds.ts';
import { listingOwners, readListings, titlesOf } from '#server/listings/service.ts';
import { notify } from '#server/notifications/service.ts';
import { onQueueChanged } from '#server/office/hooks.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { Services } from '#server/platform/services.ts';
import type { PostRow } from '#server/posts/card.ts';
import { noticePost } from '#server/posts/post-line.ts';
import type { ReviewRejected } from '#server/reviews/hooks.ts';
import { firmOf } from '#server/reviews/notices.ts';
import { reviewsById } from '#server/reviews/service.ts';
import { reportResolved, type NoticeSubject } from './notices.ts';
import { countPersonsAmong } from './persons.ts';
import { toReport } from './service.ts';
import { closeReports, findReport, hasReported, listReported, listReports, type ReportRow, type Subject } from './store.ts';
import { aboutComment, aboutListing, aboutReview, commentNotice, holdSubject, reportKindOf } from './subjects.ts';

type Described = Pick<ReportedSubject, 'kind' | 'PostID' | 'title' | 'shown' | 'post' | 'review' | 'comment' | 'owner'>;

const keyOf = ({ listing, review, comment }: Pick<ReportRow, 'listing' | 'review' | 'comment'>): string => review ?? comment ?? String(listing);

/** What each of these is, by its key; whatever is gone is missing. */
async function describe(db: Db, kinds: readonly ListingKind[], subjects: readonly Subject[]): Promise<Map<string, Described>> {
  const numbers = subjects.flatMap(({ listing }) => listing ?? []);
  const [listings, cards, owners, written, comments] = await Promise.all([
    readListings(db, numbers),
    ofAllKinds(kinds, (kind) => kind.cards(db, numbers)),
    listingOwners(db, numbers),
    reviewsById(
      db,
      subjects.flatMap(({ review }) => review ?? []),
    ),
    commentsById(
      db,
      subjects.flatMap(({ comment }) => comment ?? []),
    ),
  ]);
  const ofListings = [...listings.values()].map((listing): [string, Described] => {
    const { number, kind, visible_since } = listing;
    const owner = owners.get(number);
    return [
      String(number),
      {
        kind: reportKindOf(kind),
        PostID: number,
        title: titlesOf(listing),
        shown: visible_since !== null,
        post: cards.get(number) ?? null,
        review: null,
        comment: null,
        owner: owner ? { id: owner.id, name: owner.name } : null,
      },
    ];
  });
  const ofReviews = [...written.values()].map((row): [string, Described] => {
    const { PostID, name } = firmOf(row);
    const { id, rating, text, state, user_id, reviewer } = row;
    return [
      id,
      {
        kind: 'review',
        PostID,
        title: name,
        shown: state === 'approved',
        post: null,
        review: { _id: id, rating, text, status: state },
        comment: null,
        owner: user_id && reviewer !== null ? { id: user_id, name: reviewer } : null,
      },
    ];
  });
  const ofComments = comments.map((row): [string, Described] => [
    row.id,
    {
      kind: 'comment',
      PostID: row.post,
      title: { bn: row.title_bn, en: row.title_en },
      shown: row.state === 'live',
      post: null,
      review: null,
      comment: { _id: row.id, text: row.text, status: row.state },
      owner: row.user_id && row.author !== null ? { id: row.user_id, name: row.author } : null,
    },
  ]);
  return new Map([...ofListings, ...ofReviews, ...ofComments]);
}

/** Reports that were closed together are one decision. */
function historyOf(rows: readonly ReportRow[]): EarlierDecision[] {
  const together = Map.groupBy(rows, ({ decided_at }) => decided_at?.getTime() ?? 0);
  return [...together]
    .toSorted(([one], [other]) => other - one)
    .flatMap(([, closed]) => {
      const [first] = closed;
      if (!first?.decision || !first.decided_at) return [];
      return [{ decision: first.decision, at: first.decided_at.toISOString(), by: first.decider, note: first.decision_note, reports: closed.length }];
    });
}

/** A page of what was reported, with its reports. */
export async function readReports(
  { db }: Services,
  kinds: readonly ListingKind[],
  { state, status: named, kind, ...slice }: HandlerInput<typeof reports.list>['query'],
): Promise<Omit<Answer<typeof reports.list>, 'success'>> {
  const status = state ?? named;
  const { subjects, total } = await listReported(db, { status, kind, ...slice });
  const [described, rows, earlier] = await Promise.all([
    describe(db, kinds, subjects),
    listReports(db, subjects, status),
    status === 'open' ? listReports(db, subjects, 'decided') : [],
  ]);
  const [byKey, earlierByKey] = [Map.groupBy(rows, keyOf), Map.groupBy(earlier, keyOf)];
  const items = subjects.flatMap((subject): ReportedSubject[] => {
    const key = keyOf(subject);
    const what = described.get(key);
    const about = byKey.get(key) ?? [];
    const oldest = about.at(-1);
    if (!what || !oldest) return [];
    const independent = countPersonsAmong(about);
    return [
      {
        _id: oldest.id,
        ...what,
        reports: about.map(toReport),
        independent,
        urgent: independent >= limits.reports.urgentFrom,
        history: historyOf(earlierByKey.get(key) ?? []),
      },
    ];
  });
  return { items, pagination: paginationOf(slice, total) };
}

interface Closing {
  decision: ReportDecision;
  note: string | null;
  by: string;
}

type Tellers = Pick<Services, 'jobs' | 'hooks'>;

/** Closes the open reports about it and informs their reporters; returns how many there were. */
async function closeAndTell(
  services: Tellers,
  trx: Db,
  subject: Subject,
  notice: NoticeSubject,
  closing: Closing,
): Promise<{ count: number; reporters: string[] }> {
  const closed = await closeReports(trx, subject, closing);
  if (closed.length > 0) await services.hooks.run(trx, onQueueChanged, 'reports');
  const people = closed.flatMap(({ reporter_id }) => reporter_id ?? []);
  const [first] = closed.map(({ id }) => id).toSorted();
  if (first && people.length > 0) await notify(services, trx, people, reportResolved(notice, closing.decision, first));
  return { count: closed.length, reporters: people };
}

const upheld = (by: string): Closing => ({ decision: 'upheld', note: null, by });

/** The post was rejected or taken down, so its reports were right. Returns how many were open. */
export const upholdReports = async (services: Tellers, trx: Db, post: PostRow, { user }: MemberCaller): Promise<number> =>
  (await closeAndTell(services, trx, aboutListing(post.post_id), { post: noticePost(post) }, upheld(user.userId))).count;

/** The same of an offer or a firm that was withdrawn. */
export async function upholdOfListing(services: Tellers, trx: Db, { number, kind, title, by }: ListingWithdrawn): Promise<void> {
  await closeAndTell(services, trx, aboutListing(number), { about: { kind, PostID: number, title } }, upheld(by));
}

/** The same of a review that was sent back or taken down. */
export async function upholdOfReview(services: Tellers, trx: Db, { review, firm, by }: ReviewRejected): Promise<void> {
  await closeAndTell(services, trx, aboutReview(review), { about: { kind: 'review', PostID: firm.PostID, title: firm.name } }, upheld(by));
}

/** The same of a comment that was taken off its page. */
export async function upholdOfComment(services: Tellers, trx: Db, { comment, by }: CommentRemoved): Promise<void> {
  const row = await holdComment(trx, comment);
  if (row) await closeAndTell(services, trx, aboutComment(comment), commentNotice(row), upheld(by));
}

/**
 * Closes the open reports about the same thing as this one; upheld, an offer, a firm, a review or a comment is taken down.
 * Throws NOT_FOUND, FORBIDDEN (it or a report about it is one's own), STATE_CONFLICT (closed already), VALIDATION (a review without a reason).
 */
export async function decideReports(
  services: Services,
  kinds: readonly ListingKind[],
  id: string,
  { decision, reason, note = null }: Omit<HandlerInput<typeof reports.decide>['body'], 'note'> & { note?: string | null | undefined },
  caller: MemberCaller,
): Promise<void> {
  const by = caller.user.userId;
  await inTransaction(services.db, async (trx) => {
    const subject = (await findReport(trx, id)) ?? fail('NOT_FOUND');
    const held = (await holdSubject({ services, kinds, trx, caller }, subject)) ?? fail('NOT_FOUND');
    if (held.owners.includes(by) || (await hasReported(trx, subject, by))) fail('FORBIDDEN');
    const { count: openReports, reporters } = await closeAndTell(services, trx, subject, held.notice, { decision, note, by });
    if (openReports === 0) fail('STATE_CONFLICT');
    await recordAction(trx, caller, {
      action: 'report.decide',
      subject: held.logged,
      before: { openReports },
      after: { decision, note },
      about: [...held.owners, ...reporters],
    });
    if (decision === 'upheld') await held.uphold({ report: id, reason, note });
  });
}
