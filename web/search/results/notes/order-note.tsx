import { Info } from 'lucide-react';
import { useWords } from '#web/platform/language.tsx';
import { isPost } from '#web/listings/found-kinds.ts';
import type { FoundList } from '#web/search/results/list-outcome.ts';

/** Behind an (i): what decides which posts come first, what fits and who pays for it. */
export function OrderNote({ found: { items, sort } }: { found: FoundList }) {
  const { t } = useWords();
  const isPromoted = items.some((item) => isPost(item) && item.promoted);
  const text = items.every(isPost) && (sort === 'relevance' || sort === 'recent') ? t(`search.order_${sort}`) : '';
  if (!isPromoted && !text) return null;
  return (
    <details className="-mx-1.5">
      <summary
        title={t('search.promotedWhy')}
        className="control grid size-12 cursor-pointer list-none place-items-center rounded-full text-muted hover:text-primary [&::-webkit-details-marker]:hidden"
      >
        <Info aria-hidden="true" className="size-5" />
        <span className="sr-only">{t('search.promotedWhy')}</span>
      </summary>
      <div className="absolute inset-x-0 top-full z-10 max-w-reading rounded-control bg-gold-tint px-4 py-3 text-small text-gold-ink shadow-float lg:left-auto [&_p]:m-0 [&_p+p]:mt-2">
        {text ? <p>{text}</p> : null}
        {isPromoted ? <p>{t('search.promotedText')}</p> : null}
      </div>
    </details>
  );
}
