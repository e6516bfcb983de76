import type { SimilarPrice } from '#contracts/posts/similar-prices.ts';

/** As many columns of 24 px as a phone of 320 px has room for, and as many dots above each other as fit beside a text. */
export const columns = 11;
export const stackMax = 6;

/** A zero too many in one price must not press all others into one column. */
const farthestFactor = 2.5;

export interface Columns {
  /** Of each column its posts, cheapest first; the last of a stack that is too high are left out. */
  stacks: SimilarPrice[][];
  /** The column of the post itself. */
  own: number;
}

/** Where posts stand by their rates: equally wide steps from the cheapest to the dearest, far ones at the ends. */
export function inColumns(posts: readonly SimilarPrice[], own: number): Columns {
  const rates = posts.map(({ rate }) => rate).toSorted((a, b) => a - b);
  const middle = rates[Math.floor(rates.length / 2)] ?? own;
  const near = [...rates, own].filter((rate) => rate <= middle * farthestFactor && rate >= middle / farthestFactor);
  const low = Math.min(...near, middle);
  const step = (Math.max(...near, middle) - low) / (columns - 1);
  const columnOf = (rate: number): number => (step === 0 ? Math.floor(columns / 2) : Math.min(columns - 1, Math.max(0, Math.round((rate - low) / step))));
  const stacks: SimilarPrice[][] = Array.from({ length: columns }, () => []);
  for (const post of posts) {
    const stack = stacks[columnOf(post.rate)];
    if (stack && stack.length < stackMax) stack.push(post);
  }
  return { stacks, own: columnOf(own) };
}
