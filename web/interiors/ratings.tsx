import { Clock, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { StarRow } from '#web/ui/stars.tsx';
import type { SeenFirm } from './firm-data.ts';
import { rowsOf } from './rating-rows.ts';

function Rows({ firm }: { firm: SeenFirm }) {
  const { t, fmt } = useWords();
  const rows = rowsOf(firm.histogram);
  return (
    <ul className="m-0 min-w-0 flex-1 list-none p-0">
      {rows.map(({ stars, count }) => (
        <li key={stars} className="flex items-center gap-2.5 text-small">
          <span className="sr-only">{t('interiors.ratingRow', { rating: stars, count })}</span>
          <span aria-hidden="true" className="w-3 text-muted">
            {fmt.number(stars)}
          </span>
          <span aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-sunk">
            <span className="block h-full rounded-full bg-star" style={{ width: `${(count / firm.totalRatings) * 100}%` }} />
          </span>
          <span aria-hidden="true" className="w-6 text-right text-muted">
            {fmt.number(count)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const hoursOfDay = 24;
/** From two days on, days say more than hours. */
const daysFrom = 2 * hoursOfDay;

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mt-2 mb-0 flex items-start gap-2 text-small text-muted [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      {children}
    </p>
  );
}

/** One or two reviews have no spread to show. */
const spreadFrom = 3;

/** The mean beside its histogram, how many codes became reviews, and how fast the firm answers. */
export function Ratings({ firm }: { firm: SeenFirm }) {
  const { t, fmt } = useWords();
  const { averageRating, totalRatings, codesIssued, reviewsLeft, responseHours } = firm;
  const step = limits.reviews.ratingStep;
  const hours = Math.max(1, Math.round(responseHours ?? 0));
  const time = hours < daysFrom ? t('interiors.respondsHours', { count: hours }) : t('interiors.respondsDays', { count: Math.round(hours / hoursOfDay) });
  return (
    <section aria-label={t('interiors.ratings')} className="rounded-card border border-line bg-card p-4 lg:p-5">
      <div className="flex items-center gap-5">
        <p className={totalRatings >= spreadFrom ? 'm-0 text-center' : 'm-0'}>
          <span className="block font-display text-display leading-tight">{fmt.decimal(averageRating, 1)}</span>
          <StarRow rating={Math.round(averageRating / step) * step} />
          <span className="mt-1 block text-small whitespace-nowrap text-muted">{t('interiors.ratingsVerified', { count: totalRatings })}</span>
        </p>
        {totalRatings >= spreadFrom ? <Rows firm={firm} /> : null}
      </div>
      <div className="mt-3 border-t border-line pt-1">
        <Fact icon={<ShieldCheck aria-hidden="true" />}>{t('interiors.codes', { issued: codesIssued, left: reviewsLeft })}</Fact>
        <Fact icon={<Clock aria-hidden="true" />}>{responseHours === null ? t('interiors.respondsNone') : t('interiors.responds', { time })}</Fact>
      </div>
    </section>
  );
}
