import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { MapArea } from '#contracts/maps/maps.ts';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { useHydrated } from '#web/platform/hooks/use-hydrated.ts';
import { useWide } from '#web/platform/hooks/use-wide.ts';
import { Bone } from '#web/ui/skeleton.tsx';
import { CityTiles } from './city-tiles.tsx';
import { CountryMap } from './country-map.tsx';
import { MostPosts } from './most-posts.tsx';
import type { StageProps } from './pressing.ts';
import { Stations } from './stations.tsx';

const AreaPanel = lazy(async () => ({ default: (await loadChunk(() => import('./area-panel.tsx'))).AreaPanel }));

/** The drawing of a tab, beside it what has most there, or the area that was pressed: on phones in a sheet above the page. */
export function MapStage({ figures, choice }: StageProps) {
  const [pickedId, setPicked] = useState<string>();
  const isWide = useWide();
  const isHydrated = useHydrated();
  const picked = figures.areas.find(({ id }) => id === pickedId);
  const onPress = (event: MouseEvent, area: MapArea): void => {
    if (!isHydrated || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPicked(area.id);
  };
  const close = (): void => {
    setPicked(undefined);
    document.querySelector<HTMLElement>(`[data-walk] [data-area="${pickedId}"]`)?.focus({ preventScroll: true });
  };
  const pressing = { picked, onPress };
  const panel = picked ? (
    <Suspense fallback={isWide ? <Bone className="h-96 w-full rounded-panel" /> : null}>
      <AreaPanel key={picked.id} area={picked} per={figures.per} choice={choice} isSheet={!isWide} onClose={close} />
    </Suspense>
  ) : null;
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      {choice.tab === 'country' ? (
        <CountryMap figures={figures} choice={choice} {...pressing} />
      ) : (
        <CityTiles city={choice.tab} figures={figures} choice={choice} {...pressing} />
      )}
      <div className="min-w-0 self-start lg:sticky lg:top-24">
        {panel}
        {picked && isWide ? null : <MostPosts figures={figures} choice={choice} onPress={onPress} />}
        {choice.tab === 'dhaka' ? <Stations figures={figures} choice={choice} /> : null}
      </div>
    </div>
  );
}
