import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { circle, latLngBounds, type Map as LeafletMap, map as openMap, SVG } from 'leaflet/dist/leaflet-src.esm.js';
import 'leaflet/dist/leaflet.css';
import './map-canvas.css';
import type { OnEarth } from '#contracts/maps/drawn-map.ts';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { baseLayers, baseNames } from './base-layers.ts';
import { useAreas } from './area-layer.ts';
import { useCells } from './cell-layer.ts';
import type { MapArea, MapDisc, MapMark, MapMarker, MapName, MapView } from './map-shapes.ts';
import { MapCredit } from './map-credit.tsx';
import { type MarkListener, type SeenView, useMarks, useSeen } from './mark-layer.ts';
import { showNames } from './name-layer.ts';
import { addPin } from './pin-marker.ts';
import { useTaps } from './use-taps.ts';
import { useTiles } from './tile-layer.ts';

const { latMin, latMax, lngMin, lngMax } = limits.posts;
const zooms = { min: 6, max: 17 } as const;

interface Props {
  /** What the map shows, in words. */
  label: string;
  /** Where it opens; another view moves it there. */
  view: MapView;
  /** The district that is meant. */
  district?: string | undefined;
  names: readonly MapName[];
  /** The sub-districts and neighbourhoods that are sought, by their ids. */
  sought?: readonly string[];
  markers?: readonly MapMarker[];
  discs?: readonly MapDisc[];
  areas?: readonly MapArea[];
  marks?: readonly MapMark[];
  markListener?: MarkListener;
  /** Our drawing alone: a tile that is asked for would say where someone looks. */
  isDrawn?: boolean;
  /** Where the map is the page, the wheel zooms it. */
  wheelZooms?: boolean;
  /** What lies over the map and works on it. */
  over?: (map: LeafletMap) => ReactNode;
  /** Hears what the map shows. */
  onSeen?: (seen: SeenView) => void;
  onMove?: (id: string, place: OnEarth) => void;
  /** Hears a tap on the map beside its pins. */
  onTap?: (place: OnEarth) => void;
  className?: string;
}

function open(element: HTMLElement, { middle, zoom }: MapView, wheelZooms: boolean): LeafletMap {
  const map = openMap(element, {
    // Colours are classes, which a canvas would not take.
    renderer: new SVG({ padding: 0.5 }),
    zoomControl: false,
    attributionControl: false,
    minZoom: zooms.min,
    maxZoom: zooms.max,
    maxBounds: latLngBounds([latMin - 1, lngMin - 1], [latMax + 1, lngMax + 1]),
    zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    // Within a page the wheel scrolls that; the buttons, two fingers and a double click zoom.
    scrollWheelZoom: wheelZooms,
  }).setView([middle.lat, middle.lng], zoom);
  // Below the tiles, where there are some: without a connection the drawing is what is left.
  map.createPane('ground').style.zIndex = '150';
  map.createPane('cells').style.zIndex = '160';
  map.createPane('rivers').style.zIndex = '170';
  map.createPane('names').style.zIndex = '450';
  map.getPane('names')?.setAttribute('aria-hidden', 'true');
  return map;
}

/** Leaflet ends a zoom by a timer that it leaves running: on a map that is gone by then that would fail. */
function close(map: LeafletMap): void {
  Object.assign(map, { _animatingZoom: false });
  map.remove();
}

/** The map in its element: opened once, moved by another `view`. */
function useMap({ view, district, wheelZooms = false }: Pick<Props, 'view' | 'district' | 'wheelZooms'>) {
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();
  const first = useRef(view);
  useEffect(() => {
    if (!box.current) return;
    const opened = open(box.current, first.current, wheelZooms);
    setMap(opened);
    const resized = new ResizeObserver(() => opened.invalidateSize());
    resized.observe(box.current);
    return () => {
      resized.disconnect();
      close(opened);
    };
  }, [wheelZooms]);
  const { middle, zoom, turn } = view;
  useEffect(() => void map?.setView([middle.lat, middle.lng], zoom), [map, middle.lat, middle.lng, zoom, turn]);
  useEffect(() => {
    const ground = map && baseLayers(district).addTo(map);
    return () => void ground?.remove();
  }, [map, district]);
  return { box, map };
}

function ZoomButtons({ map }: { map: LeafletMap | undefined }) {
  const { t } = useWords();
  const button = (label: string, by: 1 | -1, icon: ReactNode) => (
    <button
      type="button"
      aria-label={label}
      onClick={() => map?.setZoom(map.getZoom() + by)}
      className="flex size-11 items-center justify-center bg-card text-ink hover:bg-primary-tint [&>svg]:size-5"
    >
      {icon}
    </button>
  );
  return (
    <div className="absolute top-2 right-2 z-500 flex flex-col divide-y divide-line overflow-hidden rounded-control border border-control">
      {button(t('canvas.zoomIn'), 1, <Plus aria-hidden="true" />)}
      {button(t('canvas.zoomOut'), -1, <Minus aria-hidden="true" />)}
    </div>
  );
}

/** Pins stay the same elements while they are moved, so that the one that is held is not lost. */
function usePins(map: LeafletMap | undefined, markers: readonly MapMarker[], onMove: Props['onMove']): void {
  const moved = useRef(onMove);
  useEffect(() => void (moved.current = onMove));
  const pins = useRef(new Map<string, ReturnType<typeof addPin>>());
  useEffect(() => {
    const shown = pins.current;
    return () => shown.clear();
  }, [map]);
  useEffect(() => {
    if (!map) return;
    const shown = pins.current;
    for (const [id, pin] of shown) {
      if (markers.some((one) => one.id === id)) continue;
      shown.delete(id);
      pin.remove();
    }
    for (const one of markers) {
      const pin = shown.get(one.id) ?? addPin(map, one, (place) => moved.current?.(one.id, place));
      shown.set(one.id, pin.setLatLng([one.lat, one.lng]));
      pin.getElement()?.setAttribute('aria-label', one.label);
    }
  }, [map, markers]);
}

function useDiscs(map: LeafletMap | undefined, discs: readonly MapDisc[]): void {
  useEffect(() => {
    if (!map) return;
    const drawn = discs.map(({ lat, lng, meters }) => circle([lat, lng], { radius: meters, className: 'map-disc', interactive: false, weight: 2 }).addTo(map));
    return () => drawn.forEach((disc) => disc.remove());
  }, [map, discs]);
}

const none: readonly never[] = [];

/** Changes only with what the marks cover. */
const placesOf = (marks: readonly MapMark[]): string => marks.map(({ id, text }) => `${id} ${text}`).join();

/** A map that people move, on our own ground. Where it is shown on demand, it is fetched then. */
export function MapCanvas({
  label,
  view,
  district,
  names,
  markers = none,
  discs = none,
  areas = none,
  marks = none,
  sought = none,
  className = '',
  ...rest
}: Props) {
  const { t, lng } = useWords();
  const { markListener, onSeen, onMove, onTap, wheelZooms, over, isDrawn = false } = rest;
  const { box, map } = useMap({ view, district, wheelZooms });
  const { tiles, isShown, areMissing } = useTiles(isDrawn ? undefined : map);
  usePins(map, markers, onMove);
  useTaps(map, onTap);
  useDiscs(map, discs);
  useCells(map, names, sought);
  useAreas(map, areas);
  useMarks(map, marks, markListener);
  // After the marks, for which they make room.
  const places = placesOf(marks);
  useEffect(() => (map && !isShown ? showNames(map, [...names, ...baseNames], lng) : undefined), [map, names, lng, isShown, places]);
  useSeen(map, onSeen);
  return (
    <figure className="m-0">
      <div className={`relative isolate overflow-hidden rounded-panel border border-line ${className}`}>
        <div ref={box} role="application" aria-label={label} className="map-canvas size-full" />
        <ZoomButtons map={map} />
        {map ? over?.(map) : null}
      </div>
      <MapCredit tiles={areMissing ? undefined : tiles} said={tiles && (areMissing ? t('canvas.streetsMissing') : '')} folds={wheelZooms === true} />
    </figure>
  );
}
