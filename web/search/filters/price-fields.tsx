import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import type { Fields } from './field-parts.tsx';
import { searchOf, without } from './filters.ts';
import { PriceHistogram } from './price-histogram.tsx';
import { RangeFields } from './range-fields.tsx';
import { inDigits, numberIn, shownAmount } from './typed-ranges.ts';

const lakh = 100_000;
const crore = 100 * lakh;

/** What people most often set aside, in taka; rent is per month. */
const presets = {
  sell: [
    [null, 50 * lakh],
    // Most first flats of Dhaka.
    [50 * lakh, 60 * lakh],
    [60 * lakh, 70 * lakh],
    [70 * lakh, 80 * lakh],
    [80 * lakh, 95 * lakh],
    [95 * lakh, 1.5 * crore],
    [1.5 * crore, 3 * crore],
    [3 * crore, null],
  ],
  rent: [
    [null, 15_000],
    [15_000, 30_000],
    [30_000, 60_000],
    [60_000, null],
  ],
} as const;

/** From and to, with the sums said in words, and the usual ranges one press away (links before scripts): chips in the sheet, a list in the rail. */
export function PriceFields({ id, form, path, purpose, errors, facets }: Fields) {
  const frame = useRef<HTMLDivElement>(null);
  const { t, fmt } = useWords();
  const rent = purpose === 'rent';
  const plain = inDigits(form.draft);
  const [min, max] = [numberIn(plain, 'priceMin'), numberIn(plain, 'priceMax')];
  const hrefOf = (from: number | null, to: number | null): string => {
    const rest = without(form.address, 'price');
    if (from !== null) rest.set('priceMin', String(from));
    if (to !== null) rest.set('priceMax', String(to));
    return `${path}${searchOf(rest)}`;
  };
  const pick = (from: number | null, to: number | null) => (event: MouseEvent<HTMLAnchorElement>) => {
    const owner = event.currentTarget.closest('form');
    if (!owner) return;
    event.preventDefault();
    form.fill(owner, { priceMin: shownAmount(String(from ?? ''), fmt), priceMax: shownAmount(String(to ?? ''), fmt) });
  };
  const move = (side: 'min' | 'max', sum: number | undefined): void => {
    const owner = frame.current?.closest('form');
    if (owner) form.fill(owner, { [side === 'min' ? 'priceMin' : 'priceMax']: shownAmount(String(sum ?? ''), fmt) });
  };
  return (
    <RangeFields
      id={id}
      legend={t(rent ? 'search.rent' : 'search.price')}
      said={fmt.range(min, max, 'taka')}
      names={['priceMin', 'priceMax']}
      labels={[t('search.priceMin'), t('search.priceMax')]}
      values={form.params}
      shown={(text) => shownAmount(text, fmt)}
      errors={errors}
      above={
        <div ref={frame} className="[html[data-easy]_&]:hidden">
          <PriceHistogram
            buckets={facets?.purpose === purpose ? facets.prices : undefined}
            min={min}
            max={max}
            labels={[t('search.priceMin'), t('search.priceMax')]}
            onChange={move}
          />
        </div>
      }
    >
      <ul aria-label={t('search.pricePresets')} className="mt-1.5 mb-0 flex list-none flex-wrap gap-x-1 p-0 lg:flex-col">
        {presets[rent ? 'rent' : 'sell'].map(([from, to]) => {
          const chosen = (from ?? undefined) === min && (to ?? undefined) === max;
          return (
            <li key={`${from}-${to}`}>
              <Link
                to={hrefOf(from, to)}
                onClick={pick(from, to)}
                aria-current={chosen ? 'true' : undefined}
                className="group flex min-h-11 items-center text-ink no-underline lg:min-h-8.5"
              >
                <span className="control rounded-full border border-line px-2 py-1 text-small group-hover:border-primary group-aria-[current]:border-primary group-aria-[current]:bg-primary-tint group-aria-[current]:text-primary-ink lg:flex-1 lg:rounded-control lg:border-transparent lg:px-2.5">
                  {fmt.range(from, to, 'taka')}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </RangeFields>
  );
}
