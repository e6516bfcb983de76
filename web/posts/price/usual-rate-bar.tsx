import { Link } from 'react-router';
import { verdictOf } from '#contracts/posts/rate-verdict.ts';
import type { UsualRate } from '#contracts/posts/usual-rate.ts';
import { useWords, type PageWords } from '#web/platform/language.tsx';
import type { SeenPost } from '#web/posts/detail-data.ts';
import { areaAt, areaPath } from '#web/listings/paths.ts';
import { band, differenceOf, positionOf } from './usual-rate.ts';

/** How far the price lies from the middle; nothing by the rate of a whole city. */
function saidOf(rate: UsualRate, district: string, { t, fmt }: PageWords): string | undefined {
  const verdict = verdictOf(rate, rate.own, district);
  if (verdict === 'unsaid') return undefined;
  if (verdict === 'apart') return t('detail.rateApart');
  const difference = differenceOf(rate);
  if (difference === 0) return t('detail.rateMiddle');
  const percent = fmt.percent(Math.round(Math.abs(difference) * 100) / 100);
  return difference < 0 ? t('detail.rateBelow', { percent }) : t('detail.rateAbove', { percent });
}

/** Rounds a rate to three or four digits: more would suggest false precision. */
const readable = (rate: number): number => (rate < 1000 ? Math.round(rate) : Math.round(rate / 10) * 10);

/** The usual rate of similar posts and where this one lies; the range alone where the two cannot be compared. */
export function UsualRateBar({ post, rate }: { post: SeenPost; rate: UsualRate }) {
  const words = useWords();
  const { t, fmt, lng } = words;
  const area = areaAt(post.place, rate.area)[lng];
  const perSqft = post.type === 'rent' ? 'perSqftMonth' : 'perSqft';
  const low = fmt.taka(readable(rate.low));
  const high = fmt.taka(readable(rate.high));
  const verdict = verdictOf(rate, rate.own, post.district);
  const said = saidOf(rate, post.district, words);
  const isMarked = verdict !== 'unsaid' && verdict !== 'apart';
  const isCheaper = isMarked && differenceOf(rate) < 0;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="m-0 flex flex-wrap justify-between gap-x-3 text-small">
        <b className="font-semibold">{t('detail.usualRate', { area })}</b>
        <span className="text-muted">{t(rate.per === 'katha' ? 'detail.perKatha' : `detail.${perSqft}`)}</span>
      </p>
      <div aria-hidden="true" className="relative mt-3 h-2.5 rounded-full bg-line">
        <span className="absolute inset-y-0 bg-primary opacity-35" style={{ left: `${band.from}%`, right: `${100 - band.to}%` }} />
        {isMarked ? (
          <span
            className={`absolute top-1/2 size-5 -translate-1/2 rotate-45 rounded-[3px] border-2 border-card ${isCheaper ? 'bg-primary' : 'bg-ink'}`}
            style={{ left: `${positionOf(rate)}%` }}
          />
        ) : null}
      </div>
      <p aria-hidden="true" className="mt-2.5 mb-0 flex flex-wrap justify-between gap-x-2 text-small text-muted">
        <span>{low}</span>
        <span className={`text-center font-semibold ${isCheaper ? 'text-primary' : 'text-ink'}`}>{said}</span>
        <span>{high}</span>
      </p>
      <p className="mt-2 mb-0 text-small text-muted">
        {said ? <span className="sr-only">{t('detail.rateSaid', { said })} </span> : null}
        {t('detail.rateWhy', { area, count: rate.count, low, high, middle: fmt.taka(readable(rate.middle)) })}{' '}
        <Link to={areaPath(post.type, post.place, rate.area, post.propertyType)} className="text-link underline print:hidden">
          {t('detail.rateShow')}
        </Link>
      </p>
    </div>
  );
}
