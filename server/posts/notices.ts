// What owners are told of their posts.
import type { InboxNotice, NoticePost, ReportWarning, SubmissionKind } from '#contracts/notices/notices.ts';
import type { PostRow } from './card.ts';
import { noticePost } from './post-line.ts';
import type { Refusal } from './transitions.ts';

type Named = Pick<PostRow, 'type' | 'post_id' | 'title'>;
type Sent = Named & Pick<PostRow, 'submitted_at'>;
type Planned = Named & Pick<PostRow, 'state'>;

/** What happened to a post at that moment; everything here happens once at a moment. */
const cause = (kind: string, { post_id }: Named, at: Date): string => `${kind} ${post_id} ${at.toISOString()}`;

/** It waits for staff, who have usually looked at it by `until`. */
export const postSubmitted = (post: Named & Pick<PostRow, 'revision'>, how: SubmissionKind, until: string): InboxNotice => ({
  kind: 'post_submitted',
  data: { post: noticePost(post), how, until },
  key: `submitted ${post.post_id} ${post.revision}`,
});

/** It can be edited so many times more. */
export const editLimitNear = (post: Named, left: number): InboxNotice => ({
  kind: 'edit_limit_near',
  data: { post: noticePost(post), left },
  key: `edits left ${post.post_id} ${left}`,
});

/** Others reported it: told when many did or staff found it right, never who. `report` is the one that led to it. */
export const postReported = (post: NoticePost, how: ReportWarning, report: string): InboxNotice => ({
  kind: 'post_reported_warning',
  data: { post, how },
  key: `reported ${how} ${report}`,
});

/** Everyone sees it now, or would if the account were in order. */
export const postApproved = (post: Sent, listed: boolean): InboxNotice => ({
  kind: 'post_approved',
  data: { post: noticePost(post), listed },
  key: cause('approved', post, post.submitted_at),
});

/** What has to be put right. */
export const postRejected = (post: Sent, why: Refusal): InboxNotice => ({
  kind: 'post_rejected',
  data: { post: noticePost(post), ...why },
  key: cause('rejected', post, post.submitted_at),
});

/** It was taken down; after that it has to be submitted again. */
export const postCancelled = (post: Sent, why: Refusal): InboxNotice => ({
  kind: 'post_cancelled',
  data: { post: noticePost(post), ...why },
  key: cause('cancelled', post, post.submitted_at),
});

/** Its days are over in so many days. */
export const postExpiring = (post: Named & { expires_at: Date }, days: number): InboxNotice => ({
  kind: 'post_expiring',
  data: { post: noticePost(post), until: post.expires_at.toISOString() },
  key: cause(`expiring ${days}`, post, post.expires_at),
});

/** Its days are over. */
export const postExpired = (post: Named, at: Date): InboxNotice => ({
  kind: 'post_expired',
  data: { post: noticePost(post) },
  key: cause('expired', post, at),
});

const waiting: ReadonlySet<PostRow['state']> = new Set(['pending', 'rejected', 'cancelled']);
const planned = (post: Planned) => ({ post: noticePost(post), waits: waiting.has(post.state) });

/** The team has spoken with them about the paid place, or tried to. */
export const promotionContacted = (post: Planned, at: Date): InboxNotice => ({
  kind: 'promotion_contacted',
  data: planned(post),
  key: cause('contacted', post, at),
});

/** Its paid place begins, and lasts until then. */
export const promotionActive = (post: Named, until: Date): InboxNotice => ({
  kind: 'promotion_active',
  data: { post: noticePost(post), until: until.toISOString() },
  key: cause('promoted', post, until),
});

/** Its paid place is over. */
export const promotionEnded = (post: Planned, at: Date): InboxNotice => ({
  kind: 'promotion_ended',
  data: planned(post),
  key: cause('promotion ended', post, at),
});

/** No one settled the paid place in time, and it goes on without. */
export const promotionLapsed = (post: Planned, at: Date): InboxNotice => ({
  kind: 'promotion_lapsed',
  data: planned(post),
  key: cause('promotion lapsed', post, at),
});
