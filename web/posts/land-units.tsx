import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { landUnits } from '#contracts/enums.ts';
import { sqftPerLandUnit } from '#contracts/posts/land-units.ts';
import { useWords } from '#web/platform/language.tsx';
import type { SeenPost } from './detail-data.ts';
import { landHref } from '#web/tools/paths.ts';
import { wholePrice } from '#contracts/posts/whole-price.ts';

/** In easy mode a phone has no room for three columns: the price stands below the amount. */
const twoLines = 'max-sm:[html[data-easy]_&_tr]:grid max-sm:[html[data-easy]_&_tr]:grid-cols-[1fr_auto]';
const rateCell =
  'pl-4 text-right sm:whitespace-nowrap max-sm:[html[data-easy]_&]:col-span-2 max-sm:[html[data-easy]_&]:!border-t-0 max-sm:[html[data-easy]_&]:!pt-0';

/** The same land as deeds, advertisements and buyers count it; for sale also what one unit costs. */
export function LandUnits({ post, landSqft }: { post: SeenPost; landSqft: number }) {
  const { t, fmt } = useWords();
  // A price per unit makes sense for bare land only.
  const perUnit = post.type === 'sell' && post.size === null;
  const unit = post.landUnits ?? 'katha';
  const amount = Math.round((landSqft / sqftPerLandUnit[unit]) * 10_000) / 10_000;
  const price = (sqft: number): string => fmt.taka(Math.round((wholePrice(post) / landSqft) * sqft));
  return (
    <section className="rounded-card border border-line bg-card p-4 lg:p-6">
      <h2 className="m-0 mb-2 !text-h3">{t('detail.landUnits')}</h2>
      <table
        className={`w-full border-collapse text-ui [&_td]:border-t [&_td]:border-line [&_td]:py-2 [&_th]:py-1.5 [&_th]:font-normal [&_th]:text-muted ${perUnit ? twoLines : ''}`}
      >
        <thead className="text-small">
          <tr>
            <th scope="col" className="text-left">
              {t('detail.landUnit')}
            </th>
            <th scope="col" className="text-right">
              {t('detail.landAmount')}
            </th>
            {perUnit ? (
              <th scope="col" className={rateCell}>
                {t('detail.landRate')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {landUnits.map((unit) => (
            <tr key={unit}>
              <th scope="row" className="border-t border-line text-left !text-ink">
                {t(`enums.landUnit_${unit}`)}
              </th>
              <td className={`text-right ${unit === post.landUnits ? 'font-semibold' : ''}`}>{fmt.short(landSqft / sqftPerLandUnit[unit])}</td>
              {perUnit ? <td className={rateCell}>{price(sqftPerLandUnit[unit])}</td> : null}
            </tr>
          ))}
          <tr>
            <th scope="row" className="border-t border-line text-left !text-ink">
              {t('detail.landSqft')}
            </th>
            <td className="text-right">{fmt.number(Math.round(landSqft))}</td>
            {perUnit ? <td className={rateCell}>{price(1)}</td> : null}
          </tr>
        </tbody>
      </table>
      <p className="mt-2 mb-0 text-small text-muted">{t('detail.landNote')}</p>
      <Link
        to={landHref({ amount, unit, price: perUnit ? wholePrice(post) : undefined })}
        className="control mt-2 inline-flex min-h-11 items-center gap-1 text-ui font-semibold text-link print:hidden"
      >
        {t('detail.landMore')}
        <ChevronRight aria-hidden="true" className="size-4" />
      </Link>
    </section>
  );
}
