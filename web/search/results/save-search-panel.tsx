import { Rss } from 'lucide-react';
import type { Purpose } from '#contracts/enums.ts';
import { searchFeed } from '#contracts/search/feed-path.ts';
import { addressIn } from '#i18n/language.ts';
import { useWords } from '#web/platform/language.tsx';
import { SaveSearch } from '#web/saved-searches/save-search.tsx';
import { followedQuery } from './asked.ts';
import type { FoundList } from './list-outcome.ts';

interface SaveSearchPanelProps {
  params: URLSearchParams;
  purpose: Purpose;
  found: FoundList;
  className?: string;
}

/** Ways to hear of what is new: the search is kept for its person, or followed in a feed reader, which easy mode leaves out. */
export function SaveSearchPanel({ params, purpose, found, className }: SaveSearchPanelProps) {
  const { t, lng } = useWords();
  const query = followedQuery(params, found.purpose, purpose);
  return (
    <span className={`flex flex-wrap items-center ${className ?? ''}`}>
      <SaveSearch query={query} />
      <a
        href={addressIn(searchFeed(query), lng)}
        type="application/atom+xml"
        aria-label={t('search.feedLabel')}
        className="control inline-flex [html[data-easy]_&]:hidden min-h-12 items-center gap-2 rounded-control px-3 text-ui font-semibold whitespace-nowrap text-link no-underline hover:bg-primary-tint"
      >
        <Rss aria-hidden="true" className="size-5" />
        {t('search.feed')}
      </a>
    </span>
  );
}
