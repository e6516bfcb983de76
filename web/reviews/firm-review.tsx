import { ShieldCheck } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { PublicReview } from '#contracts/offers/reviews.ts';
import { languageOf } from '#i18n/detect.ts';
import { Picture } from '#web/listings/post-picture.tsx';
import { useWords } from '#web/platform/language.tsx';
import { ReportButton } from '#web/reports/report-button.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Stars } from '#web/ui/stars.tsx';

const Viewer = lazy(() => import('#web/posts/pictures/picture-viewer.tsx'));

function Photos({ review, name }: { review: PublicReview; name: string }) {
  const { t } = useWords();
  const [enlarged, setEnlarged] = useState<number>();
  const title = t('reviews.photosOf', { name });
  const enlarge = (event: MouseEvent, index: number): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setEnlarged(index);
  };
  return (
    <>
      <ul aria-label={title} className="mt-2.5 mb-0 flex list-none gap-2 p-0">
        {review.pictures.map((picture, index) => (
          <li key={picture.src}>
            <Picture
              image={picture}
              alt=""
              subject={title}
              sizes="112px"
              link={{
                href: picture.src,
                'aria-label': t('reviews.photoOpen', { number: index + 1 }),
                onClick: (event) => enlarge(event, index),
                className: 'relative block h-20 w-28 cursor-zoom-in overflow-hidden rounded-control bg-sunk',
              }}
            />
          </li>
        ))}
      </ul>
      {enlarged === undefined ? null : (
        <Suspense>
          <Viewer images={review.pictures} title={title} index={enlarged} onClose={() => setEnlarged(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** One approved review: who, how many stars, for which project, and what the firm answered. */
export function FirmReview({ review, firm }: { review: PublicReview; firm: string }) {
  const { t, fmt, now } = useWords();
  const at = review.approvedAt ?? review.createdAt;
  const name = review.reviewer?.name ?? t('reviews.reviewerGone');
  const { firmResponse } = review;
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-5">
      <Avatar name={review.reviewer ? name : '–'} picture={review.reviewer?.proPic ?? null} className="size-10" />
      <header>
        <h3 className={`m-0 !font-text !text-base !leading-normal font-semibold [word-spacing:0] wrap-anywhere ${review.reviewer ? '' : 'text-muted'}`}>
          {name}
        </h3>
        <p className="m-0 flex flex-wrap items-center gap-x-2 text-small">
          <Stars rating={review.rating} />
          <b aria-hidden="true" className="font-semibold">
            {fmt.number(review.rating)}
          </b>
          <time dateTime={at} title={fmt.dateTime(at)} className="text-muted">
            {fmt.ago(at, now)}
          </time>
        </p>
      </header>
      <div className="col-span-2 mt-2 sm:col-span-1 sm:col-start-2">
        <p lang={languageOf(review.review)} className="m-0 max-w-prose whitespace-pre-line wrap-anywhere">
          {review.review}
        </p>
        <p className="mt-2 mb-0 wrap-anywhere">
          <Tag tone="green">
            <ShieldCheck aria-hidden="true" className="size-4 shrink-0" />
            {t('reviews.verifiedFor', { project: review.project, month: fmt.monthYear(`${review.month}-01`) })}
          </Tag>
        </p>
        {review.pictures.length > 0 ? <Photos review={review} name={name} /> : null}
        {firmResponse ? (
          <blockquote className="mt-3 mr-0 mb-0 ml-3 border-l-3 border-clay bg-sunk px-4 py-3">
            <p className="m-0 text-ui font-semibold">{t('reviews.responseOf', { name: firm })}</p>
            <p lang={languageOf(firmResponse.text)} className="m-0 text-ui whitespace-pre-line wrap-anywhere">
              {firmResponse.text}
            </p>
          </blockquote>
        ) : null}
        <ReportButton about={{ kind: 'review', id: review._id }} owner={review.reviewer?._id} className="!text-small font-normal text-muted" />
      </div>
    </article>
  );
}
