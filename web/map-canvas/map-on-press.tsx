import { MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { useDataSaver } from '#web/platform/data-saver.ts';
import { Button } from '#web/ui/button.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import type { PlaceWindowProps } from './place-window.tsx';

const PlaceWindow = lazy(async () => ({ default: (await loadChunk(() => import('./place-window.tsx'))).PlaceWindow }));

/** What the map and the outlines below it weigh, compressed. */
const mapKilobytes = 60;

/** A button in the place of a map, which comes when it is pressed. */
export function MapOnPress(shown: PlaceWindowProps) {
  const { t, fmt } = useWords();
  const saves = useDataSaver();
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <Suspense fallback={<Bone className="h-70 w-full rounded-panel" />}>
        <PlaceWindow {...shown} />
      </Suspense>
    );
  return (
    <Button kind="outline" className="print:hidden" onClick={() => setOpen(true)}>
      <MapPin aria-hidden="true" className="size-5" />
      {saves ? t('canvas.showSize', { size: fmt.number(mapKilobytes) }) : t('canvas.show')}
    </Button>
  );
}
