import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import type { Purpose } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { addsPage, type MoreState } from './adds-page.ts';
import { FoundCards } from './found-cards.tsx';
import { SaveSearchPanel } from './save-search-panel.tsx';
import { pageHref } from './page-href.ts';
import { OrderNote } from './notes/order-note.tsx';
import { OfferedGuess } from './notes/offered-guess.tsx';
import { ReadingNote } from './notes/reading-note.tsx';
import type { FoundList } from './list-outcome.ts';
import { useShownPages } from './shown-pages.ts';

interface ListProps {
  found: FoundList;
  path: string;
  params: URLSearchParams;
  purpose: Purpose;
}

/** After more cards came, the keyboard goes on at the first of them. */
function useFocusOnNew(first: number, count: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current && count > before.current) {
      list.current?.querySelectorAll('article')[before.current]?.querySelector('a')?.focus({ preventScroll: true });
      asked.current = false;
    }
    before.current = count;
  }, [first, count]);
  return { list, onMore: (event: MouseEvent) => void (asked.current = event.detail === 0) };
}

/** The cards, the way to more of them, and every page by its number. */
export function ResultsList({ found, path, params, purpose }: ListProps) {
  const { t, fmt } = useWords();
  const navigation = useNavigation();
  const { page, totalPages, total, totalIsExact, remaining } = found;
  const { first, groups } = useShownPages(path, params, found);
  const shown = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  const { list, onMore } = useFocusOnNew(first, shown);
  const more: MoreState = { from: first };
  const coming = addsPage(navigation.location?.state);
  const onOpen = ({ target }: MouseEvent): void => {
    const [box, q] = [list.current, params.get('q')];
    if (!box || !q) return;
    // Without it the choice is only not counted.
    import('./tell-chosen.ts').then(({ tellChosen }) => tellChosen(box, target as Element, q, (first - 1) * limits.search.pageSize)).catch(() => undefined);
  };
  return (
    <>
      <OfferedGuess params={params} path={path} found={found} />
      <ReadingNote params={params} found={found} />
      <h2 className="sr-only">{t('search.results')}</h2>
      {/* The links in it are what is pressed; a keyboard's Enter is a click as well. */}
      <div ref={list} onClickCapture={onOpen}>
        <FoundCards groups={groups} />
      </div>
      <div className="mt-6 flex flex-col items-center gap-3 lg:mt-8">
        {page < totalPages ? (
          <ButtonLink
            kind="outline"
            to={pageHref(path, params, page + 1)}
            state={more}
            replace
            preventScrollReset
            onClick={onMore}
            aria-busy={coming}
            className="w-full lg:w-auto lg:min-w-80"
          >
            {coming ? t('shell.loading') : t('search.more', { count: Math.min(remaining, limits.search.pageSize) })}
          </ButtonLink>
        ) : null}
        <output className="block text-small text-muted">
          {t(totalIsExact ? 'search.shownOf' : 'search.shownOfMany', { total: fmt.number(total), shown: fmt.number(shown) })}
        </output>
        <SaveSearchPanel params={params} purpose={purpose} found={found} look="end" />
        <OrderNote found={found} look="end" />
        <Pagination page={page} totalPages={totalPages} hrefOf={(one) => pageHref(path, params, one)} />
      </div>
    </>
  );
}
