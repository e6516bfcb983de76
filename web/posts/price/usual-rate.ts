import type { UsualRate } from '#contracts/posts/usual-rate.ts';

/** Where the quartiles are on the track, in percent of its width. */
export const band = { from: 12, to: 88 } as const;
const edge = 3;

/** Where this post's rate is on the track: the more it asks, the further right, and always on the track. */
export function positionOf({ low, high, own }: UsualRate): number {
  const middle = (band.from + band.to) / 2;
  if (high <= low) return own === low ? middle : own < low ? edge : 100 - edge;
  const at = band.from + ((own - low) / (high - low)) * (band.to - band.from);
  return Math.min(100 - edge, Math.max(edge, at));
}

/** Differences from the median up to this share count as none. */
const aboutSame = 0.03;

/** How far the rate lies from the median, as a ratio of it: below zero is cheaper; zero where it is as good as equal. */
export function differenceOf({ own, middle }: UsualRate): number {
  const difference = own / middle - 1;
  return Math.abs(difference) <= aboutSame ? 0 : difference;
}
