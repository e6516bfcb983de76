// Notices to members whose reports were decided.
import type { ReportDecision } from '#contracts/enums.ts';
import type { InboxNotice, NoticeData } from '#contracts/notices/notices.ts';

/** What a notice calls the thing that was reported. */
export type NoticeSubject = Pick<NoticeData<'report_resolved'>, 'post' | 'about'>;

/** `report` is one of those closed together: each is closed once. */
export const reportResolved = (subject: NoticeSubject, decision: ReportDecision, report: string): InboxNotice => ({
  kind: 'report_resolved',
  data: { ...subject, decision },
  key: `report ${report}`,
});
