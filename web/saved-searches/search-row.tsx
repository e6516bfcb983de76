import { Search, Trash2 } from 'lucide-react';
import { alertFrequencies, type AlertFrequency } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { runPath } from '#contracts/search/search-path.ts';
import type { SavedSearch } from '#contracts/search/saved-searches.ts';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import { SearchName } from './search-name.tsx';
import { useFound } from './use-found.ts';

interface SearchRowProps {
  search: SavedSearch;
  onChange: (change: { name?: string; frequency?: AlertFrequency }) => Promise<boolean>;
  onRemove: () => void;
}

/** One saved search: what it asks, when it speaks up, and the ways to run and to remove it. */
export function SearchRow({ search, onChange, onRemove }: SearchRowProps) {
  const { t, fmt, now } = useWords();
  const { _id, name, frequency, query, createdAt } = search;
  const found = useFound(search);
  const run =
    found && found.total > 0
      ? t('savedSearches.runFound', { count: found.total, shown: `${fmt.number(found.total)}${found.totalIsExact ? '' : '+'}` })
      : t('savedSearches.run');
  const hour = fmt.hour(limits.savedSearches.dailyHour);
  return (
    <article className="rounded-card border border-line bg-card p-4 sm:p-5">
      <SearchName
        search={search}
        onRename={(to) => onChange({ name: to })}
        remove={
          <button
            type="button"
            data-remove={_id}
            aria-label={t('savedSearches.removeNamed', { name })}
            onClick={onRemove}
            className="-mt-2.5 -mr-2.5 grid size-12 shrink-0 place-items-center rounded-full text-danger hover:bg-sunk"
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </button>
        }
      >
        <p className="mt-0.5 mb-0 text-small text-muted">
          {t('savedSearches.savedAt', { time: fmt.relative(createdAt, now) })}
          {found?.total === 0 ? ` · ${t('savedSearches.foundNone')}` : null}
        </p>
      </SearchName>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <label className="min-w-[min(11rem,100%)] flex-1 sm:max-w-64">
          <span className="mb-1 block text-small text-muted">{t('savedSearches.frequency')}</span>
          <Select
            value={frequency}
            aria-label={t('savedSearches.frequencyNamed', { name })}
            onChange={(event) => void onChange({ frequency: event.target.value as AlertFrequency })}
          >
            {alertFrequencies.map((one) => (
              <option key={one} value={one}>
                {t(`savedSearches.frequency_${one}`, { hour })}
              </option>
            ))}
          </Select>
        </label>
        <ButtonLink kind="outline" to={runPath(query)} aria-label={`${run}: ${name}`} className="flex-1 sm:ml-auto sm:min-w-56 sm:flex-none">
          <Search aria-hidden="true" className="size-5" />
          {run}
        </ButtonLink>
      </div>
    </article>
  );
}
