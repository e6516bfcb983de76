// Bars for the eye alone: what they say is in a table beside them.
import { type CSSProperties, Fragment, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';

export interface Bars {
  /** Each has a label and one number per series. */
  rows: ReadonlyArray<{ label: string; values: readonly number[]; before?: number | undefined }>;
  series: readonly string[];
  /** What `before` of the rows is: a grey line behind the bars. */
  before?: string;
}

const colours = ['bg-primary', 'bg-clay', 'bg-info'];
const colourOf = (index: number): string => colours[index] ?? 'bg-info';
const stepsMax = 4;
/** Labels below the bars at most, on a phone and in a wide box. */
const [labelsNarrow, labelsWide] = [2, 4];
const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** The numbers beside the bars: from 0 to the tallest bar or above it, in steps of 1, 2 or 5 times a power of ten. */
export function scaleOf(tallest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, tallest)));
  const steps = [power / 10, power / 5, power / 2, power, 2 * power, 5 * power];
  const step = steps.find((one) => one >= 1 && one * stepsMax >= tallest) ?? power;
  return Array.from({ length: Math.ceil(tallest / step) + 1 }, (_, index) => index * step);
}

/** Which colour is which. */
function Legend({ series, before }: Omit<Bars, 'rows'>) {
  if (series.length < 2 && !before) return null;
  return (
    <div className="mt-1 flex flex-wrap justify-center gap-x-4 text-small">
      {series.map((name, index) => (
        <span key={name} className="flex items-center gap-1.5">
          <span className={`size-3 rounded-[3px] ${colourOf(index)}`} />
          {name}
        </span>
      ))}
      {before ? (
        <span className="flex items-center gap-1.5 text-muted">
          <span className="w-3 border-t-2 border-muted/70" />
          {before}
        </span>
      ) : null}
    </div>
  );
}

/** For few rows with names: a line for each, with a bar and its number for every series. */
export function LyingBars({ rows, series }: Pick<Bars, 'rows' | 'series'>) {
  const { fmt } = useWords();
  const longest = Math.max(1, ...rows.flatMap(({ values }) => values));
  return (
    <div className="forced-color-adjust-none">
      <div className="grid grid-cols-[max-content_minmax(0,1fr)] items-center gap-x-3 gap-y-2 text-small">
        {rows.map(({ label, values }) => (
          <Fragment key={label}>
            <span>{label}</span>
            <span className="grid">
              {values.map((value, at) => (
                <span key={series[at]} className="flex items-center gap-2 pr-12 leading-[1.35] tabular-nums">
                  <span style={{ width: share(value, longest) }} className={`h-3 shrink-0 rounded-r-[3px] ${colourOf(at)}`} />
                  {fmt.number(value)}
                </span>
              ))}
            </span>
          </Fragment>
        ))}
      </div>
      <Legend series={series} />
    </div>
  );
}

function Tooltip({ row, at, of, series, before }: { row: Bars['rows'][number]; at: number; of: number } & Omit<Bars, 'rows'>) {
  const { fmt } = useWords();
  const side = at < of / 2 ? { left: share(at + 1, of) } : { right: share(of - at, of) };
  return (
    <div
      style={side}
      className="pointer-events-none absolute top-0 z-10 mx-2 rounded-control border border-line bg-raised px-3 py-2 text-small whitespace-nowrap"
    >
      <b className="block">{row.label}</b>
      {series.map((name, index) => (
        <span key={name} className="block">
          {name}: {fmt.number(row.values[index] ?? 0)}
        </span>
      ))}
      {before && row.before !== undefined ? (
        <span className="block text-muted">
          {before}: {fmt.number(row.before)}
        </span>
      ) : null}
    </div>
  );
}

/** The numbers before, from bar to bar. */
function BeforeLine({ rows, top }: Pick<Bars, 'rows'> & { top: number }) {
  const points = rows.flatMap(({ before }, index) => (before === undefined ? [] : [`${((index + 0.5) / rows.length) * 100},${100 - (before / top) * 100}`]));
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="pointer-events-none absolute inset-0 size-full overflow-visible">
      <polyline points={points.join(' ')} fill="none" vectorEffect="non-scaling-stroke" className="stroke-muted/70 stroke-[1.5]" />
    </svg>
  );
}

/** Below the middle of its bars; below the end of many, where it would reach out of the box. */
const placeOf = (index: number, of: number): CSSProperties =>
  index === of - 1 && of > labelsNarrow ? { right: 0 } : { left: share(index + 0.5, of), translate: '-50%' };

/** Labels that have room, counted from the newest, which alone remains where text is very large. */
function Labels({ rows }: Pick<Bars, 'rows'>) {
  const widths = rows.map((_, index) => {
    const fromEnd = rows.length - 1 - index;
    const fits = (max: number): boolean => fromEnd % Math.ceil(rows.length / max) === 0;
    if (fromEnd === 0) return '';
    if (fits(labelsNarrow)) return fits(labelsWide) ? 'hidden @3xs:block' : 'hidden @3xs:block @lg:hidden';
    if (fits(labelsWide)) return 'hidden @lg:block';
    return rows.length <= 2 * labelsWide ? 'hidden @3xl:block' : undefined;
  });
  return (
    <div className="relative mt-1 h-5 text-small text-muted">
      {rows.map(({ label }, index) =>
        widths[index] === undefined ? null : (
          <span key={label} style={placeOf(index, rows.length)} className={`absolute whitespace-nowrap ${widths[index]}`}>
            {label}
          </span>
        ),
      )}
    </div>
  );
}

export function BarChart({ rows, series, before }: Bars) {
  const { fmt } = useWords();
  const [pointed, setPointed] = useState<number>();
  const scale = scaleOf(Math.max(...rows.flatMap((row) => [...row.values, row.before ?? 0])));
  const top = scale.at(-1) ?? 1;
  const pointedRow = pointed === undefined ? undefined : rows[pointed];
  return (
    <div className="@container flex h-full flex-col forced-color-adjust-none">
      <div className="mt-2 ml-11 flex-1">
        <div className="relative flex h-full" onMouseLeave={() => setPointed(undefined)}>
          {scale.map((value) => (
            <div key={value} style={{ bottom: share(value, top) }} className={`absolute inset-x-0 border-t ${value === 0 ? 'border-control' : 'border-line'}`}>
              <span className="absolute right-full -translate-y-1/2 pr-2 text-small text-muted tabular-nums">{fmt.number(value)}</span>
            </div>
          ))}
          {rows.map(({ label, values }, index) => (
            <div key={label} onMouseEnter={() => setPointed(index)} className="relative flex flex-1 justify-center hover:bg-sunk">
              <div className="flex w-4/5 items-end gap-0.5">
                {values.map((value, at) => (
                  <span key={series[at]} style={{ height: share(value, top) }} className={`flex-1 rounded-t-[3px] ${colourOf(at)}`} />
                ))}
              </div>
            </div>
          ))}
          {before ? <BeforeLine rows={rows} top={top} /> : null}
          {pointedRow && pointed !== undefined ? (
            <Tooltip row={pointedRow} at={pointed} of={rows.length} series={series} {...(before ? { before } : {})} />
          ) : null}
        </div>
      </div>
      <div className="ml-11">
        <Labels rows={rows} />
      </div>
      <Legend series={series} {...(before ? { before } : {})} />
    </div>
  );
}
