import { LocateFixed, TrainFront } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { boundsText, type Mark } from '#contracts/maps/map-search.ts';
import { MapCanvas } from '#web/map-canvas/map-canvas.tsx';
import type { MapMark, MapView } from '#web/map-canvas/map-shapes.ts';
import type { SeenView } from '#web/map-canvas/mark-layer.ts';
import { fetchPlaces } from '#web/map-canvas/places-call.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { type PageWords, useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { onMap, searchOf } from '#web/search/filters/filters.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchCards, fetchMarks } from './map-calls.ts';
import { MapCard } from './map-card.tsx';
import { mapOfSearch } from './map-path.ts';
import { firstView } from './map-view.ts';

const nearKm = 3;
const zoomMax = 17;

const idOf = ({ PostID, lat, lng }: Mark): string => (PostID === undefined ? `${lat},${lng}` : String(PostID));

/** A price where one post is, otherwise how many. */
function shownMark(mark: Mark, lit: number | undefined, { t, fmt, lng }: PageWords): MapMark {
  const { lat, lng: east, count, price, PostID, area } = mark;
  const amount = fmt.amountShort(price);
  const at = { id: idOf(mark), lat, lng: east, isLit: PostID !== undefined && PostID === lit };
  if (count === 1) {
    const label = t('canvas.markPrice', { price: fmt.taka(price) });
    return { ...at, kind: PostID === undefined ? 'area' : 'price', text: amount, label: area ? `${area[lng]}: ${label}` : label };
  }
  const label = t('canvas.markCount', { count, price: fmt.taka(price) });
  return { ...at, kind: 'count', text: fmt.number(count), label: area ? `${area[lng]}: ${label}` : label };
}

/** The same search at another place on the map. */
function atPlace(params: URLSearchParams, name: (typeof onMap)[number] | undefined, value = ''): string {
  const next = new URLSearchParams(params);
  for (const one of [...onMap, 'page']) next.delete(one);
  if (name) next.set(name, value);
  return `${mapOfSearch}${searchOf(next)}`;
}

function Places({ params, seen, moved }: { params: URLSearchParams; seen: SeenView | undefined; moved: boolean }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const go = (address: string): void => void navigate(address, { replace: true, preventScrollReset: true });
  const near = (): void => {
    if (!('geolocation' in navigator)) return showToast('error', t('canvas.noPlace'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => go(atPlace(params, 'near', [coords.latitude.toFixed(4), coords.longitude.toFixed(4), nearKm].join(','))),
      () => showToast('error', t('canvas.noPlace')),
      { timeout: 15_000 },
    );
  };
  const isMetro = params.has('metroKm');
  return (
    <div className="absolute top-2 left-2 z-500 flex max-w-[calc(100%-72px)] flex-wrap gap-2">
      {moved && seen ? <Button onClick={() => go(atPlace(params, 'bounds', boundsText(seen)))}>{t('canvas.searchHere')}</Button> : null}
      <Button kind="outline" className="max-lg:px-3" onClick={near}>
        <LocateFixed aria-hidden="true" className="size-5" />
        <span className="max-lg:sr-only">{t('canvas.nearMe')}</span>
      </Button>
      <Button
        kind="outline"
        className="max-lg:px-3"
        aria-pressed={isMetro}
        onClick={() => go(isMetro ? atPlace(params, undefined) : atPlace(params, 'metroKm', '1'))}
      >
        <TrainFront aria-hidden="true" className="size-5" />
        <span className="max-lg:sr-only">{t('canvas.nearMetro')}</span>
      </Button>
    </div>
  );
}

/** Not where the map only got another size. */
function isElsewhere(one: SeenView, other: SeenView): boolean {
  const middle = (low: number, high: number): number => (low + high) / 2;
  const by = Math.hypot(middle(one.south, one.north) - middle(other.south, other.north), middle(one.west, one.east) - middle(other.west, other.east));
  return one.zoom !== other.zoom || by > (other.east - other.west) / 20;
}

/** The last answer, while the next one comes. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return last;
}

/** The map with its list: beside it where there is room, below it on phones. */
function MapAndList({ params, first }: { params: URLSearchParams; first: MapView }) {
  const words = useWords();
  const { t, lng } = words;
  const api = { send: sendByFetch, lng };
  const [seen, setSeen] = useState<SeenView>();
  const [opened, setOpened] = useState<SeenView>();
  const [view, setView] = useState(first);
  const [lit, setLit] = useState<number>();
  const bounds = seen && boundsText(seen);
  const key = seen && `${params} ${bounds} ${seen.zoom}`;
  const found = useLast(useRead(key, () => fetchMarks(api, params, bounds, seen?.zoom ?? first.zoom)).value);
  const listed = useRead(bounds && `${params} ${bounds}`, () => fetchCards(api, params, bounds ?? ''));
  const cards = useLast(listed.value);
  const district = params.get('district') ?? 'dhaka';
  const { value: names } = useRead(district, () => fetchPlaces(api, district));
  const marks = useMemo(() => (found?.marks ?? []).map((mark) => shownMark(mark, lit, words)), [found, lit, words]);
  const press = (id: string): void => {
    const mark = found?.marks.find((one) => idOf(one) === id);
    if (!mark || !seen) return;
    if (mark.PostID !== undefined) {
      setLit(mark.PostID);
      document.querySelector(`[data-post="${mark.PostID}"]`)?.scrollIntoView({ block: 'nearest', inline: 'start' });
    } else setView({ middle: mark, zoom: Math.min(zoomMax, seen.zoom + 2) });
  };
  const see = (now: SeenView): void => {
    setSeen(now);
    setOpened((before) => before ?? now);
  };
  const moved = opened !== undefined && seen !== undefined && isElsewhere(opened, seen);
  return (
    <div className="flex min-h-0 flex-1 flex-col-reverse lg:flex-row">
      <section aria-label={t('canvas.list')} aria-busy={listed.reading} className="h-45 shrink-0 overflow-hidden lg:h-auto lg:w-105 lg:overflow-y-auto">
        <output className="block px-4 pt-2 text-small text-muted">{found ? t('search.count', { count: found.total }) : t('shell.loading')}</output>
        <ul className="m-0 flex list-none snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 py-2 lg:flex-col">
          {(cards ?? []).map((post) => (
            <li key={post.PostID} data-post={post.PostID} className="w-75 shrink-0 snap-start lg:w-auto">
              <MapCard post={post} isLit={post.PostID === lit} onPoint={setLit} />
            </li>
          ))}
        </ul>
      </section>
      <div className="relative min-h-0 flex-1 [&>figure]:flex [&>figure]:h-full [&>figure]:flex-col [&>figure>div]:flex-1">
        <MapCanvas label={t('canvas.ofSearch')} view={view} names={names ?? none} marks={marks} onMark={press} onSeen={see} />
        <Places params={params} seen={seen} moved={moved} />
      </div>
    </div>
  );
}

const none: readonly never[] = [];
const countryZoom = 9;

/** The map of a search. Where it opens is asked first, unless the search says it. */
export function SearchMap({ params }: { params: URLSearchParams }) {
  const { t, lng } = useWords();
  const { value, failure, reload } = useRead(params.toString(), () => fetchMarks({ send: sendByFetch, lng }, params, undefined, countryZoom));
  if (failure && !value)
    return (
      <div role="alert" className="m-4">
        {t('canvas.failed')}{' '}
        <Button kind="outline" onClick={reload}>
          {t('shell.retry')}
        </Button>
      </div>
    );
  if (!value) return <p className="m-4 text-muted">{t('shell.loading')}</p>;
  return <MapAndList key={params.toString()} params={params} first={firstView(params, value.marks, { width: innerWidth, height: innerHeight - 200 })} />;
}
