import type { OwnReview } from '#contracts/offers/reviews.ts';
import { useWords } from '#web/platform/language.tsx';
import { summaryOf } from './my-summary.ts';

/** Five numbers about one's own reviews. */
export function SummaryCards({ reviews }: { reviews: readonly OwnReview[] }) {
  const { t, fmt } = useWords();
  const { total, approved, pending, posts, average } = summaryOf(reviews);
  const cards = [
    ['myTotal', fmt.number(total)],
    ['myApproved', fmt.number(approved)],
    ['myPending', fmt.number(pending)],
    ['myPosts', fmt.number(posts)],
    ['myAverage', fmt.plain(average)],
  ] as const;
  return (
    <dl aria-label={t('reviews.mySummary')} className="mt-4 mb-0 grid grid-cols-6 gap-2 sm:gap-3 xl:grid-cols-5">
      {cards.map(([key, value]) => (
        <div
          key={key}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-card px-3 py-3 max-xl:col-span-2 max-xl:nth-[n+4]:col-span-3 sm:px-4"
        >
          <dt className="text-small text-muted">{t(`reviews.${key}`)}</dt>
          <dd className="m-0 font-display text-price leading-[1.35]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
