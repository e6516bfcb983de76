import { ChevronDown, ChevronUp, Image, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import { limits } from '#contracts/limits.ts';
import type { OwnReview } from '#contracts/offers/reviews.ts';
import { languageOf, truncate } from '#i18n/detect.ts';
import { Picture } from '#web/listings/post-picture.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { middleOf } from './job-month.ts';
import { Stars } from '#web/ui/stars.tsx';

interface OfReview {
  review: OwnReview;
}

const tones = { approved: 'green', pending: 'clay', rejected: 'red' } as const;
const toggle = 'control inline-flex min-h-12 items-center gap-1.5 text-ui font-semibold text-link [&>svg]:size-4.5';

function Head({ review: { PostID, companyName, status, rating, project, month } }: OfReview) {
  const { t, fmt } = useWords();
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="m-0 min-w-0 !text-lead wrap-anywhere">
          <Link to={detailPath({ type: 'interior', PostID })} className="text-ink no-underline hover:underline">
            {companyName}
          </Link>
        </h2>
        <Tag tone={tones[status]}>{t(`enums.reviewState_${status}`)}</Tag>
      </div>
      <p className="m-0 text-small text-muted">
        {t('reviews.myNumber', { number: fmt.plain(PostID) })} ·{' '}
        {t('reviews.myProject', { project, month: fmt.monthYear(middleOf(month)).replace(' ', '\u00a0') })}
      </p>
      <p className="mt-2 mb-0 flex items-center gap-2">
        <Stars rating={rating} className="size-5" />
        <b aria-hidden="true" className="text-ui font-semibold">
          {fmt.plain(rating)}
        </b>
      </p>
    </>
  );
}

/** What was written, cut where it is long. */
function Text({ review: { review } }: OfReview) {
  const { t } = useWords();
  const [whole, setWhole] = useState(false);
  const id = useId();
  const cut = truncate(review, limits.reviews.previewCharacters);
  return (
    <>
      <p id={id} lang={languageOf(review)} className="mt-2 mb-0 whitespace-pre-line wrap-anywhere">
        {whole ? review : cut}
      </p>
      {cut === review ? null : (
        <button type="button" aria-expanded={whole} aria-controls={id} onClick={() => setWhole(!whole)} className={toggle}>
          {t(whole ? 'reviews.myLess' : 'reviews.myMore')}
        </button>
      )}
    </>
  );
}

function Images({ review: { pictures } }: OfReview) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const id = useId();
  if (pictures.length === 0) return null;
  const Arrow = open ? ChevronUp : ChevronDown;
  return (
    <div>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} className={toggle}>
        <Image aria-hidden="true" />
        {open ? t('reviews.myHideImages') : t('reviews.myShowImages', { count: pictures.length })}
        <Arrow aria-hidden="true" />
      </button>
      <ul id={id} hidden={!open} className="m-0 grid max-w-md list-none grid-cols-2 gap-2.5 p-0 [&[hidden]]:hidden">
        {open
          ? pictures.map((image, at) => (
              <li key={image.src} className="relative aspect-4/3 overflow-hidden rounded-control bg-sunk">
                <a href={image.src} target="_blank" rel="noreferrer">
                  <Picture image={image} alt={t('reviews.myImage', { number: at + 1 })} sizes="220px" />
                </a>
              </li>
            ))
          : null}
      </ul>
    </div>
  );
}

/** Why it was sent back, or that it waits. */
function Standing({ review: { status, reason, reasonNote } }: OfReview) {
  const { t } = useWords();
  if (status === 'approved') return null;
  return (
    <div className="mt-3">
      <Notice tone={status === 'rejected' ? 'danger' : 'info'}>
        {status === 'pending' ? (
          t('reviews.myWaits')
        ) : (
          <>
            <p className="m-0 font-semibold">{t('reviews.myReason', { reason: t(`enums.reviewReason_${reason ?? 'other'}`) })}</p>
            {reasonNote ? (
              <p lang={languageOf(reasonNote)} className="m-0 wrap-anywhere">
                {reasonNote}
              </p>
            ) : null}
          </>
        )}
      </Notice>
    </div>
  );
}

function Response({ review: { firmResponse } }: OfReview) {
  const { t, fmt } = useWords();
  if (!firmResponse) return null;
  return (
    <div className="mt-3 border-l-[3px] border-primary py-0.5 pl-3.5 text-ui">
      <p className="m-0 font-semibold">
        {t('reviews.myResponse')} <span className="font-normal text-muted">· {fmt.date(firmResponse.at)}</span>
      </p>
      <p lang={languageOf(firmResponse.text)} className="m-0 whitespace-pre-line wrap-anywhere">
        {firmResponse.text}
      </p>
    </div>
  );
}

interface ReviewCardProps extends OfReview {
  onEdit: () => void;
  onRemove: () => void;
}

/** One of one's own reviews: of which firm, how it stands, what it says, and the way to change it. */
export function ReviewCard({ review, onEdit, onRemove }: ReviewCardProps) {
  const { t, fmt } = useWords();
  const { companyName: name, createdAt, approvedAt } = review;
  return (
    <article className="rounded-card border border-line bg-card p-4 sm:p-5">
      <Head review={review} />
      <Text review={review} />
      <Images review={review} />
      <Standing review={review} />
      <Response review={review} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
        <p className="m-0 text-small text-muted">
          <time dateTime={createdAt}>{t('reviews.myCreated', { date: fmt.date(createdAt) })}</time>
          {approvedAt ? (
            <>
              {' · '}
              <time dateTime={approvedAt}>{t('reviews.myApprovedOn', { date: fmt.date(approvedAt) })}</time>
            </>
          ) : null}
        </p>
        <div className="flex gap-2">
          <Button kind={review.status === 'rejected' ? 'primary' : 'outline'} aria-label={t('reviews.myEditOf', { name })} onClick={onEdit} className="!px-4">
            <Pencil aria-hidden="true" className="size-4.5" />
            {t('reviews.myEdit')}
          </Button>
          <Button kind="outline" aria-label={t('reviews.myRemoveOf', { name })} onClick={onRemove} className="!px-4 !text-danger">
            <Trash2 aria-hidden="true" className="size-4.5" />
            {t('reviews.myRemove')}
          </Button>
        </div>
      </div>
    </article>
  );
}
