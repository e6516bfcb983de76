import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/controls.tsx';
import type { MapAndListState } from './use-map-and-list.ts';

/** Where the map shows another place than the search: to search there, now or whenever it is moved. */
export function SearchHere({ state }: { state: Pick<MapAndListState, 'searchHere' | 'canSearchHere' | 'isAsMoved' | 'setAsMoved'> }) {
  const { t } = useWords();
  const { searchHere, canSearchHere, isAsMoved, setAsMoved } = state;
  if (!canSearchHere && !isAsMoved) return null;
  return (
    <div className="flex flex-wrap justify-center gap-2 *:pointer-events-auto">
      {canSearchHere ? (
        <Button className="px-4 shadow-float" onClick={searchHere}>
          {t('canvas.searchHere')}
        </Button>
      ) : null}
      <Checkbox
        label={t('canvas.asMoved')}
        checked={isAsMoved}
        onChange={(event) => setAsMoved(event.currentTarget.checked)}
        className="min-h-12 rounded-control border border-control bg-card px-3 text-ui shadow-float"
      />
    </div>
  );
}
