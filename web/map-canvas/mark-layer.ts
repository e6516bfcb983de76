// Prices and counts on a map, as buttons of the page.
import { divIcon, type Map as LeafletMap, marker, type Marker } from 'leaflet/dist/leaflet-src.esm.js';
import { useEffect, useRef } from 'react';
import type { MapMark } from './map-shapes.ts';

function drawing({ text, kind, isLit }: MapMark): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  element.className = `map-mark map-mark-${kind}${isLit ? ' map-mark-lit' : ''}`;
  return element;
}

const zIndexLit = 1000;

function put(map: LeafletMap, mark: MapMark, press: (id: string) => void): Marker {
  const put = marker([mark.lat, mark.lng], {
    icon: divIcon({ className: 'map-mark-place', html: drawing(mark), iconSize: [0, 0] }),
    zIndexOffset: mark.isLit ? zIndexLit : 0,
  })
    .on('click', () => press(mark.id))
    .addTo(map);
  put.getElement()?.setAttribute('aria-label', mark.label);
  return put;
}

/** Shows the marks; `onMark` hears which is pressed. */
export function useMarks(map: LeafletMap | undefined, marks: readonly MapMark[], onMark: ((id: string) => void) | undefined): void {
  const pressed = useRef(onMark);
  useEffect(() => void (pressed.current = onMark));
  useEffect(() => {
    if (!map) return;
    const shown = marks.map((mark) => put(map, mark, (id) => pressed.current?.(id)));
    return () => shown.forEach((one) => one.remove());
  }, [map, marks]);
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
