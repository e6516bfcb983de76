import type { GuideRate, MonthRate } from '#contracts/maps/area-guides.ts';
import { useWords } from '#web/platform/language.tsx';
import { rateText } from './guide-facts.ts';

const sheet = { width: 320, height: 88, edge: 6 } as const;

/** Months since the year nought. */
const monthOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

/** The line of the middle and the band of the quartiles, as paths. */
function pathsOf(months: readonly MonthRate[]): { line: string; band: string; last: readonly [number, number] } {
  const from = monthOf(months[0]?.month ?? '');
  const span = Math.max(1, monthOf(months.at(-1)?.month ?? '') - from);
  const [low, high] = [Math.min(...months.map((one) => one.low)), Math.max(...months.map((one) => one.high))];
  const x = ({ month }: MonthRate): number => sheet.edge + ((monthOf(month) - from) / span) * (sheet.width - 2 * sheet.edge);
  const y = (value: number): number => sheet.height - sheet.edge - ((value - low) / Math.max(1, high - low)) * (sheet.height - 2 * sheet.edge);
  const through = (points: readonly (readonly [number, number])[]): string => points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L');
  const upper = months.map((one) => [x(one), y(one.high)] as const);
  const lower = months.map((one) => [x(one), y(one.low)] as const).toReversed();
  const middle = months.map((one) => [x(one), y(one.middle)] as const);
  return { line: `M${through(middle)}`, band: `M${through([...upper, ...lower])}Z`, last: middle.at(-1) ?? [0, 0] };
}

/** What was asked month by month: a line, and the same as a table. */
export function RateHistory({ rate, months }: { rate: Pick<GuideRate, 'per'>; months: readonly MonthRate[] }) {
  const { t, fmt } = useWords();
  const [first] = months;
  const last = months.at(-1);
  if (!first || !last || first === last) return <p className="mt-3 mb-0 text-small text-muted">{t('guide.noHistory')}</p>;
  const { line, band, last: end } = pathsOf(months);
  const shown = (value: number): string => rateText(value, rate.per, fmt);
  return (
    <div className="mt-3">
      <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true" className="block h-auto w-full">
        <path d={band} className="fill-primary-tint" />
        <path d={line} className="fill-none stroke-primary" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round" />
        <circle cx={end[0]} cy={end[1]} r="4" className="fill-primary" />
      </svg>
      <p aria-hidden="true" className="m-0 flex justify-between gap-3 text-caption text-muted">
        <span>{fmt.monthYear(first.month)}</span>
        <span>{fmt.monthYear(last.month)}</span>
      </p>
      <p className="mt-1 mb-0 text-caption text-muted">
        {t('guide.lineNote')} {t('guide.lowest', { rate: shown(Math.min(...months.map(({ middle }) => middle))) })} ·{' '}
        {t('guide.highest', { rate: shown(Math.max(...months.map(({ middle }) => middle))) })}
      </p>
      <details className="mt-1 text-small">
        <summary className="control flex min-h-11 items-center text-link">{t('guide.historyTable')}</summary>
        <table className="w-full border-collapse">
          <thead>
            <tr className="text-left text-muted">
              <th scope="col" className="py-1 font-semibold">
                {t('guide.month')}
              </th>
              <th scope="col" className="py-1 font-semibold">
                {t('guide.middle')}
              </th>
              <th scope="col" className="py-1 text-right font-semibold">
                {t('guide.posts')}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((one) => (
              <tr key={one.month} className="border-t border-line">
                <td className="py-1">{fmt.monthYear(one.month)}</td>
                <td className="py-1">{shown(one.middle)}</td>
                <td className="py-1 text-right">{fmt.number(one.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
