import { useWords } from '#web/platform/language.tsx';
import type { Loan } from './read-costs.ts';

const [width, height] = [320, 120];

/** What is still owed, year by year: a stitched line, since it is on its way. */
export function OwedChart({ loan }: { loan: Loan }) {
  const { t, fmt } = useWords();
  const { owed, years, taka } = loan;
  const points = owed.map((left, year) => `${((year / years) * width).toFixed(1)} ${(4 + (1 - left / taka) * (height - 8)).toFixed(1)}`);
  const line = `M${points.join('L')}`;
  const said = t('buyingCosts.chartSaid', {
    first: fmt.taka(owed[1] ?? 0),
    middle: fmt.taka(owed[Math.round(years / 2)] ?? 0),
    years,
  });
  return (
    <figure className="m-0 mt-4">
      <p className="m-0 mb-2 text-small font-semibold">{t('buyingCosts.chart')}</p>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" preserveAspectRatio="none" className="block h-30 w-full overflow-visible">
        <path d={`${line}L${width} ${height}H0z`} className="fill-primary-tint" />
        <path d={`M0 ${height}H${width}`} className="stroke-line" strokeWidth={1} vectorEffect="non-scaling-stroke" />
        <path d={line} className="fill-none stroke-primary" strokeWidth={2} strokeDasharray="7 7" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
      </svg>
      <p aria-hidden="true" className="m-0 mt-1 flex justify-between text-small text-muted">
        <span>
          {t('buyingCosts.chartStart')}: {fmt.taka(taka)}
        </span>
        <span>{t('buyingCosts.chartEnd', { years })}</span>
      </p>
      <figcaption className="mt-1 text-small text-muted">{said}</figcaption>
    </figure>
  );
}
