import type { Purpose } from '#contracts/enums.ts';
import type { PostCard } from '#contracts/posts/posts.ts';
import { useWords } from '#web/platform/language.tsx';

type Priced = { type: Purpose } & Pick<PostCard, 'price' | 'priceUnits' | 'size' | 'landSize' | 'landUnits'>;

/** The price a reader compares, and beside it the rate per sqft, per unit of land or per month, or that it is of one share. */
export function usePrice(post: Priced): { main: string; rate: string | null; exact: string } {
  const { t, fmt } = useWords();
  const whole = post.priceUnits === 'perSqft' && post.size ? post.price * post.size : post.price;
  const exact = fmt.takaExact(whole);
  if (post.type === 'rent') return { main: fmt.taka(post.price), rate: t('posts.perMonth'), exact };
  if (post.type === 'group') return { main: fmt.taka(post.price), rate: t('posts.perShare'), exact };
  if (post.size) return { main: fmt.taka(whole), rate: fmt.perSqft(whole / post.size), exact };
  const land = post.landSize && post.landUnits ? fmt.perLandUnit(whole / post.landSize, post.landUnits) : null;
  return { main: fmt.taka(whole), rate: land, exact };
}
