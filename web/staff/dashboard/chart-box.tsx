import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { type PageWords, useWords } from '#web/platform/language.tsx';
import { Box } from '#web/staff/kit/box.tsx';
import { BarChart, type Bars, LyingBars } from './bar-chart.tsx';

export interface Figures {
  caption: string;
  /** Of the first column with the names of the rows, then of each number. */
  heads: readonly string[];
  rows: ReadonlyArray<readonly [name: string, ...numbers: string[]]>;
}

export function FigureTable({ caption, heads, rows }: Figures) {
  // The same columns in every card.
  const width = heads.length > 2 ? 'w-16 sm:w-24' : '';
  return (
    <div
      // Focusable, so that it can be scrolled with the arrow keys where large text makes it wider than the box.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative overflow-x-auto"
    >
      <table className="w-full border-collapse text-ui">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-small text-muted">
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" className={`py-2 font-semibold ${index === 0 ? 'text-left' : `pl-3 text-right ${width}`}`}>
                {/* A card that is named as its first column says so once. */}
                {index === 0 && head === caption ? <span className="sr-only">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...numbers]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {name}
              </th>
              {numbers.map((number, index) => (
                <td key={heads[index + 1]} className="py-2 pl-3 text-right whitespace-nowrap tabular-nums">
                  {number}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface ShortFigure {
  title: string;
  /** How much it is in all; without it there is nothing yet. */
  sum?: string;
  remark?: string | undefined;
  /** Where more about it is. */
  to?: string;
}

/** Facts of one line each, in one card: the sum at the end, a remark below the name. */
export function ShortFigures({ rows }: { rows: readonly ShortFigure[] }) {
  const { t } = useWords();
  return (
    <section className="divide-y divide-line rounded-card border border-line bg-card">
      {rows.map(({ title, sum, remark, to }) => (
        <div key={title} className="relative flex min-h-14 items-center justify-between gap-x-4 px-4 py-2.5 lg:px-5">
          <div className="min-w-0">
            <h2 className="m-0 !font-text !text-ui !font-semibold">
              {to ? (
                <Link to={to} className="group control inline-flex items-center gap-1 text-link no-underline after:absolute after:inset-0">
                  {title}
                  <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
                </Link>
              ) : (
                title
              )}
            </h2>
            {remark ? <p className="m-0 text-small text-muted">{remark}</p> : null}
          </div>
          <p className={`m-0 text-right ${sum ? 'shrink-0 text-lead font-semibold tabular-nums' : 'text-small text-muted'}`}>
            {sum ?? t('staffDashboard.noneYet')}
          </p>
        </div>
      ))}
    </section>
  );
}

/** What a chart says in one line: one of noughts, or of a single bar, would be a grid that looks broken. */
export function inOneLine({ fmt }: PageWords, { title, total, bars }: Chart): ShortFigure | undefined {
  const drawn = bars.rows.filter(({ values }) => values.some((value) => value > 0));
  if (drawn.length > 1) return undefined;
  const sum = fmt.number(total);
  const [only] = drawn;
  if (!only) return { title, sum };
  const figures =
    bars.series.length > 1 ? bars.series.map((name, at) => `${name} ${fmt.number(only.values[at] ?? 0)}`) : only.values.map((value) => fmt.number(value));
  return { title, sum, remark: `${only.label}: ${figures.join(', ')}` };
}

export interface Chart {
  title: string;
  /** Of all numbers, also of those that have no bar. */
  total: number;
  bars: Bars;
  /** A line for each row, with its name. */
  lying?: boolean;
  /** The same for anyone who does not see bars. */
  table: Omit<Figures, 'caption'>;
}

/** A chart and, on demand, its table. */
export function ChartBox({ title, total, bars, lying = false, table }: Chart) {
  const { t, fmt } = useWords();
  return (
    <Box title={title} lead={t('staffDashboard.total', { count: fmt.number(total) })}>
      <div aria-hidden="true" className={lying ? '' : bars.series.length > 1 || bars.before ? 'h-42' : 'h-35'}>
        {lying ? <LyingBars rows={bars.rows} series={bars.series} /> : <BarChart {...bars} />}
      </div>
      <details className="mt-2">
        <summary className="flex min-h-12 cursor-pointer items-center text-ui font-semibold text-link">{t('staffDashboard.asTable')}</summary>
        <FigureTable caption={title} {...table} />
      </details>
    </Box>
  );
}
