import { useMemo } from 'react';
import type { OnEarth } from '#contracts/maps/drawn-map.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { useWords } from '#web/platform/language.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { fetchPlaces } from './places-call.ts';

const none: readonly never[] = [];

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
  const { lng } = useWords();
  const { value, failure, reading } = useRead(district, () => fetchPlaces({ send: sendByFetch, lng }, district));
  const markers = useMemo(() => (pin ? [{ id: 'pin', label, ...pin }] : []), [pin, label]);
  const discs = useMemo(() => (disc ? [{ id: 'disc', ...disc }] : []), [disc]);
  // Without names, which did not come, it is a map still.
  if (value || (failure && !reading))
    return <MapCanvas className="h-70" label={label} view={view} district={district} names={value ?? none} markers={markers} discs={discs} />;
  return <Bone className="h-70 w-full rounded-panel" />;
}
