import type { PriceEvent } from '#contracts/posts/posts.ts';

export const chart = { width: 300, height: 100, top: 12, bottom: 88 } as const;

/** The line of a price over time as an SVG path: level until a change, then straight up or down, until now. */
export function stepPath(events: readonly PriceEvent[], now: string): string {
  const first = events[0];
  if (!first) return '';
  const from = Date.parse(first.at);
  const span = Math.max(1, Date.parse(now) - from);
  const prices = events.map(({ price }) => price);
  const lowest = Math.min(...prices);
  const range = Math.max(...prices) - lowest;
  const x = (at: string): number => Math.min(chart.width, Math.round(((Date.parse(at) - from) / span) * chart.width));
  const y = (price: number): number => Math.round(chart.bottom - ((price - lowest) / (range || 1)) * (chart.bottom - chart.top));
  return `M0 ${y(first.price)}${events
    .slice(1)
    .map(({ at, price }) => `H${x(at)}V${y(price)}`)
    .join('')}H${chart.width}`;
}
