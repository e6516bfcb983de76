// Which of several homes is best in something that is counted: for the table of facts and for what speaks for each home.
import type { PostPage } from '#contracts/posts/posts.ts';

export type Best = 'least' | 'most';
/** 1 for the one that is best, -1 for the one that is worst, 0 for all others. */
export type Verdict = -1 | 0 | 1;
type Counted = readonly (number | null | undefined)[];

/** A plot is neither large nor small beside a flat. */
export const kindOf = ({ propertyType }: PostPage): string => (propertyType === 'land' ? 'land' : 'building');
/** Nor is a rent cheap beside a price. */
export const pricedKindOf = (post: PostPage): string => `${post.type} ${kindOf(post)}`;

/** Only what is below (or above) all others is best; where two share it, neither is. */
export function verdictsOf(values: Counted, best: Best): Verdict[] {
  const known = values.filter((value) => value !== null && value !== undefined);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  if (low >= high) return values.map(() => 0);
  const isOnly = (end: number): boolean => known.filter((value) => value === end).length === 1;
  const sign = best === 'least' ? 1 : -1;
  return values.map((value) => (value === low && isOnly(low) ? sign : value === high && isOnly(high) ? (-sign as Verdict) : 0));
}

/** The values where all who have one are of one kind; none where kinds are mixed. */
export function ofOneKind(posts: readonly PostPage[], values: Counted, kind: (post: PostPage) => string): Counted {
  const kinds = new Set(posts.filter((_, at) => values[at] !== null && values[at] !== undefined).map((post) => kind(post)));
  return kinds.size > 1 ? [] : values;
}
