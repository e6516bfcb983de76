import { Link } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import type { StaffReview } from '#contracts/offers/reviews.ts';
import { languageOf } from '#i18n/detect.ts';
import { Picture } from '#web/listings/post-picture.tsx';
import { useWords } from '#web/platform/language.tsx';
import { middleOf } from '#web/reviews/job-month.ts';
import { Stars } from '#web/ui/stars.tsx';
import { LongRow } from '#web/staff/kit/row.tsx';
import { KeyCap } from '#web/staff/post/key-cap.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';

interface OfReview {
  review: StaffReview;
}

function About({ review: { reviewer, rating, project, month, createdAt } }: OfReview) {
  const { t, fmt } = useWords();
  return (
    <>
      <p className="m-0 text-small text-muted wrap-anywhere">
        {reviewer ? `${reviewer.name} · ${reviewer.email}` : t('staffFirms.reviewerGone')}
        <br />
        {t('staffFirms.jobOf', { project, month: fmt.monthYear(middleOf(month)) })}
        <span className="max-sm:hidden"> · </span>
        <br className="sm:hidden" />
        {t('staffFirms.sentOn', { time: fmt.dateTime(createdAt) })}
      </p>
      <p className="mt-2 mb-0 flex items-center gap-2">
        <Stars rating={rating} className="size-5" />
        <b aria-hidden="true" className="font-semibold">
          {fmt.number(rating)}
        </b>
      </p>
    </>
  );
}

function Images({ review: { pictures } }: OfReview) {
  const { t } = useWords();
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-3 mb-0 grid max-w-xl list-none grid-cols-2 gap-2.5 p-0">
      {pictures.map((image, at) => (
        <li key={image.src} className="relative aspect-4/3 overflow-hidden rounded-control bg-sunk">
          <a href={image.src} target="_blank" rel="noreferrer" className="absolute inset-0">
            <Picture image={image} alt={t('staffFirms.reviewPicture', { number: at + 1 })} sizes="280px" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Said({ review: { status, reason, reasonNote, firmResponse } }: OfReview) {
  const { t } = useWords();
  return (
    <>
      {status === 'rejected' ? (
        <p className="mt-2 mb-0 text-ui text-danger wrap-anywhere">
          {t('staffFirms.sentBackFor', { reason: t(`enums.reviewReason_${reason ?? 'other'}`) })} {reasonNote}
        </p>
      ) : null}
      {firmResponse ? (
        <p lang={languageOf(firmResponse.text)} className="mt-3 mb-0 border-l-[3px] border-primary pl-3.5 text-ui whitespace-pre-line wrap-anywhere">
          <b className="block font-semibold">{t('staffFirms.responseTitle')}</b>
          {firmResponse.text}
        </p>
      ) : null}
    </>
  );
}

export type ReviewAction = 'approve' | 'reject' | 'respond';

interface ReviewRowProps extends OfReview {
  now: number;
  busy: boolean;
  onAction: (action: ReviewAction) => void;
}

function Actions({ review: { status, firmResponse, reviewer }, now, busy, onAction }: ReviewRowProps) {
  const { t } = useWords();
  const mayRespond = status === 'approved' && (!firmResponse || Date.parse(firmResponse.editableUntil) > now);
  const name = reviewer?.name ?? t('staffFirms.reviewerGone');
  return (
    <>
      {status === 'pending' ? (
        <Button disabled={busy} aria-busy={busy} aria-label={t('staffFirms.approveOf', { name })} aria-keyshortcuts="A" onClick={() => onAction('approve')}>
          {t('staffFirms.approve')}
          <KeyCap tone="primary">A</KeyCap>
        </Button>
      ) : null}
      {status === 'rejected' ? null : (
        <Button kind="outline" disabled={busy} aria-keyshortcuts="R" onClick={() => onAction('reject')} className="!text-danger">
          {t(status === 'approved' ? 'staffFirms.takeDown' : 'staffFirms.reject')}
          <KeyCap>R</KeyCap>
        </Button>
      )}
      {mayRespond ? (
        <Button kind="outline" disabled={busy} onClick={() => onAction('respond')}>
          {t(firmResponse ? 'staffFirms.respondChange' : 'staffFirms.respond')}
        </Button>
      ) : null}
    </>
  );
}

/** A review whole, with what can be decided about it. */
export function ReviewRow(props: ReviewRowProps) {
  const { t, fmt, lng } = useWords();
  const { review } = props;
  const { _id, PostID, company, overdue, flags, edited, status } = review;
  const title = (
    <>
      <Link to={detailPath({ type: 'interior', PostID })} className="text-ink no-underline hover:underline">
        {company[lng]}
      </Link>{' '}
      <span className="text-small font-normal text-muted">{t('staff.number', { number: fmt.plain(PostID) })}</span>
    </>
  );
  const tags = (
    <>
      {overdue ? <Tag tone="red">{t('staffFirms.overdueTag')}</Tag> : null}
      {flags.includes('bannedWord') ? <Tag tone="red">{t('staffFirms.bannedTag')}</Tag> : null}
      {edited ? <Tag tone="info">{t('staffFirms.editedTag')}</Tag> : null}
    </>
  );
  return (
    <LongRow id={`review-${_id}`} title={title} tags={tags} actions={status === 'rejected' ? null : <Actions {...props} />}>
      <About review={review} />
      <p lang={languageOf(review.review)} className="mt-2 mb-0 max-w-3xl whitespace-pre-line wrap-anywhere">
        {review.review}
      </p>
      <Images review={review} />
      <Said review={review} />
    </LongRow>
  );
}
