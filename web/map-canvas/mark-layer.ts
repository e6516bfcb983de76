// Prices and counts on a map, as buttons of the page.
import { divIcon, type Map as LeafletMap, marker, type Marker } from 'leaflet/dist/leaflet-src.esm.js';
import { useEffect, useRef } from 'react';
import type { Point } from '#contracts/maps/drawn-map.ts';
import type { MapMark } from './map-shapes.ts';
import { moveApart } from './marks-apart.ts';
import { dotsSeen, lineSeen } from './metro-seen.ts';
import type { Box } from './name-layer.ts';

export interface MarkListener {
  press: (id: string) => void;
  /** Hears which has the pointer or the focus; undefined once it has gone. */
  point: (id: string | undefined) => void;
}

function drawing({ text, kind }: MapMark): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  element.className = `map-mark map-mark-${kind}`;
  return element;
}

const zIndexLit = 1000;

/** The library's marks hear no Enter. */
function listen(element: HTMLElement, id: string, heard: () => MarkListener | undefined): void {
  element.setAttribute('role', 'button');
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    heard()?.press(id);
  });
  for (const name of ['pointerenter', 'focus'] as const) element.addEventListener(name, () => heard()?.point(id));
  for (const name of ['pointerleave', 'blur'] as const) element.addEventListener(name, () => heard()?.point(undefined));
}

function put(map: LeafletMap, mark: MapMark, heard: () => MarkListener | undefined): Marker {
  const icon = divIcon({ className: 'map-mark-place', html: drawing(mark), iconSize: [0, 0] });
  const made = marker([mark.lat, mark.lng], { icon, riseOnHover: true })
    .on('click', () => heard()?.press(mark.id))
    .addTo(map);
  const element = made.getElement();
  element?.setAttribute('aria-label', mark.label);
  if (element) listen(element, mark.id, heard);
  return made;
}

interface Shown {
  mark: MapMark;
  made: Marker;
}

const isAlike = (one: MapMark, other: MapMark): boolean =>
  one.kind === other.kind && one.text === other.text && one.label === other.label && one.lat === other.lat && one.lng === other.lng;

function light({ mark, made }: Shown, isLit: boolean): void {
  made.setZIndexOffset(isLit ? zIndexLit : 0);
  made.getElement()?.querySelector('.map-mark')?.classList.toggle('map-mark-lit', isLit);
  mark.isLit = isLit;
}

/** A mark with the focus hands it to the map when it goes. */
function take(map: LeafletMap, { made }: Shown): void {
  const isFocused = made.getElement()?.contains(document.activeElement) ?? false;
  made.remove();
  if (isFocused) map.getContainer().focus({ preventScroll: true });
}

/** Shows the marks; those that stay are the same elements, so that the one with the focus keeps it. */
export function useMarks(map: LeafletMap | undefined, marks: readonly MapMark[], listener: MarkListener | undefined): void {
  const heard = useRef(listener);
  useEffect(() => void (heard.current = listener));
  const all = useRef(new Map<string, Shown>());
  useEffect(() => {
    const shown = all.current;
    return () => shown.clear();
  }, [map]);
  useEffect(() => {
    if (!map) return;
    const shown = all.current;
    const now = new Map(marks.map((mark) => [mark.id, mark]));
    for (const [id, one] of shown) {
      const next = now.get(id);
      if (next && isAlike(next, one.mark)) continue;
      shown.delete(id);
      take(map, one);
    }
    for (const mark of marks) {
      const one = shown.get(mark.id) ?? { mark: { ...mark, isLit: false }, made: put(map, mark, () => heard.current) };
      shown.set(mark.id, one);
      if (one.mark.isLit !== mark.isLit) light(one, mark.isLit);
    }
  }, [map, marks]);
  useApart(map, marks);
}

const dotRadius = 7;
const lineHalf = 4;
/** As far beyond the window as a map is moved before its marks are asked for again. */
const beyond = 200;

/** The stations and the line of the metro in the window of the page, which no price covers. */
function metroOf(map: LeafletMap): Box[] {
  const { left, top } = map.getContainer().getBoundingClientRect();
  const around =
    (half: number) =>
    (at: Point): Box => ({ left: left + at.x - half, right: left + at.x + half, top: top + at.y - half, bottom: top + at.y + half });
  return [...dotsSeen(map).map(around(dotRadius)), ...lineSeen(map, beyond).map(around(lineHalf))];
}

/** Those that lie close at this zoom are moved apart; how far, only what they say and the zoom change. */
function useApart(map: LeafletMap | undefined, marks: readonly MapMark[]): void {
  const said = marks.map(({ id, text }) => `${id} ${text}`).join();
  useEffect(() => {
    if (!map) return;
    const apart = (): void => moveApart([...map.getContainer().querySelectorAll<HTMLElement>('.map-mark')], metroOf(map));
    apart();
    map.on('zoomend', apart);
    return () => void map.off('zoomend', apart);
  }, [map, said]);
}

/** Tells what the map shows, first and whenever it was moved. */
export function useSeen(map: LeafletMap | undefined, onSeen: ((seen: SeenView) => void) | undefined): void {
  const told = useRef(onSeen);
  useEffect(() => void (told.current = onSeen));
  useEffect(() => {
    if (!map) return;
    const tell = (): void => {
      const box = map.getBounds();
      told.current?.({ south: box.getSouth(), west: box.getWest(), north: box.getNorth(), east: box.getEast(), zoom: map.getZoom() });
    };
    tell();
    map.on('moveend', tell);
    return () => void map.off('moveend', tell);
  }, [map]);
}

export interface SeenView {
  south: number;
  west: number;
  north: number;
  east: number;
  zoom: number;
}
