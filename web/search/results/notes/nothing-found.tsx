import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Purpose } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ListingGrid } from '#web/cards/listing-card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { activeCount, cleared, filterNames, isActive, isFilterName, reworded, searchOf, tidy, without, type FilterName } from '#web/search/filters/filters.ts';
import { isMeant } from '#web/search/filters/filter-address.ts';
import { SaveSearchPanel } from '#web/search/results/save-search-panel.tsx';
import { pageHref } from '#web/search/results/page-href.ts';
import type { FoundList } from '#web/search/results/list-outcome.ts';
import { OfferedGuess } from './offered-guess.tsx';
import { inOtherPurpose } from '#web/search/results/other-purpose.ts';
import { StatePanel } from '#web/search/results/state-panel.tsx';
import { withoutWords } from '#web/search/results/understood.ts';
import type { Step } from './wider.ts';

const waysMax = 5;

interface StateProps {
  path: string;
  params: URLSearchParams;
}

/** Before the first offer or firm. */
function Soon({ purpose }: { purpose: 'group' | 'interior' }) {
  const { t } = useWords();
  return (
    <EmptyState
      drawing="magnifier"
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

/** A wider search in words: what changes, and nothing else. */
function useStepText(): (step: Step) => string {
  const { t, fmt } = useWords();
  return (step) => {
    if (step.is === 'place') return t('search.widerPlace', { place: step.name });
    if (step.is === 'words') return t('search.widerWords', { typed: step.typed });
    if (step.is === 'beds') return t('search.widerBeds', { count: step.count });
    return t(step.is === 'dearer' ? 'search.widerDearer' : 'search.widerCheaper', { amount: fmt.amount(step.by) });
  };
}

function useCountText(): (total: number, exact: boolean) => string {
  const { t, fmt } = useWords();
  return (total, exact) => (exact ? t('search.withoutCount', { count: fmt.number(total) }) : t('search.withoutCountMany', { count: fmt.number(total) }));
}

/** What is dropped, by its name. */
function useWithoutText(): (filters: readonly FilterName[]) => string {
  const { t, fmt } = useWords();
  return (filters) =>
    filters.length === 1 && filters[0] === 'q'
      ? t('search.withoutAnyWords')
      : t('search.withoutFilter', { filter: fmt.list(filters.map((filter) => t(`search.filter_${filter}`))) });
}

function Way({ to, text, count, first }: { to: string; text: string; count: string; first: boolean }) {
  return (
    <li>
      <Link
        to={to}
        className={`control flex min-h-12 flex-wrap items-center justify-between gap-x-3 rounded-control border px-4 py-2 font-semibold no-underline hover:border-primary ${first ? 'border-primary-tint bg-primary-tint text-primary-ink' : 'border-control bg-card text-ink'}`}
      >
        {text}
        <span className="whitespace-nowrap">{count}</span>
      </Link>
    </li>
  );
}

const levels: readonly string[] = ['locality', 'subDistrict', 'district', 'division'];
const placeSaid = (understood: FoundList['understood']) => understood.find(({ filter }) => levels.includes(filter));

/** The same search in a wider area instead of the place that the words name. */
function inPlace(params: URLSearchParams, { understood }: FoundList, { level, id }: NonNullable<FoundList['widerPlace']>): URLSearchParams {
  const next = reworded(params, withoutWords(params.get('q') ?? '', [placeSaid(understood)?.text ?? '']));
  next.set(level, id);
  return next;
}

/** Nothing but the tab, also where only the words say it. */
function clearedOf(params: URLSearchParams, { purpose }: FoundList): URLSearchParams {
  const rest = cleared(params);
  if (purpose) rest.set('purpose', purpose);
  return tidy(rest);
}

/** Which filter leaves out most, the nearest wider searches and what is found without a filter, one press each. */
function Narrowed({ path, params, purpose, found }: StateProps & { purpose: Purpose; found: FoundList }) {
  const { suggestions, wider, widerPlace, understood } = found;
  const { t, fmt, lng } = useWords();
  const stepText = useStepText();
  const withoutText = useWithoutText();
  const countText = useCountText();
  const fewer = suggestions.map(({ without: first, also = [], ...count }) => ({ filters: [first, ...also].filter(isFilterName), ...count }));
  const worst = fewer[0]?.filters[0];
  const place = widerPlace ? placeSaid(understood)?.name?.[lng] : undefined;
  // Where a filter set by hand is in the way, posts do say the words.
  const isUnknown = isActive(params, 'q') && understood.length === 0 && (worst === undefined || worst === 'q');
  const way = (to: string, text: string, { total, totalIsExact }: { total: number; totalIsExact: boolean }) => ({
    to,
    text,
    count: countText(total, totalIsExact),
  });
  const near = [
    ...(widerPlace ? [way(`${path}${searchOf(inPlace(params, found, widerPlace))}`, t('search.widerPlace', { place: widerPlace.name[lng] }), widerPlace)] : []),
    ...wider.map(({ step, query, total, totalIsExact }) => ({ to: `${path}${query}`, text: stepText(step), count: countText(total, totalIsExact) })),
    ...fewer.map(({ filters, total, totalIsExact }) => ({
      to: `${path}${searchOf(filters.reduce((rest, filter) => without(rest, filter), params))}`,
      text: withoutText(filters),
      count: countText(total, totalIsExact),
    })),
  ];
  // To buy is not to rent: last, and never the one that stands out.
  const said = found.tabs.filter(({ purpose: tab, total }) => tab === found.tabSaid && total > 0);
  const others = [...found.otherPurposes, ...said].map((other) => way(inOtherPurpose(params, other.purpose), t(`search.otherPurpose_${other.purpose}`), other));
  const ways = [...near.slice(0, waysMax - others.length), ...others];
  return (
    <StatePanel title={t('search.noneTitle')}>
      <OfferedGuess params={params} path={path} found={found} />
      <p className="mt-1 mb-0 text-muted">
        {found.notTraded
          ? t('search.notTraded', { words: fmt.list(found.notTraded.map((text) => t('search.chipText', { text }))) })
          : found.unknownVillage
            ? t('search.unknownVillage', { name: found.unknownVillage })
            : found.phoneNumber
              ? t('search.phoneNumber')
              : place
                ? t('search.noneInPlace', { place })
                : isUnknown
                  ? t('search.noneForWords')
                  : worst
                    ? t('search.noneBecause', { filter: t(`search.filter_${worst}`) })
                    : t('search.noneText')}
      </p>
      {found.phoneNumber ? (
        <Link to="/Stay-Safe#wrong" className="control inline-flex min-h-12 items-center text-ui font-semibold text-link no-underline hover:underline">
          {t('search.phoneDoubtful')}
        </Link>
      ) : null}
      <ul className="mt-4 mb-0 grid max-w-md list-none gap-2.5 p-0">
        {ways.map((way, index) => (
          <Way key={way.to} first={index === 0 && near.length > 0} {...way} />
        ))}
      </ul>
      <p className="mt-2 mb-0 flex flex-wrap items-center gap-x-4">
        <SaveSearchPanel params={params} purpose={purpose} found={found} look="alone" />
        <Link
          to={`${path}${searchOf(clearedOf(params, found))}`}
          className="control inline-flex min-h-12 items-center gap-1.5 text-ui font-semibold text-link no-underline hover:underline"
        >
          {t('search.clearAll')}
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </Link>
      </p>
    </StatePanel>
  );
}

/** So that the page is no dead end. */
function Newest({ purpose, posts }: { purpose: Purpose; posts: FoundList['newest'] }) {
  const { t } = useWords();
  if (!posts?.length) return null;
  return (
    <section className="mt-8">
      <h2 className="m-0 mb-4">{t(purpose === 'rent' ? 'search.newestRent' : 'search.newestSell')}</h2>
      <ListingGrid posts={posts} eager={0} />
    </section>
  );
}

/** A list without cards: a kind of which there is none yet, a page past the end, filters that leave nothing, or no posts at all. */
export function NothingFound({ path, params, purpose, found }: StateProps & { purpose: Purpose; found: FoundList }) {
  const { t } = useWords();
  const narrows = filterNames.some((filter) => isActive(params, filter) && isMeant(filter, params, purpose));
  if (found.total === 0 && !narrows && (purpose === 'group' || purpose === 'interior')) return <Soon purpose={purpose} />;
  if (found.total > 0) {
    return (
      <EmptyState
        drawing="magnifier"
        title={t('search.pastEnd')}
        text={t('search.pastEndText', { pages: found.totalPages })}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={pageHref(path, params, 1)}>{t('search.firstPage')}</ButtonLink>
            {found.totalPages > 1 ? (
              <ButtonLink kind="outline" to={pageHref(path, params, found.totalPages)}>
                {t('shell.pageLast')}
              </ButtonLink>
            ) : null}
          </span>
        }
      />
    );
  }
  if (activeCount(params) > 0 || isActive(params, 'q')) {
    return (
      <>
        <Narrowed path={path} params={params} purpose={purpose} found={found} />
        <Newest purpose={purpose} posts={found.newest} />
      </>
    );
  }
  return <EmptyState drawing="magnifier" title={t('search.noneYet')} text={t('search.noneYetText')} />;
}
