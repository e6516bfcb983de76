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
  /** In the head of a desktop only the search is saved; at the end of the list it can be followed too. */
  look: 'head' | 'end' | 'alone';
}

/** Ways to hear of what is new: the search is kept for its person, or followed in a feed reader, which easy mode leaves out. */
export function SaveSearchPanel({ params, purpose, found, look }: SaveSearchPanelProps) {
  const { t, lng } = useWords();
  const query = followedQuery(params, found.purpose, purpose);
  if (look === 'head') return <SaveSearch query={query} className="max-lg:hidden" />;
  return (
    <span className={`flex flex-wrap items-center ${look === 'alone' ? '-ml-3' : 'justify-center'}`}>
      <SaveSearch query={query} className={look === 'end' ? 'lg:hidden' : ''} />
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
