import { Link } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Fields } from './field-parts.tsx';
import { FilterFields } from './filter-fields.tsx';
import { activeCount, cleared, searchOf } from './filters.ts';
import { useHydrated } from './use-hydrated.ts';

/** The id of the form that holds every filter of the page; the search box and the order belong to it too. */
export const filterFormId = 'filters-form';

interface FilterRailProps extends Fields {
  /** How many the list has now. */
  count: { total: number; totalIsExact: boolean } | undefined;
  pending: boolean;
}

/** The filters beside the list. On phones they are in the sheet; without scripts the filter button's link opens this one. */
export function FilterRail({ count, pending, ...fields }: FilterRailProps) {
  const { t, fmt } = useWords();
  const { form, path } = fields;
  const live = useHydrated();
  const number = fmt.number(count?.total ?? 0);
  const show = count && count.total > 0 ? t(count.totalIsExact ? 'search.show' : 'search.showMany', { count: number }) : t('search.apply');
  return (
    <div id="filters" className="scroll-mt-20 max-lg:hidden max-lg:target:mt-4 max-lg:target:block lg:w-[300px]">
      {/* The places are fetched when somebody comes near; nothing here acts on its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        id={filterFormId}
        action={path}
        onSubmit={form.onSubmit}
        onChange={form.onChange}
        onBlur={form.onLeave}
        onFocus={form.loadAreas}
        onPointerEnter={form.loadAreas}
        className="rounded-card border border-line bg-card px-5 pt-3 pb-5"
        aria-label={t('search.filters')}
      >
        <div className="mb-3 flex min-h-12 items-center justify-between">
          <h2 className="m-0 !text-[21px]">{t('search.filters')}</h2>
          {activeCount(form.params) > 0 ? (
            <Link to={`${path}${searchOf(cleared(form.params))}`} preventScrollReset className="control flex min-h-12 items-center px-2 text-[15px] font-semibold text-link no-underline hover:underline">
              {t('search.clear')}
            </Link>
          ) : null}
        </div>
        {form.params.get('purpose') ? <input type="hidden" name="purpose" value={form.params.get('purpose') ?? ''} /> : null}
        <FilterFields {...fields} />
        <Button type="submit" className="w-full" aria-busy={pending}>
          {live ? show : t('search.apply')}
        </Button>
      </form>
    </div>
  );
}
