import type { ReactNode } from 'react';
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

/** A card with nothing to draw yet takes one line. */
export function EmptyBox({ title }: { title: string }) {
  const { t } = useWords();
  return <ShortFigures rows={[{ title, text: t('staffDashboard.noneYet') }]} />;
}

/** Facts of one line each, in one card. */
export function ShortFigures({ rows }: { rows: readonly ShortFigure[] }) {
  return (
    <section className="divide-y divide-line rounded-card border border-line bg-card">
      {rows.map(({ title, text, more }) => (
        <div key={title} className="flex min-h-14 flex-wrap items-center gap-x-5 px-4 py-1.5 lg:px-5">
          <h2 className="m-0 !font-text !text-ui !font-semibold">{title}</h2>
          <p className="m-0 text-small text-muted">{text}</p>
          {more}
        </div>
      ))}
    </section>
  );
}

export interface ShortFigure {
  title: string;
  text: string;
  /** At the end of the line. */
  more?: ReactNode;
}

/** What a chart says in one line: one of noughts, or of a single bar, would be a grid that looks broken. */
export function inOneLine({ t, fmt }: PageWords, { title, bars }: Chart): ShortFigure | undefined {
  const told = bars.rows.filter(({ values }) => values.some((value) => value > 0));
  const [only] = told;
  if (!only) return { title, text: t('staffDashboard.noneYet') };
  if (told.length > 1) return undefined;
  const figures = only.values.map((value, at) => `${bars.series[at] ?? ''} ${fmt.number(value)}`);
  return { title, text: `${only.label}: ${figures.join(', ')}` };
}

export interface Chart {
  title: string;
  lead?: string;
  bars: Bars;
  /** A line for each row, with its name. */
  lying?: boolean;
  /** The same for anyone who does not see bars. */
  table: Omit<Figures, 'caption'>;
}

/** A chart and, on demand, its table. */
export function ChartBox({ title, lead, bars, lying = false, table }: Chart) {
  const { t } = useWords();
  return (
    <Box title={title} lead={lead}>
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
