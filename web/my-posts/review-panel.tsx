import { Check, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayMs } from '#contracts/durations.ts';
import type { OwnPostCard } from '#contracts/posts/own-posts.ts';
import type { ReviewClock } from '#contracts/posts/review-clock.ts';
import { hoursOf } from '#i18n/hours.ts';
import { useWords, type PageWords } from '#web/platform/language.tsx';
import { useSupport } from '#web/platform/visit/support.ts';
import { ReviewRing } from '#web/listings/review-ring.tsx';
import { StateNote } from './state-note.tsx';
import type { StaffStatus } from './own-post-calls.ts';
import { isOverdue, minutesPassed } from '#web/listings/review-progress.ts';

/** The median is shown from this many decisions on. */
const telling = 5;

interface ReviewProps {
  post: OwnPostCard;
  review: ReviewClock;
  staff: StaffStatus | undefined;
  now: number;
}

/** A moment by its distance in days: today 4:20 PM, tomorrow 11:00 AM, otherwise with its date. */
function said({ t, fmt }: PageWords, moment: string, now: number): string {
  const time = fmt.clock(moment);
  const day = fmt.date(moment);
  if (day === fmt.date(now)) return t('myPosts.today', { time });
  if (day === fmt.date(now + dayMs)) return t('myPosts.tomorrow', { time });
  if (day === fmt.date(now - dayMs)) return t('myPosts.yesterday', { time });
  return t('myPosts.onDate', { date: day, time });
}

function expected(words: PageWords, { from, to }: ReviewClock, now: number): string {
  const { t, fmt } = words;
  const end = said(words, to, now);
  if (now >= Date.parse(from)) return t('myPosts.reviewBy', { to: end });
  return t('myPosts.reviewExpected', { from: said(words, from, now), to: fmt.date(from) === fmt.date(to) ? fmt.clock(to) : end });
}

/** This week's median review time, besides the promised window. */
function paceText({ t }: PageWords, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return t('myPosts.reviewPace', {
    time: hours > 0 ? t('myPosts.paceTime', { hours, minutes: rest }) : t('myPosts.paceMinutes', { minutes: Math.max(1, rest) }),
  });
}

function Overdue({ review, now }: Pick<ReviewProps, 'review' | 'now'>) {
  const words = useWords();
  const { t, fmt } = words;
  const support = useSupport();
  const { phone } = support;
  return (
    <StateNote className="mt-4" tone="gold" title={t('myPosts.overdueTitle')}>
      <p className="mt-1 mb-0">{t('myPosts.overdueText', { to: said(words, review.to, now) })}</p>
      <p className="mt-3 mb-0 flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:-ml-8">
        <a
          href={`tel:${phone}`}
          className="control inline-flex min-h-12 items-center gap-2 rounded-control bg-primary px-4 font-semibold whitespace-nowrap text-on-primary no-underline"
        >
          <Phone aria-hidden="true" className="size-5" />
          {t('myPosts.overdueCall', { phone: fmt.phone(phone) })}
        </a>
        <span className="text-small">{t('myPosts.overdueHours', hoursOf(fmt, support))}</span>
      </p>
    </StateNote>
  );
}

function Running({ post, review, staff, now }: ReviewProps) {
  const words = useWords();
  const { t } = words;
  const closed = staff && !staff.office.open ? staff.office : undefined;
  const passed = minutesPassed(Date.parse(post.submittedAt), review, now);
  const isPaused = closed !== undefined && passed < 1;
  const median = staff && staff.pace.decided >= telling ? staff.pace.medianMinutes : null;
  return (
    <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-control bg-clay-tint p-3 text-ui sm:gap-x-6 sm:p-4">
      <ReviewRing
        minutes={passed}
        label={t('myPosts.reviewPassed')}
        paused={isPaused ? t('myPosts.reviewClosed') : undefined}
        className="size-22 max-sm:[&_b]:text-base max-sm:[&_p>span]:text-caption max-sm:[&_svg]:mb-0 sm:size-28"
      />
      <div className="min-w-0">
        <p className="m-0 font-display text-title leading-[1.4] text-clay-ink">{t(post.editInReview ? 'myPosts.reviewEdit' : 'myPosts.reviewTitle')}</p>
        <p className="m-0 leading-snug font-semibold text-pretty">{expected(words, review, now)}</p>
        <p className="mt-0.5 mb-0">{review.place === 1 ? t('myPosts.reviewNext') : t('myPosts.reviewPlace', { place: review.place })}</p>
      </div>
      <div className="col-span-2 text-small text-pretty text-muted empty:hidden">
        {/* The ring says that the office is closed while it shows no time. */}
        {closed ? <p className="m-0">{t(isPaused ? 'myPosts.reviewStarts' : 'myPosts.reviewPaused', { opens: said(words, closed.until, now) })}</p> : null}
        {review.priceOnly ? <p className="m-0 font-semibold text-clay-ink">{t('myPosts.reviewPriceOnly')}</p> : null}
        {post.editInReview ? <p className="m-0">{t('myPosts.reviewOffLists')}</p> : null}
        {median === null || closed || review.priceOnly ? null : <p className="m-0">{paceText(words, median)}</p>}
      </div>
    </div>
  );
}

const points = {
  done: 'bg-primary text-on-primary',
  now: 'border-[7px] border-clay bg-card',
  open: 'border-2 border-control bg-card',
};

function Point({ state, title, children }: { state: keyof typeof points; title: string; children?: ReactNode }) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="relative flex flex-1 flex-col items-center text-center not-last:after:absolute not-last:after:top-3 not-last:after:right-[calc(-50%+20px)] not-last:after:left-[calc(50%+20px)] not-last:after:border-t-2 not-last:after:border-dashed not-last:after:border-control"
    >
      <span aria-hidden="true" className={`grid size-6 place-items-center rounded-full ${points[state]}`}>
        {state === 'done' ? <Check className="size-4" strokeWidth={3} /> : null}
      </span>
      <b className="mt-1.5 text-ui font-semibold">{title}</b>
      <span className="text-small text-muted empty:hidden">{children}</span>
    </li>
  );
}

/** From submitted to live. When it goes live is told above, in a sentence. */
function Points({ post, now }: Pick<ReviewProps, 'post' | 'now'>) {
  const words = useWords();
  const { t } = words;
  return (
    <ol aria-label={t('myPosts.stepsLabel')} className="mt-4 mb-0 flex list-none p-0">
      <Point state="done" title={t('myPosts.stepSent')}>
        {said(words, post.submittedAt, now)}
      </Point>
      <Point state="now" title={t('myPosts.stepReview')}>
        {t('myPosts.stepReviewNow')}
      </Point>
      <Point state="open" title={t('myPosts.stepLive')} />
    </ol>
  );
}

/** The review clock: how long staff have had it, until when they answer, and what comes then. Late, it turns amber and offers the call. */
export function ReviewPanel(props: ReviewProps) {
  const { review, now } = props;
  if (isOverdue(review, now)) return <Overdue review={review} now={now} />;
  return (
    <>
      <Running {...props} />
      <Points post={props.post} now={now} />
    </>
  );
}
