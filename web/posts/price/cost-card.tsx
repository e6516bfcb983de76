import { ChevronDown, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { type ReactNode, useId, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { type BuyingRates, type LoanTerms, loanFor, monthlyInstalment, ownPercentOf, usualFees, usualLoanYears } from '#contracts/posts/buying-costs.ts';
import type { SeenPost } from '#web/posts/detail-data.ts';
import { wholePrice } from '#contracts/posts/whole-price.ts';
import { costsHref } from '#web/tools/paths.ts';
import { termsSaid } from '#web/tools/rates-source.tsx';
import { SumRow } from '#web/ui/sum-row.tsx';

interface SliderProps {
  label: string;
  shown: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, shown, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className="py-1.5">
      <label htmlFor={id} className="flex justify-between gap-3 text-ui">
        <span className="text-muted">{label}</span>
        <b className="font-semibold">{shown}</b>
      </label>
      <input
        type="range"
        id={id}
        {...range}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-11 w-full cursor-pointer !pt-0 accent-primary"
      />
    </div>
  );
}

function Opening({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line print:hidden">
      <summary className="control flex min-h-12 cursor-pointer items-center justify-between text-ui font-semibold text-link">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

function Loan({ price, terms }: { price: number; terms: LoanTerms }) {
  const { t, fmt } = useWords();
  const [own, setOwn] = useState(ownPercentOf(terms));
  const [rate, setRate] = useState(terms.rate);
  const [years, setYears] = useState(Math.min(usualLoanYears, terms.yearsMax));
  const loan = loanFor(price, own);
  return (
    <Opening title={t('detail.loan')}>
      <Slider
        label={t('detail.loanDown')}
        shown={`${fmt.percent(own / 100)} · ${fmt.taka(price - loan)}`}
        min={ownPercentOf(terms)}
        max={95}
        step={5}
        value={own}
        onChange={setOwn}
      />
      <Slider
        label={t('detail.loanRate')}
        shown={fmt.percent(rate / 100)}
        min={Math.min(7, terms.rateFrom)}
        max={Math.max(16, terms.rateTo)}
        step={0.5}
        value={rate}
        onChange={setRate}
      />
      <Slider
        label={t('detail.loanYears')}
        shown={t('detail.loanYearsValue', { count: years })}
        min={1}
        max={terms.yearsMax}
        step={1}
        value={years}
        onChange={setYears}
      />
      <dl className="m-0 text-ui" aria-live="polite">
        <SumRow label={t('detail.loanAmount')}>{fmt.taka(loan)}</SumRow>
        <SumRow label={t('detail.loanMonthly')} total>
          {fmt.takaExact(monthlyInstalment(loan, rate, years * 12))}
        </SumRow>
      </dl>
      <p className="mt-1 mb-0 text-small text-muted">{t('detail.loanNote', termsSaid(fmt, terms))}</p>
    </Opening>
  );
}

/** The price with what is paid besides it, and with what a loan would cost a month. */
export function CostCard({ post, rates }: { post: SeenPost; rates: BuyingRates }) {
  const { t, fmt } = useWords();
  const { deed, asOf } = rates.registration;
  const price = wholePrice(post);
  const [percent, setPercent] = useState(usualFees(rates.registration, post.propertyType, post.size));
  const fees = Math.round((price * percent) / 100);
  return (
    <section className="rounded-card border border-line bg-card p-4 lg:p-6">
      <h2 className="m-0 !text-h3">{t('detail.cost')}</h2>
      <p className="m-0 text-small text-muted">{t('detail.costNote', { date: fmt.monthYear(asOf) })}</p>
      <dl className="m-0 mt-1 text-ui">
        <SumRow label={t('detail.costPrice')}>{fmt.takaExact(price)}</SumRow>
        <SumRow label={t('detail.costFees', { percent: fmt.percent(percent / 100) })}>{fmt.takaExact(fees)}</SumRow>
        <SumRow label={t('detail.costDeed')}>{fmt.takaExact(deed)}</SumRow>
        <SumRow label={t('detail.costTotal')} total>
          {fmt.taka(price + fees + deed)}
        </SumRow>
      </dl>
      <Opening title={t('detail.costChange')}>
        <Slider label={t('detail.costFeesLabel')} shown={fmt.percent(percent / 100)} min={5} max={20} step={0.5} value={percent} onChange={setPercent} />
      </Opening>
      <Loan price={price} terms={rates.loan} />
      <Link
        to={costsHref(price, post.propertyType, post.size)}
        className="control flex min-h-12 items-center gap-1 border-t border-line text-ui font-semibold text-link print:hidden"
      >
        {t('detail.costMore')}
        <ChevronRight aria-hidden="true" className="size-4" />
      </Link>
    </section>
  );
}
