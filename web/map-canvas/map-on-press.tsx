import { MapPin } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { MapTiles } from '#contracts/pages/site-facts.ts';
import { useWords } from '#web/platform/language.tsx';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { useHydrated } from '#web/platform/hooks/use-hydrated.ts';
import { useDataSaver } from '#web/platform/data-saver.ts';
import { Button } from '#web/ui/button.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import type { PlaceWindowProps } from './place-window.tsx';

const PlaceWindow = lazy(async () => ({ default: (await loadChunk(() => import('./place-window.tsx'))).PlaceWindow }));

/** What the map and the outlines below it weigh, compressed. */
const mapKilobytes = 60;

/**
 * A drawing with a button, in whose place a map comes when it is pressed; with streets, which no drawing has, it comes automatically
 * unless data is saved.
 */
export function MapOnPress({ drawing, ...shown }: PlaceWindowProps & { drawing?: ReactNode }) {
  const { t, fmt } = useWords();
  const saves = useDataSaver();
  const hasStreets = useRouteLoaderData<{ tiles?: MapTiles }>('root')?.tiles !== undefined;
  const [isPressed, setPressed] = useState(false);
  const comes = useHydrated() && hasStreets && !saves;
  if (isPressed || comes)
    return (
      <Suspense fallback={drawing ?? <Bone className="h-70 w-full rounded-panel" />}>
        <PlaceWindow {...shown} />
      </Suspense>
    );
  return (
    <>
      {drawing}
      <Button kind="outline" className="mt-2 print:hidden" onClick={() => setPressed(true)}>
        <MapPin aria-hidden="true" className="size-5" />
        {saves ? t('canvas.showSize', { size: fmt.number(mapKilobytes) }) : t(drawing ? 'canvas.move' : 'canvas.show')}
      </Button>
    </>
  );
}
