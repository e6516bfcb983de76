import type { Answer, HandlerInput } from '#contracts/endpoint.ts';
import type { moderation, Overview } from '#contracts/staff/moderation.ts';
import { paginationOf } from '#contracts/values.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { heldComments } from '#server/blog/comment-service.ts';
import { countNewInterests } from '#server/interests/service.ts';
import { readCalendar } from '#server/office/days-off.ts';
import { overdueMoment } from '#server/posts/queue-position.ts';
import { readReviewPace } from '#server/posts/review-pace.ts';
import { openReportsTotal, readOpenReports } from '#server/reports/service.ts';
import { countPendingReviews } from '#server/reviews/service.ts';
import { readNewestActions } from './audit-log.ts';
import { copiedPhotosOf, historyOf } from './copied-photos.ts';
import { changesOf, staffPosts } from './staff-post.ts';
import { findPost, listQueue, readOverview } from './store.ts';

/** Posts in one state, those to decide on next first, with their numbers and with what to look at twice. */
export async function readQueue(
  services: Services,
  { status, type, q, number, ...which }: HandlerInput<typeof moderation.queue>['query'],
): Promise<Omit<Answer<typeof moderation.queue>, 'success'>> {
  const calendar = await readCalendar(services.db);
  const overdue = overdueMoment(calendar);
  const { closedDays = [], week } = calendar;
  const { rows, total } = await listQueue(services.db, { status, type, q, number }, which, overdue);
  return {
    items: await staffPosts(services.db, rows, overdue),
    pagination: paginationOf(which, total),
    closedDays: [...closedDays],
    ...(week ? { week: [...week] } : {}),
  };
}

/** One post in any state, the newest actions of staff on it, what its owner changed, who else shows its photos, and how the owner stands. Throws NOT_FOUND. */
export async function readStaffPost({ db }: Services, postId: number): Promise<Omit<Answer<typeof moderation.get>, 'success'>> {
  const row = await findPost(db, postId);
  const [post] = row ? await staffPosts(db, [row], overdueMoment(await readCalendar(db))) : [];
  if (!row || !post) fail('NOT_FOUND');
  const [history, changes, reports, ownerHistory, copiedPhotos] = await Promise.all([
    readNewestActions(db, String(postId)),
    changesOf(db, row),
    readOpenReports(db, row.post_id),
    historyOf(db, row.owner_id),
    copiedPhotosOf(db, row.id),
  ]);
  return { post, history, changes, reports, ownerHistory, copiedPhotos };
}

/** How long the queue is, who waits longest, and how fast decisions were in the last seven days. */
export async function readQueueOverview({ db }: Services): Promise<Overview> {
  const [row, pace, reviews, interests, reports, comments] = await Promise.all([
    readOverview(db),
    readCalendar(db).then((calendar) => readReviewPace(db, calendar)),
    countPendingReviews(db),
    countNewInterests(db),
    openReportsTotal(db),
    heldComments(db),
  ]);
  return {
    waiting: row.waiting,
    reported: row.reported,
    reviews,
    interests,
    reports,
    comments,
    oldest: row.oldest ? { PostID: row.oldest.post_id, submittedAt: row.oldest.submitted_at.toISOString() } : null,
    decided: pace.decided,
    medianMinutes: pace.medianMinutes,
  };
}
