import { Button } from '#web/ui/button.tsx';
import type { MapMarks } from '#contracts/maps/map-search.ts';
import { type PageWords, useWords } from '#web/platform/language.tsx';
import { SortControl } from '#web/search/filters/sort-control.tsx';
import type { Listed } from './map-calls.ts';
import { mapOfSearch } from './map-path.ts';

interface Counted {
  found: MapMarks | undefined;
  listed: Listed | undefined;
  moved: boolean;
}

/** How much the search has, and how much of it the map shows where that is not all. */
export function countText({ t }: Pick<PageWords, 't'>, { found, listed, moved }: Counted): string {
  if (!found || !listed) return t('shell.loading');
  const { total, totalIsExact } = listed;
  if (totalIsExact && found.totalIsExact && found.total === total) return t('canvas.found', { count: total });
  if (!totalIsExact && !found.totalIsExact && !moved && found.total >= total) return t('canvas.foundAbout', { count: found.total });
  const whole = t(totalIsExact ? 'canvas.found' : 'canvas.foundMany', { count: total });
  return t('canvas.foundAndSeen', { whole, seen: t(found.totalIsExact ? 'canvas.seen' : 'canvas.seenAbout', { count: found.total }) });
}

interface HeadProps extends Counted {
  params: URLSearchParams;
  /** How many are at the one place that was pressed. */
  spot: number | undefined;
  onAll: () => void;
}

const pill = 'h-3.5 w-6 shrink-0 rounded-full';

/** What the marks of the map mean. */
function MarksKey() {
  const { t } = useWords();
  return (
    <p className="m-0 flex flex-wrap gap-x-3 px-4 pb-1.5 text-caption text-muted xl:pt-1.5 xl:pb-0">
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className={`${pill} bg-primary`} />
        {t('canvas.keyExact')}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className={`${pill} border-2 border-dashed border-primary`} />
        {t('canvas.areaOnly')}
      </span>
    </p>
  );
}

/** What the list stands for, its order and the key to the map. */
export function MapHead({ params, spot, onAll, ...counted }: HeadProps) {
  const words = useWords();
  const { t } = words;
  return (
    <header className="shrink-0">
      <div className="flex min-h-12 items-center justify-between gap-x-3 px-4 xl:pt-2">
        <output className="min-w-0 flex-1 text-ui text-muted">{spot === undefined ? countText(words, counted) : t('canvas.spot', { count: spot })}</output>
        {spot === undefined ? (
          <SortControl params={params} path={mapOfSearch} withMap={false} />
        ) : (
          <Button kind="quiet" className="px-2" onClick={onAll}>
            {t('canvas.backToAll')}
          </Button>
        )}
      </div>
      <MarksKey />
    </header>
  );
}
