import type { ChangeEvent, CSSProperties } from 'react';
import type { Facets } from '#contracts/search/facets.ts';
import { useWords } from '#web/platform/language.tsx';

type Bucket = Facets['prices'][number];

interface Window {
  /** The buckets that are drawn, and the steps that the handles are on: before the first to behind the last. */
  first: number;
  last: number;
}

/** A handle needs a step on each side. */
const beside = 1;

/** Without the empty ends; undefined where nothing is counted. */
export function windowOf(buckets: readonly Bucket[]): Window | undefined {
  const filled = buckets.flatMap(({ count }, at) => (count > 0 ? [at] : []));
  const [first, last] = [filled[0], filled.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return first === last ? { first: Math.max(0, first - beside), last: Math.min(buckets.length - 1, last + beside) } : { first, last };
}

/** The step that a sum is on or just before; at its ends a handle sets no limit. */
export function stepOf(buckets: readonly Bucket[], { first, last }: Window, side: 'min' | 'max', sum: number | undefined): number {
  if (sum === undefined) return side === 'min' ? first : last + 1;
  const at = side === 'min' ? buckets.findLastIndex(({ from }) => (from ?? 0) <= sum) : buckets.findIndex(({ to }) => to === undefined || to >= sum) + 1;
  return Math.min(Math.max(at, first), last + 1);
}

/** The sum of a step; undefined at the ends, where there is no limit. */
export function sumOf(buckets: readonly Bucket[], { first, last }: Window, step: number): number | undefined {
  return step <= first || step > last ? undefined : buckets[step]?.from;
}

interface HistogramProps {
  /** Undefined until they are counted, when their place is kept; none where they cannot be. */
  buckets: readonly Bucket[] | undefined;
  min: number | undefined;
  max: number | undefined;
  labels: readonly [min: string, max: string];
  onChange: (side: 'min' | 'max', sum: number | undefined) => void;
}

const comingHeights = [8, 18, 34, 52, 68, 76, 64, 46, 30, 20, 12, 8];

/** Stands in for prices that are being counted. */
function Coming() {
  return (
    <div aria-hidden="true" className="relative -mx-1 mb-1 h-24 animate-pulse noscript:hidden motion-reduce:animate-none">
      <div className="absolute inset-x-6 top-0 bottom-6 flex items-end gap-0.5">
        {comingHeights.map((height, at) => (
          <span key={at} style={{ height: `${height}%` } satisfies CSSProperties} className="flex-1 rounded-t-[3px] bg-line" />
        ))}
      </div>
      <div className="absolute inset-x-6 bottom-[22px] h-1 rounded-full bg-line" />
    </div>
  );
}

/** How many posts have which price, with a handle for each end of the range. The boxes below say the same in words. */
export function PriceHistogram({ buckets, min, max, labels, onChange }: HistogramProps) {
  const { t, fmt } = useWords();
  if (!buckets) return <Coming />;
  const shown = windowOf(buckets);
  if (!shown) return null;
  const { first, last } = shown;
  const [low, high] = [stepOf(buckets, shown, 'min', min), stepOf(buckets, shown, 'max', max)];
  const drawn = buckets.slice(first, last + 1);
  const tallest = Math.max(...drawn.map(({ count }) => count));
  const share = (step: number): number => ((step - first) / (last + 1 - first)) * 100;
  const handle = (side: 'min' | 'max', value: number) => {
    const sum = sumOf(buckets, shown, value);
    const move = (event: ChangeEvent<HTMLInputElement>): void => {
      // The form hears of the boxes that this fills.
      event.stopPropagation();
      const next = Number(event.target.value);
      onChange(side, sumOf(buckets, shown, side === 'min' ? Math.min(next, high - 1) : Math.max(next, low + 1)));
    };
    return (
      <input
        type="range"
        min={first}
        max={last + 1}
        value={value}
        onChange={move}
        aria-label={labels[side === 'min' ? 0 : 1]}
        aria-valuetext={sum === undefined ? t('search.any') : fmt.amount(sum)}
        className={`price-handle ${side === 'min' && low > (first + last) / 2 ? 'z-10' : ''}`}
      />
    );
  };
  return (
    <div className="relative -mx-1 mb-1 h-24">
      <div aria-hidden="true" className="absolute inset-x-6 top-0 bottom-6 flex items-end gap-0.5">
        {drawn.map(({ count }, at) => (
          <span
            key={buckets[first + at]?.from ?? 0}
            style={{ height: `${count === 0 ? 0 : Math.max(6, (count / tallest) * 100)}%` } satisfies CSSProperties}
            className={`flex-1 rounded-t-[3px] ${first + at >= low && first + at < high ? 'bg-primary opacity-55' : 'bg-line'}`}
          />
        ))}
      </div>
      <div aria-hidden="true" className="absolute inset-x-6 bottom-[22px] h-1 rounded-full bg-line">
        <span className="absolute inset-y-0 rounded-full bg-primary" style={{ left: `${share(low)}%`, right: `${100 - share(high)}%` }} />
      </div>
      {handle('min', low)}
      {handle('max', high)}
    </div>
  );
}
