// What staff decide about reviews, and what firms answer. Staff decisions are in the audit log.
import type { Answer, HandlerInput } from '#contracts/endpoint.ts';
import { overdueSince } from '#contracts/posts/review-clock.ts';
import type { FirmResponse, reviews, StaffReview } from '#contracts/offers/reviews.ts';
import { paginationOf } from '#contracts/values.ts';
import { notify } from '#server/notifications/service.ts';
import { readCalendar } from '#server/office/days-off.ts';
import { readBannedWords } from '#server/office/settings.ts';
import { onQueueChanged } from '#server/office/hooks.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { Services } from '#server/platform/services.ts';
import { editableUntil, responseOf, toStaffReview } from './card.ts';
import { onReviewRejected } from './hooks.ts';
import { firmOf, firmResponded, reviewApproved, reviewReceived, reviewRejected } from './notices.ts';
import { decideReview, findReview, listForStaff, lockReview, setResponse, type ReviewRow } from './store.ts';

/** What staff see of reviews besides what was sent. */
async function staffView(db: Db): Promise<{ overdueFrom: Date; bannedWords: readonly string[] }> {
  const [calendar, bannedWords] = await Promise.all([readCalendar(db), readBannedWords(db)]);
  return { overdueFrom: new Date(overdueSince(Date.now(), calendar)), bannedWords };
}

/** A page of reviews in one state. */
export async function readStaffReviews(
  { db }: Services,
  query: HandlerInput<typeof reviews.staffList>['query'],
  { lng }: MemberCaller,
): Promise<Omit<Answer<typeof reviews.staffList>, 'success'>> {
  const [{ rows, total }, view] = await Promise.all([listForStaff(db, { ...query, q: query.q }), staffView(db)]);
  return { items: rows.map((row) => toStaffReview(row, lng, view)), pagination: paginationOf(query, total) };
}

/** The review to decide on. Throws NOT_FOUND; FORBIDDEN for one's own and for reviews of one's own firm. */
async function holdForDecision(trx: Db, id: string, { user }: MemberCaller): Promise<ReviewRow> {
  const review = await lockReview(trx, id);
  if (!review) fail('NOT_FOUND');
  if (review.user_id === user.userId || review.firm_owner === user.userId) fail('FORBIDDEN');
  return review;
}

const subjectOf = ({ id }: ReviewRow) => ({ type: 'review', id });

async function decided(services: Services, id: string, { lng }: MemberCaller): Promise<StaffReview> {
  const [review, view] = await Promise.all([findReview(services.db, id), staffView(services.db)]);
  return toStaffReview(review ?? fail('NOT_FOUND'), lng, view);
}

/** Shows a waiting review, as it was read. Throws NOT_FOUND, FORBIDDEN, STATE_CONFLICT (decided or sent again in the meantime). */
export async function approveReview(services: Services, id: string, revision: number, caller: MemberCaller): Promise<StaffReview> {
  await inTransaction(services.db, async (trx) => {
    const review = await holdForDecision(trx, id, caller);
    if (review.state !== 'pending' || review.revision !== revision) fail('STATE_CONFLICT');
    await decideReview(trx, id, { state: 'approved', reason: null, note: null, by: caller.user.userId });
    await services.hooks.run(trx, onQueueChanged, 'reviews');
    if (review.user_id) await notify(services, trx, [review.user_id], reviewApproved(review));
    if (review.firm_owner) await notify(services, trx, [review.firm_owner], reviewReceived(review));
    await recordAction(trx, caller, { action: 'review.approve', subject: subjectOf(review), before: { state: review.state }, after: { revision } });
  });
  return decided(services, id, caller);
}

type Rejection = HandlerInput<typeof reviews.reject>['body'];

/** Sends a waiting review back, or takes a shown one down. Throws NOT_FOUND, FORBIDDEN, STATE_CONFLICT. */
export async function rejectReviewIn(
  services: Pick<Services, 'hooks' | 'jobs'>,
  trx: Db,
  id: string,
  { reason, note, revision }: Rejection,
  caller: MemberCaller,
): Promise<void> {
  const review = await holdForDecision(trx, id, caller);
  if (review.state === 'rejected' || (revision !== undefined && review.revision !== revision)) fail('STATE_CONFLICT');
  await decideReview(trx, id, { state: 'rejected', reason, note: note ?? null, by: caller.user.userId });
  await services.hooks.run(trx, onQueueChanged, 'reviews');
  if (review.user_id) await notify(services, trx, [review.user_id], reviewRejected(review, reason, note ?? null));
  await services.hooks.run(trx, onReviewRejected, { review: id, firm: firmOf(review), by: caller.user.userId });
  await recordAction(trx, caller, {
    action: 'review.reject',
    subject: subjectOf(review),
    before: { state: review.state },
    after: { reason, note: note ?? null },
    about: [review.user_id],
  });
}

/** Rejects a review in a transaction of its own. Throws NOT_FOUND, FORBIDDEN, STATE_CONFLICT. */
export async function rejectReview(services: Services, id: string, rejection: Rejection, caller: MemberCaller): Promise<StaffReview> {
  await inTransaction(services.db, (trx) => rejectReviewIn(services, trx, id, rejection, caller));
  return decided(services, id, caller);
}

/** Writes the firm's one answer to an approved review, or changes it within a day; the writer hears of the first. */
async function respond(services: Pick<Services, 'jobs'>, trx: Db, review: ReviewRow, text: string, by: string): Promise<void> {
  if (review.state !== 'approved') fail('STATE_CONFLICT');
  if (review.responded_at && editableUntil(review.responded_at) <= new Date()) fail('STATE_CONFLICT', { message: 'notice_reviewResponseClosed' });
  await setResponse(trx, review.id, text, by);
  if (!review.responded_at && review.user_id) await notify(services, trx, [review.user_id], firmResponded(review));
}

/** The owner of the firm answers. Throws NOT_FOUND (also for another's firm), STATE_CONFLICT. */
export async function respondAsOwner(services: Services, id: string, text: string, { user }: MemberCaller): Promise<FirmResponse> {
  return inTransaction(services.db, async (trx) => {
    const review = await lockReview(trx, id);
    if (review?.firm_owner !== user.userId) fail('NOT_FOUND');
    await respond(services, trx, review, text, user.userId);
    return responseOf((await findReview(trx, id)) ?? fail('NOT_FOUND')) ?? fail('NOT_FOUND');
  });
}

/** Staff write what the firm told them. Throws NOT_FOUND, STATE_CONFLICT. */
export async function respondAsStaff(services: Services, id: string, text: string, caller: MemberCaller): Promise<StaffReview> {
  await inTransaction(services.db, async (trx) => {
    const review = await lockReview(trx, id);
    if (!review) fail('NOT_FOUND');
    await respond(services, trx, review, text, caller.user.userId);
    await recordAction(trx, caller, {
      action: 'review.respond',
      subject: subjectOf(review),
      before: { response: review.response },
      after: { response: text },
      about: [review.user_id, review.firm_owner],
    });
  });
  return decided(services, id, caller);
}
