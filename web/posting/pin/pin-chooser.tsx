import { LocateFixed, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { limits } from '#contracts/limits.ts';
import { metersBetween, type OnEarth } from '#contracts/maps/drawn-map.ts';
import type { MapPlace } from '#contracts/maps/maps.ts';
import { MapCanvas } from '#web/map-canvas/map-canvas.tsx';
import { sendByFetch } from '#web/platform/api.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import type { MapView } from '#web/map-canvas/map-shapes.ts';
import { useWords, type PageWords } from '#web/platform/language.tsx';
import type { PostForm } from '#web/posting/post-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { fetchPlaces } from '#web/map-canvas/places-call.ts';
import { useMyPlace } from '#web/map-canvas/use-my-place.ts';

interface Props {
  pin: OnEarth | undefined;
  onSet: (place: { lat: string; lng: string }) => void;
  onClose: () => void;
}

const closeUp = 14;
const capital = { lat: 23.75, lng: 90.39 };
const kmOf = (one: OnEarth, other: OnEarth): number => metersBetween(one, other) / 1000;
const byDistance = (places: readonly MapPlace[], to: OnEarth): MapPlace[] => places.toSorted((one, other) => kmOf(one, to) - kmOf(other, to));
const isFar = (middles: readonly OnEarth[], pin: OnEarth): boolean => middles.every((middle) => kmOf(middle, pin) > limits.posts.pinKmMax);

/** Where the pin is, in words, and what is wrong with it. */
function saidOf({ t, fmt, lng }: PageWords, pin: OnEarth, middles: readonly MapPlace[], places: readonly MapPlace[]): string {
  const [area] = middles;
  if (area && isFar(middles, pin)) return t('posting.pinTooFar', { km: fmt.decimal(kmOf(area, pin), 1), area: area[lng] });
  const near = byDistance(
    places.filter(({ level }) => level !== 'district'),
    pin,
  )[0];
  return t('posting.pinNear', { place: near?.[lng] ?? '', lat: fmt.plain(pin.lat.toFixed(5)), lng: fmt.plain(pin.lng.toFixed(5)) });
}

/** The middles that count for the pin, the neighbourhood's first. */
function useMiddles(places: readonly MapPlace[]): MapPlace[] {
  const [subDistrict, locality] = useWatch<PostForm, ['subDistrict', 'locality']>({ name: ['subDistrict', 'locality'] });
  return useMemo(() => [locality, subDistrict].flatMap((id) => places.find((place) => place.id === id && id !== '') ?? []), [places, subDistrict, locality]);
}

/** What happens to the pin, and what is said of it. */
function usePinning({ places, pin, onSet }: Pick<Props, 'pin' | 'onSet'> & { places: readonly MapPlace[] }) {
  const words = useWords();
  const { t, fmt, lng } = words;
  const middles = useMiddles(places);
  const [area] = middles;
  const [told, setTold] = useState('');
  const [view, setView] = useState<MapView>(() => ({ middle: pin ?? area ?? capital, zoom: closeUp }));
  const { seeking, seek } = useMyPlace();
  // Another area above moves the map there.
  const last = useRef(area?.id);
  useEffect(() => {
    if (area && last.current !== area.id) setView({ middle: area, zoom: closeUp });
    last.current = area?.id;
  }, [area]);
  // Where it was before each move, the last one first.
  const [before, setBefore] = useState<readonly (OnEarth | undefined)[]>([]);
  const show = (place: OnEarth | undefined): void => onSet({ lat: place?.lat.toFixed(5) ?? '', lng: place?.lng.toFixed(5) ?? '' });
  const put = (place: OnEarth): void => {
    setBefore([pin, ...before]);
    show(place);
    setTold('');
  };
  const undo = (): void => {
    const [last, ...others] = before;
    show(last);
    setBefore(others);
    setTold(last ? '' : t('posting.pinRemoved'));
  };
  const found = (place: OnEarth): void => {
    if (area && isFar(middles, place)) return setTold(t('posting.hereAway', { km: fmt.decimal(kmOf(area, place), 1), area: area[lng] }));
    put(place);
    setView({ middle: place, zoom: closeUp + 1 });
  };
  const here = (): void => {
    setTold(t('posting.hereSeeking'));
    seek(found, (why) => setTold(t(`posting.${why}`)));
  };
  const drop = (): void => {
    setBefore([pin, ...before]);
    show(undefined);
    setTold(t('posting.pinRemoved'));
  };
  const said = told || (pin ? saidOf(words, pin, middles, places) : '');
  return { area, view, said, seeking, put, here, drop, undo: before.length > 0 ? undo : undefined, shown: pin ?? area ?? view.middle };
}

function PlacedMap({ places, onClose, ...props }: Props & { places: readonly MapPlace[] }) {
  const { t, lng } = useWords();
  const district = useWatch<PostForm, 'district'>({ name: 'district' });
  const { area, view, said, seeking, put, here, drop, undo, shown } = usePinning({ places, ...props });
  const markers = useMemo(() => [{ id: 'house', label: t('posting.pinLabel'), movable: true, lat: shown.lat, lng: shown.lng }], [t, shown.lat, shown.lng]);
  return (
    <>
      <MapCanvas
        label={t('posting.pinMap', { area: area?.[lng] ?? '' })}
        className="h-80 sm:h-100"
        view={view}
        district={district}
        names={places}
        markers={markers}
        onMove={(_id, place) => put(place)}
        onTap={put}
      />
      <p className="mt-2 mb-0 text-small text-muted">{t('posting.pinHow')}</p>
      <output className="mt-1 block min-h-6 text-ui">{said}</output>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button kind="outline" aria-busy={seeking} disabled={seeking} onClick={here}>
          <LocateFixed aria-hidden="true" className="size-5" />
          {t('posting.pinHere')}
        </Button>
        {undo ? (
          <Button kind="outline" onClick={undo}>
            <Undo2 aria-hidden="true" className="size-5" />
            {t('posting.pinUndo')}
          </Button>
        ) : null}
        <Button kind="quiet" onClick={drop} disabled={!props.pin}>
          {t('posting.pinUnsure')}
        </Button>
        <Button onClick={onClose}>{t('posting.pinClose')}</Button>
      </div>
    </>
  );
}

/** The map on which the pin is set, with the names of the district. */
export function PinChooser(props: Props) {
  const { t, lng } = useWords();
  const district = useWatch<PostForm, 'district'>({ name: 'district' });
  const { value, failure, reading, reload } = useRead(district || undefined, () => fetchPlaces({ send: sendByFetch, lng }, district));
  if (value) return <PlacedMap key={district} {...props} places={value} />;
  if (!failure || reading) return <Bone className="h-80 w-full rounded-panel" />;
  return (
    <Notice tone="danger">
      {t('canvas.failed')}{' '}
      <Button kind="outline" onClick={reload}>
        {t('shell.retry')}
      </Button>
    </Notice>
  );
}
