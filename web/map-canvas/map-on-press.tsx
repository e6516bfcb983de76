import { MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { Button } from '#web/ui/button.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import type { PlaceWindowProps } from './place-window.tsx';

const PlaceWindow = lazy(async () => ({ default: (await loadChunk(() => import('./place-window.tsx'))).PlaceWindow }));

/** A button in the place of a map, which comes when it is pressed. */
export function MapOnPress(shown: PlaceWindowProps) {
  const { t } = useWords();
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
      {t('canvas.show')}
    </Button>
  );
}
