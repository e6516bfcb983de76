import type { BuyingRates, LoanTerms, RateSet } from '#contracts/buying-costs.ts';
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

/** Who says so and since when, and that it is long ago. */
export function RatesSource({ set, usual, outdated }: { set: RateSet; usual: BuyingRates; outdated: readonly RateSet[] }) {
  const { t, fmt, lng } = useWords();
  const { asOf, source } = usual[set];
  const date = fmt.monthYear(asOf);
  return (
    <>
      <p className="mt-3 mb-0 text-small text-muted">{t(`buyingCosts.source_${set}`, { source: source?.[lng] ?? t(`buyingCosts.usual_${set}`), date })}</p>
      {outdated.includes(set) ? (
        <div className="mt-2">
          <Notice tone="gold">{t(`buyingCosts.outdated_${set}`, { date })}</Notice>
        </div>
      ) : null}
    </>
  );
}
