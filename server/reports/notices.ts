// Notices to members whose reports were decided.
import type { ReportDecision } from '#contracts/enums.ts';
import type { InboxNotice, NoticePost } from '#contracts/notices.ts';

/** `report` is one of those closed together: each is closed once. */
export const reportResolved = (post: NoticePost, decision: ReportDecision, report: string): InboxNotice => ({
  kind: 'report_resolved',
  data: { post, decision },
  key: `report ${report}`,
});
