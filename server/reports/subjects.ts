// What a report can be about, as those who decide need it: held until they have, and what follows where the reports are right.
import type { ReviewRejectionReason } from '#contracts/offers/building-enums.ts';
import type { Purpose } from '#contracts/enums.ts';
import type { ReportKind } from '#contracts/staff/report-enums.ts';
import type { ListingKind } from '#server/listings/kinds.ts';
import { holdComment, type CommentOnArticle } from '#server/blog/comment-service.ts';
import { removeCommentIn } from '#server/blog/staff-service.ts';
import { holdListing, titlesOf } from '#server/listings/service.ts';
import { notify } from '#server/notifications/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { failField } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { postReported } from '#server/posts/notices.ts';
import { noticePost } from '#server/posts/post-line.ts';
import { holdPost } from '#server/posts/service.ts';
import { firmOf } from '#server/reviews/notices.ts';
import { holdReview, type ReviewRow } from '#server/reviews/service.ts';
import { rejectReviewIn } from '#server/reviews/staff-service.ts';
import type { NoticeSubject } from './notices.ts';
import type { Subject } from './store.ts';

export const aboutListing = (listing: number): Subject => ({ listing, review: null, comment: null });
export const aboutReview = (review: string): Subject => ({ listing: null, review, comment: null });
export const aboutComment = (comment: string): Subject => ({ listing: null, review: null, comment });
export const isPost = (kind: Purpose): kind is 'sell' | 'rent' => kind === 'sell' || kind === 'rent';
export const reportKindOf = (kind: Purpose): ReportKind => (isPost(kind) ? 'post' : kind);

export interface HeldSubject {
  kind: ReportKind;
  /** Who may not decide: it is theirs. */
  owners: readonly (string | null)[];
  notice: NoticeSubject;
  /** As the log names it. */
  logged: { type: string; id: string };
  /** What follows where its reports are right; a post stays until it is decided on by its own calls. */
  uphold: (answer: { report: string; reason?: ReviewRejectionReason | undefined; note: string | null }) => Promise<void>;
}

interface Holding {
  services: Pick<Services, 'hooks' | 'jobs'>;
  kinds: readonly ListingKind[];
  trx: Db;
  caller: MemberCaller;
}

export const reviewNotice = (review: Pick<ReviewRow, 'firm' | 'name_bn' | 'name_en'>): NoticeSubject => {
  const { PostID, name } = firmOf(review);
  return { about: { kind: 'review', PostID, title: name } };
};

async function holdReportedReview({ services, trx, caller }: Holding, id: string): Promise<HeldSubject | undefined> {
  const review = await holdReview(trx, id);
  if (!review) return undefined;
  return {
    kind: 'review',
    owners: [review.user_id, review.firm_owner],
    notice: reviewNotice(review),
    logged: { type: 'review', id },
    uphold: async ({ reason, note }) => {
      if (review.state === 'rejected') return;
      if (!reason) failField('reason', 'required');
      await rejectReviewIn(services, trx, id, { reason, note: note ?? undefined }, caller);
    },
  };
}

async function holdReportedListing({ services, kinds, trx, caller }: Holding, number: number): Promise<HeldSubject | undefined> {
  // Of two staff members who close reports of one post, the second waits here and finds none open.
  const post = await holdPost(trx, number);
  const listing = await holdListing(trx, number);
  if (!listing) return undefined;
  const { kind, owner_id, title } = listing;
  const notice = isPost(kind) ? { post: { type: kind, PostID: number, title } } : { about: { kind, PostID: number, title: titlesOf(listing) } };
  return {
    kind: reportKindOf(kind),
    owners: [owner_id],
    notice,
    logged: { type: reportKindOf(kind), id: String(number) },
    uphold: async ({ report }) => {
      // A post that was sent back or taken down says so itself (server/moderation/decisions.ts).
      if (post && post.state !== 'deleted') await notify(services, trx, [post.owner_id], postReported(noticePost(post), 'upheld', report));
      await kinds.find(({ purposes }) => purposes.includes(kind))?.withdraw?.(services, trx, number, caller);
    },
  };
}

export const commentNotice = ({ post, title_bn, title_en }: Pick<CommentOnArticle, 'post' | 'title_bn' | 'title_en'>): NoticeSubject => ({
  about: { kind: 'comment', PostID: post, title: { bn: title_bn, en: title_en } },
});

async function holdReportedComment({ services, trx, caller }: Holding, id: string): Promise<HeldSubject | undefined> {
  const comment = await holdComment(trx, id);
  if (!comment) return undefined;
  return {
    kind: 'comment',
    owners: [comment.user_id],
    notice: commentNotice(comment),
    logged: { type: 'comment', id },
    uphold: () => removeCommentIn(services, trx, id, caller),
  };
}

/** What the report is about, held until the transaction ends, or undefined. */
export function holdSubject(holding: Holding, { listing, review, comment }: Subject): Promise<HeldSubject | undefined> {
  if (comment !== null) return holdReportedComment(holding, comment);
  return review === null ? holdReportedListing(holding, listing) : holdReportedReview(holding, review);
}
