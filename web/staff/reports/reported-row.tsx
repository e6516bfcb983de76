import { Link } from 'react-router';
import { articlePath } from '#contracts/blog/article-path.ts';
import { detailPath } from '#contracts/posts/detail-path.ts';
import type { ReportDecision } from '#contracts/enums.ts';
import type { Report, ReportedSubject } from '#contracts/staff/reports.ts';
import { languageOf } from '#i18n/detect.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { LongRow } from '#web/staff/kit/row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { Tag } from '#web/ui/tag.tsx';

interface OfSubject {
  subject: ReportedSubject;
}

function pathOf({ kind, post, PostID }: ReportedSubject): string {
  if (kind === 'comment') return articlePath(PostID);
  return detailPath({ type: post?.type ?? (kind === 'group' ? 'group' : 'interior'), PostID });
}

/** The words that were reported. */
function Quoted({ text, rating }: { text: string; rating?: number }) {
  return (
    <blockquote className="mt-2 mr-0 mb-0 ml-0 border-l-3 border-line pl-3.5">
      {rating === undefined ? null : <Stars rating={rating} />}
      <p lang={languageOf(text)} className="m-0 max-w-3xl whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </blockquote>
  );
}

function OneReport({ report }: { report: Report }) {
  const { t, fmt } = useWords();
  return (
    <li className="border-b border-line py-2 text-ui last:border-b-0">
      <b className="font-semibold">{t(`enums.reportReason_${report.reason}`)}</b>
      <span className="text-small text-muted">
        {' · '}
        {report.reporter?.name ?? t('staffFirms.reportVisitor')} · {fmt.dateTime(report.at)}
        {report.decision ? ` · ${t(`staffFirms.reportDecision_${report.decision}`)}` : null}
      </span>
      {report.note ? <p className="m-0 mt-1 wrap-anywhere whitespace-pre-line">{report.note}</p> : null}
    </li>
  );
}

function History({ subject: { history } }: OfSubject) {
  const { t, fmt } = useWords();
  if (history.length === 0) return null;
  return (
    <div className="mt-2 text-small text-muted">
      <b className="font-semibold">{t('staffFirms.reportHistory')}</b>
      <ul className="m-0 list-none p-0">
        {history.map(({ at, decision, by, note }) => (
          <li key={at}>
            {t('staffFirms.reportEarlier', { decision: t(`staffFirms.reportDecision_${decision}`), time: fmt.dateTime(at) })}
            {[by, note].filter(Boolean).map((part) => ` · ${part}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Answers({ subject, onAnswer }: OfSubject & { onAnswer: (decision: ReportDecision) => void }) {
  const { t } = useWords();
  const { user } = useSession();
  const { kind, PostID, owner, reports } = subject;
  if (user && (user.id === owner?.id || reports.some(({ reporter }) => reporter?.id === user.id))) {
    return <p className="m-0 text-small">{t('staffFirms.reportOwn')}</p>;
  }
  return (
    <>
      <Button kind="outline" onClick={() => onAnswer('dismissed')}>
        {t('staffFirms.reportDismiss')}
      </Button>
      {kind === 'post' ? (
        <Link to={`/admin?status=reported&post=${PostID}`} className="inline-flex min-h-12 items-center px-2 font-semibold text-link">
          {t('staffFirms.reportInQueue')}
        </Link>
      ) : (
        <Button kind="outline" onClick={() => onAnswer('upheld')} className="!text-danger">
          {t(`staffFirms.reportUphold_${kind}`)}
        </Button>
      )}
    </>
  );
}

/** What was reported, by whom and why, and what staff can answer. */
export function ReportedRow({ subject, onAnswer }: OfSubject & { onAnswer: (decision: ReportDecision) => void }) {
  const { t, fmt, lng } = useWords();
  const { kind, title, PostID, urgent, shown, independent, owner, review, comment, reports } = subject;
  const link = (
    <>
      <Link to={pathOf(subject)} className="inline-flex min-h-12 items-center text-ink no-underline hover:underline">
        {title[lng]}
      </Link>{' '}
      {kind === 'comment' ? null : <span className="text-small font-normal text-muted">{t('staff.number', { number: fmt.plain(PostID) })}</span>}
    </>
  );
  const tags = (
    <>
      <Tag tone="info">{t(`staffFirms.reportKind_${kind}`)}</Tag>
      {urgent ? <Tag tone="red">{t('staffFirms.reportUrgent')}</Tag> : null}
      {shown ? null : <Tag tone="info">{t('staffFirms.reportNotShown')}</Tag>}
    </>
  );
  const isOpen = reports.some(({ decision }) => !decision);
  return (
    <LongRow title={link} tags={tags} actions={isOpen ? <Answers subject={subject} onAnswer={onAnswer} /> : null}>
      <p className="m-0 text-small text-muted wrap-anywhere">
        {[owner?.name, t('staffFirms.reportPeople', { count: independent })].filter(Boolean).join(' · ')}
      </p>
      {review ? <Quoted {...review} /> : null}
      {comment ? <Quoted text={comment.text} /> : null}
      <ul className="m-0 mt-2 list-none p-0">
        {reports.map((report) => (
          <OneReport key={report._id} report={report} />
        ))}
      </ul>
      <History subject={subject} />
    </LongRow>
  );
}
