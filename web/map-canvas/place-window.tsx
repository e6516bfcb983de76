import { useMemo } from 'react';
import type { OnEarth } from '#contracts/maps/drawn-map.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { fetchPlaces } from './places-call.ts';

export interface PlaceWindowProps {
  label: string;
  district: string;
  /** Where something is to the metre. */
  pin?: OnEarth | undefined;
  /** Around where it is. */
  disc?: (OnEarth & { meters: number }) | undefined;
  view: { middle: OnEarth; zoom: number };
}

/** A map to look at: a pin where the place is exact, a disc where it is near, names of the district around. */
export function PlaceWindow({ label, district, pin, disc, view }: PlaceWindowProps) {
  const { t, lng } = useWords();
  const { value, failure, reading, reload } = useRead(district, () => fetchPlaces({ send: sendByFetch, lng }, district));
  const markers = useMemo(() => (pin ? [{ id: 'pin', label, ...pin }] : []), [pin, label]);
  const discs = useMemo(() => (disc ? [{ id: 'disc', ...disc }] : []), [disc]);
  if (value) return <MapCanvas className="h-70" label={label} view={view} district={district} names={value} markers={markers} discs={discs} />;
  if (!failure || reading) return <Bone className="h-70 w-full rounded-panel" />;
  return (
    <Notice tone="danger">
      {t('canvas.failed')}{' '}
      <Button kind="outline" onClick={reload}>
        {t('shell.retry')}
      </Button>
    </Notice>
  );
}
