// Notices to members whose reports were decided.
import type { ReportDecision } from '#contracts/enums.ts';
import type { InboxNotice } from '#contracts/notices.ts';
import type { PostRow } from '#server/posts/card.ts';
import { noticePost } from '#server/posts/post-line.ts';

/** `report` is one of those closed together: each is closed once. */
export const reportResolved = (post: Pick<PostRow, 'type' | 'post_id' | 'title'>, decision: ReportDecision, report: string): InboxNotice => ({
  kind: 'report_resolved',
  data: { post: noticePost(post), decision },
  key: `report ${report}`,
});
