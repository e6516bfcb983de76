import { truncate } from '#i18n/detect.ts';

/** What search engines show of a title. */
const titleMax = 60;
const between = ' · ';

const length = (text: string): number => [...text].length;

/** The first part, and after it those that still fit into what search engines show. */
export const fittingTitle = (first: string, ...rest: readonly string[]): string =>
  rest.reduce((title, part) => (length(title) + length(between) + length(part) <= titleMax ? `${title}${between}${part}` : title), first);

const shortest = 20;

/** What somebody wrote, cut so that what must be said after it is seen. */
export function titleWith(written: string, ...must: readonly string[]): string {
  const rest = must.reduce((sum, part) => sum + length(between) + length(part), 0);
  return [truncate(written, Math.max(shortest, titleMax - rest - 1)), ...must].join(between);
}
