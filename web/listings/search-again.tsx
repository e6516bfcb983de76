import type { Purpose } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';

/** A search box on a page that has nothing else to show; works without scripts. */
export function SearchAgain({ purpose }: { purpose?: Purpose }) {
  const { t } = useWords();
  return (
    <search>
      <form action="/property-search" className="mx-auto mt-6 flex max-w-xl gap-2">
        {purpose ? <input type="hidden" name="purpose" value={purpose} /> : null}
        <input
          name="q"
          aria-label={t('shell.notFoundSearch')}
          placeholder={t('shell.notFoundSearch')}
          className="min-h-12 min-w-0 flex-1 rounded-control border border-control bg-card px-4 text-ellipsis"
        />
        <button type="submit" className="min-h-12 rounded-control bg-primary px-5 font-semibold text-on-primary">
          {t('shell.search')}
        </button>
      </form>
    </search>
  );
}
