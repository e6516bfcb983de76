import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Purpose } from '#contracts/enums.ts';
import type { Understood } from '#contracts/search/search.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { ClearWord } from './clear-word.tsx';
import { type Fields, type FoundByValue, Kept } from './field-parts.tsx';
import { FilterFields } from './filter-fields.tsx';
import { activeCount, cleared, searchOf } from './filters.ts';
import { filterFormId } from './form-id.ts';
import { PlaceListsForm } from './places/place-lists.tsx';
import { type FilterForm, useFilterForm } from './use-filter-form.ts';
import { usePreview } from './use-preview.ts';
import { useHydrated } from '#web/platform/hooks/use-hydrated.ts';

/** The form of the rail, which changes the list as it is filled in. */
function useRailForm({ path, purpose, areas, understood }: FilterRailProps, onApplied: () => void): FilterForm {
  const navigate = useNavigate();
  const lastField = useRef('');
  return useFilterForm({
    purpose,
    areas,
    understood,
    onDraft(address, name) {
      // One field typed in several goes is one step back.
      void navigate(`${path}${address}`, { replace: lastField.current === name, preventScrollReset: true });
      lastField.current = name;
      return true;
    },
    onApply(address) {
      lastField.current = '';
      onApplied();
      void navigate(`${path}${address}`);
    },
  });
}

export interface FilterRailProps extends Omit<Fields, 'form' | 'facets'> {
  /** What the server took out of the words. */
  understood: readonly Understood[];
  /** How many the list has now. */
  count: { total: number; totalIsExact: boolean } | undefined;
  pending: boolean;
}

const formHash = '#filters';
/** On phones: always there, never, or, until a script knows, for anyone who came to `#filters`. */
const looks = { shown: 'max-lg:mt-4', away: 'max-lg:hidden', asked: 'max-lg:hidden max-lg:target:mt-4 max-lg:target:block' };

/** On phones the form is above the list for anyone who came to it; once it is applied it makes room for the list. */
function usePlace(): [look: string, putAway: () => void] {
  const [place, setPlace] = useState<keyof typeof looks>('asked');
  useEffect(() => {
    const show = (): void => void (window.location.hash === formHash && setPlace('shown'));
    const onHash = (): void => {
      show();
      // The browser has looked for it before it stood there again.
      setTimeout(() => document.querySelector(formHash)?.scrollIntoView());
    };
    show();
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  return [looks[place], () => setPlace('away')];
}

const restMs = 400;

/** What each value would find, once the list stands and no one changes it; a rail that is out of sight asks for nothing. */
function useRailFacets(element: RefObject<HTMLFormElement | null>, purpose: Purpose, address: string): FoundByValue | undefined {
  const { facets, ask } = usePreview(purpose);
  const newest = useRef(ask);
  useEffect(() => {
    newest.current = ask;
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      if (element.current?.checkVisibility?.()) void newest.current(address);
    }, restMs);
    return () => clearTimeout(timer);
  }, [element, purpose, address]);
  return facets;
}

/** The filters beside the list. On phones they are in the sheet; without scripts the filter button's link opens this one. */
export function FilterRail(props: FilterRailProps) {
  const { count, pending, understood: _, ...given } = props;
  const { t } = useWords();
  const { path, purpose } = given;
  const [look, putAway] = usePlace();
  const form = useRailForm(props, putAway);
  const element = useRef<HTMLFormElement>(null);
  const facets = useRailFacets(element, purpose, searchOf(form.address));
  const fields = { ...given, form, facets };
  const takeTyped = form.takeTyped;
  const live = useHydrated();
  const [takesOver] = useState(!live);
  // What was typed into the server's form before this code came has told no one. Into a form of the browser's own, such as on
  // the way back from a post, no one has typed yet.
  useEffect(() => {
    if (takesOver && element.current) takeTyped(element.current);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const show = count && count.total > 0 ? t(count.totalIsExact ? 'search.show' : 'search.showMany', { count: count.total }) : t('search.apply');
  return (
    <div id="filters" className={`scroll-mt-20 lg:w-[300px] ${look}`}>
      {/* Leaving a field tells that a number in it is whole. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={element}
        id={filterFormId}
        action={path}
        onSubmit={form.onSubmit}
        onChange={form.onChange}
        onBlur={form.onLeave}
        className="rounded-card border border-line bg-card px-5 pt-3 pb-5 lg:[&_:is(input,select,a,summary)]:scroll-mb-24 lg:has-[.rest:not([open])]:[&>.fields>:is(div,fieldset):nth-child(n+3)]:hidden"
        aria-label={t('search.filters')}
      >
        <div className="mb-3 flex min-h-12 items-center justify-between">
          <h2 className="m-0 !text-amount">{t('search.filters')}</h2>
          {activeCount(form.params) > 0 ? (
            <Link
              to={`${path}${searchOf(cleared(form.address))}`}
              preventScrollReset
              className="control flex min-h-12 items-center px-2 text-ui font-semibold text-link no-underline hover:underline"
            >
              <ClearWord />
            </Link>
          ) : null}
        </div>
        <Kept params={form.params} names={['purpose', 'assume']} />
        <FilterFields {...fields} />
        {/* Beside an empty list only the first filters: each further one could only leave out more. */}
        {count?.total === 0 ? (
          <details className="rest mb-4 max-lg:hidden open:hidden">
            <summary className="control flex min-h-11 cursor-pointer list-none items-center text-ui font-semibold text-link [&::-webkit-details-marker]:hidden">
              {t('search.moreFilters')}
            </summary>
          </details>
        ) : null}
        {/* In sight while the long form is; a field that takes the focus comes to rest above it. */}
        <div className="-mx-5 -mb-5 rounded-b-card bg-card px-5 pt-3 pb-5 lg:sticky lg:bottom-0 lg:z-1 lg:border-t lg:border-line lg:pb-3.5">
          <Button type="submit" className="w-full" aria-busy={pending}>
            {live ? show : t('search.apply')}
          </Button>
        </div>
      </form>
      <PlaceListsForm id={given.id} form={form} path={path} />
    </div>
  );
}
