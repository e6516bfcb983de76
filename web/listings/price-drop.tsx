import { TrendingDown } from 'lucide-react';
import type { PostCard } from '#contracts/posts/posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** The previous price and the reduction, or nothing. */
export function PriceDrop({ post }: { post: Pick<PostCard, 'price' | 'previousPrice'> }) {
  const { t, fmt } = useWords();
  if (post.previousPrice === null || post.previousPrice <= post.price) return null;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-2 text-small">
      <s className="text-muted">
        <span className="sr-only">{t('posts.priceWas', { price: fmt.taka(post.previousPrice) })}</span>
        <span aria-hidden="true">{fmt.taka(post.previousPrice)}</span>
      </s>
      <Tag tone="green">
        <TrendingDown aria-hidden="true" className="size-4" />
        {t('posts.priceDropped', { amount: fmt.amount(post.previousPrice - post.price) })}
      </Tag>
    </span>
  );
}
