import type { Purpose } from '#contracts/enums.ts';
import type { PostCard } from '#contracts/posts/posts.ts';
import { useWords } from '#web/platform/language.tsx';

/** What a price is said of. */
export type Priced = { type: Purpose } & Pick<PostCard, 'price' | 'priceUnits' | 'size' | 'landSize' | 'landUnits'>;

interface PriceSaid {
  main: string;
  /** What `main` is for, right behind it: a month, a share. */
  unit: string | null;
  /** What a sqft or a unit of land costs, on a line of its own. */
  rate: string | null;
  exact: string;
}

/** The price a reader compares. */
export function usePrice(post: Priced): PriceSaid {
  const { t, fmt } = useWords();
  const whole = post.priceUnits === 'perSqft' && post.size ? post.price * post.size : post.price;
  const exact = fmt.takaExact(whole);
  if (post.type === 'rent') return { main: fmt.taka(post.price), unit: t('posts.perMonth'), rate: null, exact };
  if (post.type === 'group') return { main: fmt.taka(post.price), unit: t('posts.perShare'), rate: null, exact };
  if (post.size) return { main: fmt.taka(whole), unit: null, rate: fmt.perSqft(whole / post.size), exact };
  const land = post.landSize && post.landUnits ? fmt.perLandUnit(whole / post.landSize, post.landUnits) : null;
  return { main: fmt.taka(whole), unit: null, rate: land, exact };
}
