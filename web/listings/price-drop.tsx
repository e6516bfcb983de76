import { TrendingDown } from 'lucide-react';
import type { PostCard } from '#contracts/posts/posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { Tag } from '#web/ui/tag.tsx';

interface PriceDropProps {
  post: Pick<PostCard, 'price' | 'previousPrice'>;
  /** Beside other cards it stays on the line of the price or its rate; where that is narrow, without the previous price. */
  inCard?: boolean;
}

/** The previous price and the reduction, or nothing. */
export function PriceDrop({ post, inCard = false }: PriceDropProps) {
  const { t, fmt } = useWords();
  if (post.previousPrice === null || post.previousPrice <= post.price) return null;
  const dropped = t('posts.priceDropped', { amount: fmt.amount(post.previousPrice - post.price) });
  const was = t('posts.priceWas', { price: fmt.taka(post.previousPrice) });
  return (
    <span title={was} className={`mt-1 flex flex-wrap items-center gap-2 text-small ${inCard ? 'drop-in-line' : ''}`}>
      <s className="text-muted">
        <span className="sr-only">{was}</span>
        <span aria-hidden="true">{fmt.taka(post.previousPrice)}</span>
      </s>
      <Tag tone="green">
        <TrendingDown aria-hidden="true" className="size-4" />
        {dropped}
      </Tag>
    </span>
  );
}
