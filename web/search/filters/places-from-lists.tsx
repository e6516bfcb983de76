import { type ComponentType, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { loadChunk } from '#web/platform/chunks.ts';
import type { ListedPlacesProps } from './listed-places.tsx';

/** The lists of places, closed until they are asked for: their code and the catalogue come then. */
export function PlacesFromLists(props: ListedPlacesProps) {
  const { t } = useWords();
  const [Lists, setLists] = useState<ComponentType<ListedPlacesProps>>();
  const load = (): void => void loadChunk(() => import('./listed-places.tsx')).then(({ ListedPlaces }) => setLists(() => ListedPlaces));
  return (
    <details className="group noscript:hidden" onToggle={({ currentTarget }) => void (currentTarget.open && !Lists && load())}>
      <summary className="control flex min-h-11 cursor-pointer list-none items-center text-ui font-semibold text-link [&::-webkit-details-marker]:hidden">
        {t('search.placeLists')}
      </summary>
      <div className="min-h-40 pb-1">{Lists ? <Lists {...props} /> : null}</div>
    </details>
  );
}
