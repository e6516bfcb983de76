import { ChevronDown } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import type { ListedPlacesProps } from './listed-places.tsx';

/** The lists of places, closed until they are asked for: their code and the catalogue come then. */
export function PlacesFromLists(props: ListedPlacesProps) {
  const { t } = useWords();
  const details = useRef<HTMLDetailsElement>(null);
  const [Lists, setLists] = useState<ComponentType<ListedPlacesProps>>();
  const onToggle = (): void => {
    if (!details.current?.open || Lists) return;
    void loadChunk(() => import('./listed-places.tsx')).then(({ ListedPlaces }) => setLists(() => ListedPlaces));
  };
  // The browser opens it by itself before this code is here.
  const onReady = useEffectEvent(onToggle);
  useEffect(() => onReady(), []);
  return (
    <details ref={details} className="group noscript:hidden" onToggle={onToggle}>
      <summary className="control flex min-h-11 cursor-pointer list-none items-center text-ui font-semibold text-link [&::-webkit-details-marker]:hidden">
        {t('search.placeLists')}
        <ChevronDown aria-hidden="true" className="ml-1 size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="min-h-40 pb-1">{Lists ? <Lists {...props} /> : null}</div>
    </details>
  );
}
