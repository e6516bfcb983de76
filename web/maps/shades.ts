// Which of five shades a figure has: about as many different figures share each, so that one city does not swallow all others. Pure.

export const shadeCount = 5;

/** Where each shade begins, the lightest first; fewer where there are fewer different figures. */
export function shadeStarts(figures: readonly number[]): number[] {
  const sorted = [...new Set(figures)].filter((figure) => figure > 0).toSorted((a, b) => a - b);
  const starts = Array.from({ length: shadeCount }, (_, at) => sorted[Math.floor((at * sorted.length) / shadeCount)] ?? 0);
  return [...new Set(starts)].filter((start) => start > 0);
}

/** The shade of each start: the darkest is always that of the most. */
export const shadeAt = (at: number, starts: readonly number[]): number => shadeCount - starts.length + at + 1;

/** 1 to 5; 0 for nothing. */
export function shadeOf(figure: number | null, starts: readonly number[]): number {
  const at = figure === null ? -1 : starts.findLastIndex((start) => figure >= start);
  return at === -1 ? 0 : shadeAt(at, starts);
}
