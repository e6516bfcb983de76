import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { dayMs } from '#contracts/durations.ts';
import type { PostType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { ReviewClock } from '#contracts/posts/review-clock.ts';
import { normalisePhone } from '#contracts/values.ts';
import { hoursOf } from '#i18n/hours.ts';
import { useNow } from '#web/platform/hooks/use-now.ts';
import { minutesPassed } from '#web/listings/review-progress.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSupport } from '#web/platform/visit/support.ts';
import { TabBar } from '#web/shell/tab-bar.tsx';
import { SmallHead } from '#web/shell/small-head.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ReviewRing } from '#web/listings/review-ring.tsx';
import { Decision, ProveNumber, useDecision } from './posted-state.tsx';

export interface PostedPost {
  PostID: number;
  type: PostType;
  paid: boolean;
  phone: string;
  /** Milliseconds. */
  at: number;
  /** The address of its first picture within this browser. */
  picture?: string;
  /** Null where it does not wait. */
  review: ReviewClock | null;
}

function Point({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="relative pb-6 pl-9 last:pb-0 before:absolute before:top-1.5 before:left-0 before:size-4 before:rounded-full before:border-[3px] before:border-primary before:bg-card not-last:after:absolute not-last:after:top-7 not-last:after:bottom-0 not-last:after:left-[7px] not-last:after:border-l-2 not-last:after:border-dashed not-last:after:border-control">
      <p className="m-0 font-semibold">{title}</p>
      <p className="mt-0.5 mb-0 text-ui text-muted">{children}</p>
    </li>
  );
}

/** When the answer is expected, as times of today, tomorrow or a day further off. */
function useWindow(at: number, { from, to }: ReviewClock): string {
  const { t, fmt } = useWords();
  const tomorrow = fmt.date(at + dayMs);
  const said = (moment: string): string => {
    const day = fmt.date(moment);
    if (day === fmt.date(at)) return t('posting.postedToday', { time: fmt.clock(moment) });
    return day === tomorrow ? t('posting.postedTomorrow', { time: fmt.clock(moment) }) : t('posting.postedOn', { date: day, time: fmt.clock(moment) });
  };
  return t('posting.postedWindow', { from: said(from), to: fmt.date(from) === fmt.date(to) ? fmt.clock(to) : said(to) });
}

/** The promise: how long it has been looked at, until when, and when the clock stands still. */
function ReviewPromise({ at, review }: { at: number; review: ReviewClock }) {
  const { t, fmt } = useWords();
  const now = useNow();
  const expected = useWindow(at, review);
  const support = useSupport();
  return (
    <div className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 rounded-control bg-clay-tint p-4 sm:gap-x-6 sm:gap-y-1">
      <ReviewRing minutes={minutesPassed(at, review, now)} label={t('posting.clockPassed')} className="size-20 sm:row-span-3 sm:size-28" />
      <div className="min-w-0">
        <p className="m-0 font-display text-title leading-[1.4] text-clay-ink">{t('posting.postedWaiting')}</p>
        <p className="mt-0.5 mb-0 text-ui">{review.place === 1 ? t('posting.postedFirst') : t('posting.postedPlace', { place: review.place })}</p>
      </div>
      <p className="m-0 text-ui font-semibold text-pretty max-sm:col-span-2 sm:col-start-2">{expected}</p>
      <p className="m-0 text-small text-pretty text-muted max-sm:col-span-2 sm:col-start-2">{t('posting.postedPauses', hoursOf(fmt, support))}</p>
    </div>
  );
}

/** What happens from here on, and when. */
function NextPoints({ post }: { post: PostedPost }) {
  const { t, fmt } = useWords();
  return (
    <ol className="m-0 list-none p-0">
      {post.paid ? <Point title={t('posting.postedCall')}>{t('posting.postedCallText', { phone: fmt.phone(normalisePhone(post.phone)) })}</Point> : null}
      <Point title={t('posting.postedReview')}>
        {t('posting.postedReviewText', { from: fmt.number(limits.posts.reviewHoursMin), to: fmt.number(limits.posts.reviewHoursMax) })}
      </Point>
      <Point title={t('posting.postedLive')}>{t('posting.postedLiveText')}</Point>
    </ol>
  );
}

/** After sending: the number of the post and what happens when. */
export function Posted({ post, onAgain }: { post: PostedPost; onAgain: () => void }) {
  const { t, fmt } = useWords();
  const navigate = useNavigate();
  const { post: known, decided } = useDecision(post.PostID);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);
  const { picture } = post;
  useEffect(() => (picture ? () => URL.revokeObjectURL(picture) : undefined), [picture]);
  return (
    <>
      <SmallHead title={t(post.type === 'rent' ? 'posting.rentTitle' : 'posting.sellTitle')} onBack={() => void navigate('/')} />
      <div className="mx-auto max-w-2xl px-4 pt-8 pb-28 lg:py-12">
        <div className="overflow-hidden rounded-card border border-line bg-card p-5 pt-0 sm:p-8 sm:pt-0">
          <div aria-hidden="true" className={`hero relative before:content-none -mx-5 h-40 !min-h-0 sm:-mx-8 sm:h-48 ${post.picture ? 'mb-12' : ''}`}>
            {post.picture ? (
              <img
                src={post.picture}
                alt=""
                className="absolute -bottom-8 left-5 aspect-4/3 w-40 rounded-card border-4 border-card object-cover shadow-hover sm:left-8 sm:w-48"
              />
            ) : null}
          </div>
          <h1 ref={title} tabIndex={-1} className="mt-5 mb-0 outline-none">
            {t('posting.postedTitle')}
          </h1>
          <p className="mt-1.5 mb-0 text-muted">{t('errors.notice_postUploaded')}</p>
          {decided ? <Decision post={decided} /> : null}
          {post.review && !decided ? <ReviewPromise at={post.at} review={post.review} /> : null}
          <div className="mt-4 rounded-control bg-primary-tint px-4 py-3 text-primary-ink">
            <p className="m-0 text-ui">{t('posting.postedNumber')}</p>
            <p className="m-0 text-stat leading-[1.4] font-semibold">{fmt.plain(post.PostID)}</p>
            <p className="m-0 text-ui">{t('posting.postedKeep')}</p>
          </div>
          <ProveNumber post={known} />
          {decided ? null : (
            <>
              <h2 className="mt-7 mb-4">{t('posting.postedNext')}</h2>
              <NextPoints post={post} />
            </>
          )}
          <div className="mt-7 grid grid-cols-1 gap-3 sm:grid-cols-2">
            <ButtonLink to="/user/my-properties">{t('posting.postedMine')}</ButtonLink>
            <Button kind="outline" onClick={onAgain}>
              {t('posting.postedAgain')}
            </Button>
          </div>
        </div>
      </div>
      {/* The wizard's own bar is gone. */}
      <TabBar />
    </>
  );
}
