import { Quote } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { sellPriceUnits, type LandUnit, type PostType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { landSqft } from '#contracts/posts/post-rules.ts';
import { takaInWords } from '#i18n/in-words.ts';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { useWords, type PageWords } from '#web/platform/language.tsx';
import { Segments } from '#web/ui/controls.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/posting/card.tsx';
import type { AreaRate } from '#contracts/posts/usual-rate.ts';
import { isLocal, isSlip } from '#contracts/posts/rate-verdict.ts';
import { isSlipOfZeros } from '#web/posting/hints.ts';
import { usePostField } from '#web/posting/fields.tsx';
import { PriceUnitSelect, useLandPrice } from './land-price.tsx';
import { LandSum } from './land-sum.tsx';
import { usePostNumber } from './number-box.tsx';
import { numberOf } from '#web/forms/number-text.ts';
import type { PostForm } from '#web/posting/post-form.ts';
import { totalOf } from '#web/posting/quality.ts';
import { ownRate, RateBar } from './rate-bar.tsx';
import { useAreaRate, useSoldTimes } from './use-area-rate.ts';

const SoldTimesLine = lazy(async () => ({ default: (await loadChunk(() => import('./sold-times.tsx'))).SoldTimesLine }));

type Way = 'total' | 'perSqft' | 'perMonth';

const lakh = 100_000;
/** The quick buttons change the price by the usual steps of bargaining. */
const quickSteps: Record<Way, readonly number[]> = { total: [lakh, 5 * lakh, -lakh], perSqft: [100, 500, -100], perMonth: [500, 2000, -500] };

/** Smaller sums are not plausible: probably "lakh" or "thousand" was left out. */
const smallestSum = 1000;
const smallestRent = 100;

/** A number and its unit stay on one line. */
const whole = (text: string): string => text.replaceAll(' ', '\u00a0');

/** What the land comes to by its own unit and, since people bargain by it, by the katha. */
function landRates(form: PostForm, total: number, { t, fmt }: PageWords): string[] {
  const land = numberOf(form.landSize);
  if (!land) return [t('posting.askLand')];
  const unit = form.landUnits as LandUnit;
  const sqft = landSqft(land, unit);
  const own = t('posting.perLandRate', { land: fmt.land(sqft, unit), rate: fmt.perLandUnit(total / land, unit) });
  if (unit === 'katha') return [own];
  return [own, `≈ ${fmt.perLandUnit(roundRate(total / (sqft / limits.land.kathaSqft)), 'katha')}`];
}

/** Rounds a rate to four digits: more would suggest false precision. */
const roundRate = (rate: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(rate)) - 3);
  return Math.round(rate / unit) * unit;
};

/** The same price in its other measure, shown below the words. */
function useRateLine(type: PostType, form: PostForm, way: Way): string {
  const words = useWords();
  const { t, fmt } = words;
  const total = totalOf(type, form);
  const size = Number(form.size);
  const area = whole(fmt.area(size));
  if (way === 'perSqft') return total === undefined ? t('posting.askSize') : t('posting.totalForArea', { area, total: fmt.taka(total) });
  if (total === undefined) return '';
  if (form.propertyType === 'land') return [...(way === 'perMonth' ? [] : [fmt.taka(total)]), ...landRates(form, total, words)].join(' · ');
  const parts = [way === 'perMonth' ? t('posting.perYear', { total: fmt.taka(total * 12) }) : fmt.taka(total)];
  parts.push(size > 0 ? t('posting.perAreaRate', { area, rate: whole(fmt.takaExact(Math.round(total / size))) }) : t('posting.askSize'));
  return parts.join(' · ');
}

/** The price in words, so that a missing or extra zero is noticed. */
function InWords({ type, form, way, price }: { type: PostType; form: PostForm; way: Way; price: number }) {
  const { t, fmt, lng } = useWords();
  const line = useRateLine(type, form, way);
  const words = takaInWords(lng, price);
  const said: Record<Way, string> = { total: words, perSqft: t('posting.inWordsPerSqft', { words }), perMonth: t('posting.inWordsPerMonth', { words }) };
  return (
    <div aria-live="polite" className="mt-3 flex min-h-20 gap-3 rounded-control bg-primary-tint px-4 py-3 text-primary-ink">
      {price > 0 ? (
        <>
          <Quote aria-hidden="true" className="mt-1.5 size-5 shrink-0 text-primary max-sm:hidden" />
          <div>
            <p className="m-0 text-ui">= {fmt.takaExact(price)}</p>
            <p className="m-0 font-display text-title leading-[1.4] first-letter:uppercase">{said[way]}</p>
            <p className="mt-0.5 mb-0 text-ui text-balance">{line}</p>
          </div>
        </>
      ) : (
        <p className="m-0 self-center text-ui">{t('posting.priceEmpty')}</p>
      )}
    </div>
  );
}

const pill = 'control flex h-10 items-center rounded-full border border-control bg-card px-3.5 text-ui group-hover:border-primary';

/** Offers lakh and crore for a small number: many phones' numeric keyboards cannot type "lakh". */
function Meant({ way, price, onChange }: { way: Way; price: number; onChange: (price: number) => void }) {
  const { t, fmt } = useWords();
  const multiples = way === 'total' ? [lakh, 100 * lakh] : [1000];
  return (
    <fieldset className="m-0 mt-2 flex min-w-0 flex-wrap items-center gap-2 border-0 p-0">
      <legend className="float-left p-0 text-ui text-muted">{t('posting.meant')}</legend>
      {multiples
        .map((one) => Math.round(price * one))
        .filter((sum) => sum <= limits.posts.priceMax)
        .map((sum) => (
          <button key={sum} type="button" onClick={() => onChange(sum)} className="group inline-flex min-h-12 items-center">
            <span className={pill}>{fmt.taka(sum)}</span>
          </button>
        ))}
    </fieldset>
  );
}

function QuickSteps({ way, price, onChange }: { way: Way; price: number; onChange: (price: number) => void }) {
  const { t, fmt } = useWords();
  return (
    <fieldset className="m-0 mt-2 flex min-w-0 flex-wrap gap-2 border-0 p-0">
      <legend className="sr-only">{t('posting.quickSteps')}</legend>
      {quickSteps[way].map((step) => {
        const amount = fmt.amount(Math.abs(step));
        return (
          <button
            key={step}
            type="button"
            disabled={price + step < 1}
            onClick={() => onChange(price + step)}
            className="group inline-flex min-h-12 items-center disabled:opacity-50"
          >
            <span className={pill}>{step > 0 ? t('posting.quickMore', { amount }) : t('posting.quickLess', { amount })}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** Asks about a possibly wrong number of zeros, compared with the area's rate or, without one, with plausible rates. */
function Zeros({ type, form, rate: found }: { type: PostType; form: PostForm; rate: AreaRate | undefined }) {
  const { t, fmt } = useWords();
  const rate = found && isLocal(found, form.district) ? found : undefined;
  const total = totalOf(type, form);
  const own = rate ? ownRate(type, form, rate) : undefined;
  const size = form.propertyType === 'land' ? 0 : Number(form.size);
  const slip = rate && own !== undefined ? isSlip(rate.middle, own) : total !== undefined && size > 0 && isSlipOfZeros(type, total, size);
  if (!slip) return null;
  const told = own ?? (total ?? 0) / size;
  return (
    <div className="mt-3">
      <Notice tone="gold">{t(rate?.per === 'katha' ? 'posting.zerosKatha' : 'posting.zeros', { rate: fmt.taka(Math.round(told)) })}</Notice>
    </div>
  );
}

interface PriceFieldProps {
  name: 'price' | 'rentFee';
  label: string;
  way: Way;
  type: PostType;
  form: PostForm;
  number: ReturnType<typeof usePostNumber>;
  /** Stands beside the box. */
  beside?: ReactNode;
  /** What it comes to, where the box has another sum. */
  sum?: ReactNode;
}

function PriceField({ name, label, way, type, form, number, beside, sum }: PriceFieldProps) {
  const { input, set, error } = number;
  const price = numberOf(form[name]) ?? 0;
  const rate = useAreaRate(type, form);
  const sold = useSoldTimes(type, form);
  return (
    <>
      <Field id={name} label={label} error={error} className="mt-4">
        <span className={beside ? 'grid gap-3 sm:grid-cols-[1fr_170px]' : 'block'}>
          <span className="relative block">
            <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center pb-0.5 text-banner text-muted">
              ৳
            </span>
            <input
              {...described(name, error)}
              {...input}
              className="h-16 w-full rounded-control border border-control bg-card pr-4 pl-12 text-banner font-semibold tracking-[0.01em] text-ink focus-visible:border-2 focus-visible:border-primary focus-visible:outline-4 focus-visible:outline-offset-0 focus-visible:outline-primary-tint aria-[invalid]:border-2 aria-[invalid]:border-danger"
            />
          </span>
          {beside}
        </span>
        {sum}
      </Field>
      <InWords type={type} form={form} way={way} price={Number.isInteger(price) ? price : 0} />
      <Zeros type={type} form={form} rate={rate} />
      {sum ? null : price > 0 && price < (way === 'total' ? smallestSum : smallestRent) ? (
        <Meant way={way} price={price} onChange={(next) => set(String(next))} />
      ) : (
        <QuickSteps way={way} price={price} onChange={(next) => set(String(next))} />
      )}
      {rate ? <RateBar type={type} form={form} rate={rate} /> : null}
      {sold ? (
        <Suspense>
          <SoldTimesLine type={type} form={form} sold={sold} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Land is priced as a whole or by its unit; a price per sqft is no way to sell it. */
function LandPrice({ form }: { form: PostForm }) {
  const { t } = useWords();
  const { byUnit, unit, choose, ...number } = useLandPrice();
  const label = byUnit ? t('posting.landRatePrice', { unit: t(`enums.landUnit_${unit as LandUnit}`) }) : t('posting.price');
  return (
    <PriceField
      name="price"
      label={label}
      way="total"
      type="sell"
      form={form}
      number={number}
      beside={<PriceUnitSelect unit={unit} onChoose={choose} />}
      sum={byUnit ? <LandSum /> : undefined}
    />
  );
}

function SellPrice({ form }: { form: PostForm }) {
  const { t } = useWords();
  const unit = usePostField('priceUnits');
  const number = usePostNumber('price');
  const way: Way = unit.value === 'perSqft' ? 'perSqft' : 'total';
  const options = sellPriceUnits.map((value) => ({ value, label: t(`enums.priceUnit_${value}`) }));
  return (
    <>
      <Segments legend={t('posting.priceUnits')} name="priceUnits" options={options} value={way} onChange={unit.set} />
      <PriceField name="price" label={t(way === 'perSqft' ? 'posting.pricePerSqft' : 'posting.price')} way={way} type="sell" form={form} number={number} />
    </>
  );
}

function RentPrice({ form }: { form: PostForm }) {
  const { t } = useWords();
  const number = usePostNumber('rentFee');
  return <PriceField name="rentFee" label={t('posting.rentFee')} way="perMonth" type="rent" form={form} number={number} />;
}

/** The price of a sale, or the rent of a month. */
export function PriceBox({ type }: { type: PostType }) {
  const { t } = useWords();
  const form = useWatch<PostForm>() as PostForm;
  const rent = type === 'rent';
  return (
    <Card id="price-title" title={t(rent ? 'posting.rentPriceTitle' : 'posting.priceTitle')} lead={t(rent ? 'posting.rentPriceLead' : 'posting.priceLead')}>
      {rent ? <RentPrice form={form} /> : form.propertyType === 'land' ? <LandPrice form={form} /> : <SellPrice form={form} />}
    </Card>
  );
}
