/** What search engines show of a title. */
const titleMax = 60;
const between = ' · ';

const length = (text: string): number => [...text].length;

/**
 * The first parts, which are always whole, and after them those that still fit into what search engines show: a title that
 * someone wrote is not cut here, since tabs, bookmarks and shares show more of it.
 */
export const fittingTitle = (first: string | readonly string[], ...rest: readonly string[]): string =>
  rest.reduce(
    (title, part) => (length(title) + length(between) + length(part) <= titleMax ? `${title}${between}${part}` : title),
    [first].flat().join(between),
  );
