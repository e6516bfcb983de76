import { limits } from '#contracts/limits.ts';
import { landSqft } from '#contracts/posts/post-rules.ts';
import type { LandUnit, PostType } from '#contracts/enums.ts';
import type { Formatter } from '#i18n/format.ts';
import { findArea } from '#web/areas/area-tree.ts';
import { useAreas } from '#web/areas/use-areas.ts';
import { useWords } from '#web/platform/language.tsx';
import { band, positionOf } from '#web/posts/price/usual-rate.ts';
import type { AreaRate } from '#contracts/posts/usual-rate.ts';
import { verdictOf } from '#contracts/posts/rate-verdict.ts';
import type { PostForm } from '#web/posting/post-form.ts';
import { totalOf } from '#web/posting/quality.ts';
import { inPlace } from '#i18n/in-place.ts';

/** The typed price in the rate's own measure; undefined until price and size are known. */
export function ownRate(type: PostType, form: PostForm, { per }: AreaRate): number | undefined {
  const total = totalOf(type, form);
  const sqft = per === 'katha' ? landSqft(Number(form.landSize), form.landUnits as LandUnit) / limits.land.kathaSqft : Number(form.size);
  return total !== undefined && sqft > 0 ? total / sqft : undefined;
}

/** Rounds a rate to three or four digits: more would suggest false precision. */
export const readable = (rate: number): number => (rate < 1000 ? Math.round(rate) : Math.round(rate / 10) * 10);

/** A range with one currency sign: ৳৯,২০০–১০,২৭০. */
export const rangeText = (fmt: Formatter, low: number, high: number): string => `${fmt.taka(low)}–${fmt.amount(high)}`;

/** The area's usual rate below the price box, and where the typed price lies. */
export function RateBar({ type, form, rate }: { type: PostType; form: PostForm; rate: AreaRate }) {
  const { t, fmt, lng } = useWords();
  const areas = useAreas();
  const place = areas.state === 'ready' ? findArea(areas.tree, rate.area, form[rate.area])?.[lng] : undefined;
  if (!place) return null;
  const own = ownRate(type, form, rate);
  const verdict = own === undefined ? undefined : verdictOf(rate, own, form.district);
  const range = rangeText(fmt, readable(rate.low), readable(rate.high));
  const measure = t(rate.per === 'katha' ? 'posting.ratePerKatha' : type === 'rent' ? 'posting.ratePerSqftMonth' : 'posting.ratePerSqft');
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="m-0 flex flex-wrap items-baseline justify-between gap-x-4 text-ui">
        <span>{t('posting.rateUsual', { area: inPlace(lng, place), range })}</span>
        {verdict && verdict !== 'unsaid' ? (
          <span className={`font-semibold ${verdict === 'below' ? 'text-primary' : 'text-ink'}`}>{t(`posting.rate_${verdict}`)}</span>
        ) : null}
      </p>
      <div aria-hidden="true" className="relative mt-3 h-2.5 rounded-full bg-line">
        <span className="absolute inset-y-0 bg-primary opacity-35" style={{ left: `${band.from}%`, right: `${100 - band.to}%` }} />
        {own === undefined || verdict === 'unsaid' || verdict === 'apart' ? null : (
          <span
            className={`absolute top-1/2 size-5 -translate-1/2 rotate-45 rounded-[3px] border-2 border-card transition-[left] duration-200 motion-reduce:transition-none ${verdict === 'below' ? 'bg-primary' : 'bg-ink'}`}
            style={{ left: `${positionOf({ ...rate, own })}%` }}
          />
        )}
      </div>
      <p className="mt-2.5 mb-0 text-small text-muted">{t('posting.rateFrom', { count: rate.count, measure })}</p>
    </div>
  );
}
