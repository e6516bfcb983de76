import { Info } from 'lucide-react';
import { useWords } from '#web/platform/language.tsx';
import { isPost } from '#web/listings/found-kinds.ts';
import type { FoundList } from '#web/search/results/list-outcome.ts';

/** What decides which posts come first, what fits and who pays for it: behind an (i) on a desktop, at the end of the list on phones. */
export function OrderNote({ found: { items, sort }, look }: { found: FoundList; look: 'head' | 'end' }) {
  const { t } = useWords();
  const isPromoted = items.some((item) => isPost(item) && item.promoted);
  const text = items.every(isPost) && (sort === 'relevance' || sort === 'recent') ? t(`search.order_${sort}`) : '';
  if (!isPromoted && !text) return null;
  const isHead = look === 'head';
  return (
    <details className={isHead ? '-mx-1.5 max-lg:hidden [html[data-easy]_&]:hidden' : 'w-full max-w-reading lg:hidden'}>
      <summary
        {...(isHead ? { title: t('search.promotedWhy') } : {})}
        className="control flex min-h-12 min-w-12 cursor-pointer list-none items-center justify-center gap-2 rounded-full text-ui text-muted hover:text-primary [&::-webkit-details-marker]:hidden"
      >
        <Info aria-hidden="true" className="size-5" />
        <span className={isHead ? 'sr-only' : undefined}>{t('search.promotedWhy')}</span>
      </summary>
      <div
        className={`rounded-control bg-gold-tint px-4 py-3 text-small text-gold-ink [&_p]:m-0 [&_p+p]:mt-2 ${isHead ? 'absolute top-full right-0 z-10 max-w-reading shadow-float' : ''}`}
      >
        {text ? <p>{text}</p> : null}
        {isPromoted ? <p>{t('search.promotedText')}</p> : null}
      </div>
    </details>
  );
}
