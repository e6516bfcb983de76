// Which bytes of a large file a request may have. Pure.
import { limits } from '#contracts/limits.ts';

const { rangeBytesMax } = limits.mapTiles;

/** One range with both ends, cut at the end of the file; undefined for anything else, and for more than a map ever reads at once. */
export function rangeOf(header: string, bytes: number): { first: number; last: number } | undefined {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(header) ?? [];
  const [first, last] = [Number(from), Math.min(Number(to), bytes - 1)];
  return first <= last && last - first < rangeBytesMax ? { first, last } : undefined;
}
