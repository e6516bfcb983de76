import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Purpose } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { activeCount, cleared, isActive, isFilterName, searchOf, without } from './filters.ts';
import type { Found } from './results-data.ts';
import { StatePanel } from './state-panel.tsx';

interface StateProps {
  path: string;
  params: URLSearchParams;
}

/** Purposes that are still to come. */
function Soon({ purpose }: { purpose: 'group' | 'interior' }) {
  const { t } = useWords();
  return (
    <EmptyState
      title={t(`search.${purpose}Soon`)}
      text={t(`search.${purpose}SoonText`)}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/Property-Buy-Sell">{t('search.seeSell')}</ButtonLink>
          <ButtonLink to="/Property-Rent" kind="outline">
            {t('search.seeRent')}
          </ButtonLink>
        </span>
      }
    />
  );
}

/** Which filter leaves out most, and the counted ways out, one press each. */
function Narrowed({ path, params, suggestions }: StateProps & { suggestions: Found['suggestions'] }) {
  const { t, fmt } = useWords();
  const ways = suggestions.flatMap(({ without: filter, total }) => (isFilterName(filter) ? [{ filter, total }] : []));
  const worst = ways[0];
  const countOf = (total: number): string =>
    total > limits.search.countMax
      ? t('search.withoutCountMany', { count: fmt.number(limits.search.countMax) })
      : t('search.withoutCount', { count: fmt.number(total) });
  return (
    <StatePanel title={t('search.noneTitle')}>
      <p className="mt-1 mb-0 text-muted">{worst ? t('search.noneBecause', { filter: t(`search.filter_${worst.filter}`) }) : t('search.noneText')}</p>
      <ul className="mt-4 mb-0 grid max-w-md list-none gap-2.5 p-0">
        {ways.map(({ filter, total }) => (
          <li key={filter}>
            <Link
              to={`${path}${searchOf(without(params, filter))}`}
              className={`control flex min-h-12 items-center justify-between gap-3 rounded-control border px-4 py-2 font-semibold no-underline hover:border-primary ${filter === worst?.filter ? 'border-primary-tint bg-primary-tint text-primary-ink' : 'border-control bg-card text-ink'}`}
            >
              {t('search.withoutFilter', { filter: t(`search.filter_${filter}`) })}
              <span className="whitespace-nowrap">{countOf(total)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={`${path}${searchOf(cleared(params))}`}
        className="control mt-2 inline-flex min-h-12 items-center gap-1.5 font-semibold text-link no-underline hover:underline"
      >
        {t('search.clearAll')}
        <ArrowRight aria-hidden="true" className="size-4.5" />
      </Link>
    </StatePanel>
  );
}

/** A list without cards: a purpose to come, a page past the end, filters that leave nothing, or no posts at all. */
export function NothingFound({ path, params, purpose, found }: StateProps & { purpose: Purpose; found: Found }) {
  const { t } = useWords();
  if (purpose === 'group' || purpose === 'interior') return <Soon purpose={purpose} />;
  if (found.total > 0) {
    const first = new URLSearchParams(params);
    first.delete('page');
    return (
      <EmptyState
        title={t('search.pastEnd')}
        text={t('search.pastEndText', { pages: found.totalPages })}
        action={<ButtonLink to={`${path}${searchOf(first)}`}>{t('search.firstPage')}</ButtonLink>}
      />
    );
  }
  if (activeCount(params) > 0 || isActive(params, 'q')) return <Narrowed path={path} params={params} suggestions={found.suggestions} />;
  return <EmptyState title={t('search.noneYet')} text={t('search.noneYetText')} />;
}
