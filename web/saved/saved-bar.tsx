import { purposes } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { ChoiceChip, Select } from '#web/ui/controls.tsx';
import { rememberSize, savedHref, sortChoices, type SavedQuery } from './saved-address.ts';

const label = 'sr-only';

/** Sort and filter, and how many on a page. */
export function SavedBar({ query, total, onAsk }: { query: SavedQuery; total: number | undefined; onAsk: (href: string) => void }) {
  const { t } = useWords();
  // A smaller page is no choice where all are on one.
  const hasPages = total === undefined || total > Math.min(query.limit, limits.saved.pageSize);
  const show = (change: Parameters<typeof savedHref>[1]): void => onAsk(savedHref(query, change));
  const resize = (size: number): void => {
    rememberSize(size);
    show({});
  };
  return (
    <section
      aria-label={t('saved.tools')}
      className="relative -mx-4 mt-2 flex items-center gap-2 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:p-0 lg:mt-3 lg:justify-between"
    >
      <fieldset className="m-0 shrink-0 border-0 p-0">
        <legend className="sr-only">{t('saved.filter')}</legend>
        <div className="flex gap-2">
          {([undefined, ...purposes] as const).map((purpose) => (
            <span key={purpose ?? 'all'} className="shrink-0">
              <ChoiceChip
                kind="radio"
                name="type"
                checked={query.type === purpose}
                onChange={() => show({ type: purpose })}
                label={purpose ? t(`enums.purpose_${purpose}`) : t('shell.all')}
              />
            </span>
          ))}
        </div>
      </fieldset>
      {/* On phones the last chips of the row. */}
      <div className="flex shrink-0 gap-2 max-sm:[&_select]:h-10 max-sm:[&_select]:w-auto max-sm:[&_select]:rounded-full">
        <label>
          <span className={label}>{t('saved.sort')}</span>
          <Select value={query.sort ?? 'desc'} onChange={(event) => show({ sort: event.target.value })}>
            {sortChoices.map((sort) => (
              <option key={sort} value={sort}>
                {t(`saved.sort_${sort}`)}
              </option>
            ))}
          </Select>
        </label>
        {hasPages ? (
          <label>
            <span className={label}>{t('saved.perPage')}</span>
            <Select value={query.limit} onChange={(event) => resize(Number(event.target.value))}>
              {limits.saved.pageSizes.map((size) => (
                <option key={size} value={size}>
                  {t('saved.perPageValue', { count: size })}
                </option>
              ))}
            </Select>
          </label>
        ) : null}
      </div>
    </section>
  );
}
