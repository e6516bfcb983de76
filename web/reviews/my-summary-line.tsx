import type { OwnReview } from '#contracts/offers/reviews.ts';
import { useWords } from '#web/platform/language.tsx';
import { summaryOf } from './my-summary.ts';

/** One's own reviews in numbers: all, how they stand, and the average of what is approved. */
export function SummaryLine({ reviews }: { reviews: readonly OwnReview[] }) {
  const { t, fmt } = useWords();
  const { total, states, firms, average } = summaryOf(reviews);
  const parts = [
    [t('reviews.myTotal'), fmt.number(total)],
    ...states.map(({ state, count }) => [t(`enums.reviewState_${state}`), fmt.number(count)] as const),
    [t('reviews.myFirms'), fmt.number(firms)],
    ...(average === undefined ? [] : [[t('reviews.myAverage'), fmt.plain(average)] as const]),
  ] as const;
  return (
    <dl aria-label={t('reviews.mySummary')} className="mt-2 mb-0 flex flex-wrap gap-x-5 gap-y-1 text-ui max-sm:grid max-sm:grid-cols-2">
      {parts.map(([label, value]) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="m-0 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
