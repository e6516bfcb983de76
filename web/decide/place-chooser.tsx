import { LocateFixed } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import type { OnEarth } from '#contracts/maps/drawn-map.ts';
import type { MapPlace } from '#contracts/maps/maps.ts';
import { AreaBox } from '#web/areas/area-box.tsx';
import type { AreaOption } from '#web/areas/area-tree.ts';
import { fold } from '#web/areas/fold.ts';
import { fetchPlaces } from '#web/map-canvas/places-call.ts';
import { useMyPlace } from '#web/map-canvas/use-my-place.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { keepOwnPlace, type OwnPlace, type OwnPlaceNumber, placeNameMax } from './own-places.ts';

const MapCanvas = lazy(async () => ({ default: (await loadChunk(() => import('#web/map-canvas/map-canvas.tsx'))).MapCanvas }));

const zoom = 13;
const { latMin, latMax, lngMin, lngMax } = limits.posts;
const isInCountry = ({ lat, lng }: OnEarth): boolean => lat >= latMin && lat <= latMax && lng >= lngMin && lng <= lngMax;

/** The areas of the homes' districts: what is asked for says where the homes are, never where the place is. */
function usePlaceNames(districts: readonly string[]): readonly MapPlace[] | undefined {
  const { lng } = useWords();
  const { value, failure, reading } = useRead(districts.join(), async () => {
    const lists = await Promise.all(districts.map((district) => fetchPlaces({ send: sendByFetch, lng }, district)));
    return [...new Map(lists.flat().map((place) => [place.id, place])).values()];
  });
  return value ?? (failure && !reading ? [] : undefined);
}

const optionOf = ({ id, bn, en }: MapPlace): AreaOption => ({ id, bn, en, names: [fold(bn), fold(en)] });

interface ChooserProps {
  number: OwnPlaceNumber;
  place: OwnPlace | undefined;
  districts: readonly string[];
  /** Where the map opens while nothing is chosen. */
  middle: OnEarth;
  onClose: () => void;
}

/** What is chosen before it is kept. */
function useChoice({ number, place, onClose }: ChooserProps) {
  const { t } = useWords();
  const [name, setName] = useState(place?.name ?? '');
  const [at, setAt] = useState<OnEarth | undefined>(place);
  const [area, setArea] = useState<AreaOption>();
  const [told, setTold] = useState('');
  const { seeking, seek } = useMyPlace();
  const put = (next: OnEarth | undefined, from?: AreaOption): void => {
    setAt(next);
    setArea(from);
    setTold('');
  };
  const here = (): void => {
    setTold(t('decide.hereSeeking'));
    seek(
      (found) => (isInCountry(found) ? put(found) : setTold(t('canvas.hereAbroad'))),
      (why) => setTold(t(`canvas.${why}`)),
    );
  };
  const keep = (called: string): void => {
    if (!at) return setTold(t('decide.placeMissing'));
    keepOwnPlace({ number, name: name.trim() || called, lat: at.lat, lng: at.lng });
    onClose();
  };
  return { name, setName, at, area, told, put, here, keep, seeking };
}

/** Chooses one of one's own places by the name of an area, on a map, or where the device is. */
export function PlaceChooser(props: ChooserProps) {
  const { number, districts, middle, onClose } = props;
  const { t, lng, fmt } = useWords();
  const places = usePlaceNames(districts);
  const options = useMemo(() => places?.map(optionOf) ?? [], [places]);
  const { name, setName, at, area, told, put, here, keep, seeking } = useChoice(props);
  const id = `own-place-${number}`;
  const label = t('decide.placeOnMap');
  const shown = at ?? middle;
  const markers = useMemo(() => (at ? [{ id: 'place', label, movable: true, lat: at.lat, lng: at.lng }] : []), [at, label]);
  const pick = (option: AreaOption | undefined): void =>
    put(
      places?.find((one) => one.id === option?.id),
      option,
    );
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field id={id} label={t('decide.placeName')}>
        <TextInput
          {...described(id)}
          value={name}
          maxLength={placeNameMax}
          autoComplete="off"
          placeholder={t(`decide.placeHint_${number}`)}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <AreaBox id={`${id}-area`} label={t('decide.placeArea')} options={options} elsewhere={[]} chosen={area} withParent={false} onChoose={pick} />
      <Suspense fallback={<Bone className="h-60 w-full rounded-panel" />}>
        <MapCanvas
          isDrawn
          label={label}
          className="h-60"
          view={{ middle: shown, zoom }}
          district={districts[0]}
          names={places ?? []}
          markers={markers}
          onMove={(_id, to) => put(to)}
          onTap={(to) => put(to)}
        />
      </Suspense>
      <output className="block min-h-6 text-ui">{told || (at ? t('decide.placeChosen') : t('decide.placeHow'))}</output>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => keep(area?.[lng] ?? t('decide.placeOf', { number: fmt.number(number) }))}>{t('decide.placeKeep')}</Button>
        <Button kind="outline" aria-busy={seeking} disabled={seeking} onClick={here}>
          <LocateFixed aria-hidden="true" className="size-5" />
          {t('decide.here')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('shell.cancel')}
        </Button>
      </div>
    </div>
  );
}
