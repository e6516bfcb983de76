import { budgetYears, type BuyingRates, type LoanTerms, type RateSet } from '#contracts/posts/buying-costs.ts';
import type { Formatter } from '#i18n/format.ts';
import { useWords } from '#web/platform/language.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The figures of what banks usually ask, as sentences name them. */
export const termsSaid = (fmt: Formatter, { sharePercent, takaMax, yearsMax, rateFrom, rateTo }: LoanTerms) => ({
  share: fmt.percent(sharePercent / 100),
  max: fmt.taka(takaMax),
  years: yearsMax,
  from: fmt.percent(rateFrom / 100),
  to: fmt.percent(rateTo / 100),
});

/** Who says so where an admin named no one: the budget of the rates' own day, or banks in general. */
function useUsualSource(set: RateSet, asOf: string): string {
  const { t, fmt } = useWords();
  if (set === 'loan') return t('buyingCosts.usual_loan');
  const { from, to } = budgetYears(asOf);
  return t('buyingCosts.usual_registration', { from: fmt.plain(String(from)), to: fmt.plain(String(to).slice(2)) });
}

/** Who says so and since when, and that it is long ago. */
export function RatesSource({ set, usual, outdated }: { set: RateSet; usual: BuyingRates; outdated: readonly RateSet[] }) {
  const { t, fmt, lng } = useWords();
  const { asOf, source } = usual[set];
  const date = fmt.monthYear(asOf);
  const usualSource = useUsualSource(set, asOf);
  return (
    <>
      <p className="mt-3 mb-0 text-small text-muted">{t(`buyingCosts.source_${set}`, { source: source?.[lng] ?? usualSource, date })}</p>
      {outdated.includes(set) ? (
        <div className="mt-2">
          <Notice tone="gold">{t(`buyingCosts.outdated_${set}`, { date })}</Notice>
        </div>
      ) : null}
    </>
  );
}
