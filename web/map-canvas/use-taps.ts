// A tap on the map itself; of two that zoom, neither is one. With the keys: Enter on the map is a tap on its middle.
import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import { useEffect, useRef } from 'react';
import type { OnEarth } from '#contracts/maps/drawn-map.ts';
import { rounded } from './pin-marker.ts';

/** As long as the second tap may take. */
const secondMs = 250;

export function useTaps(map: LeafletMap | undefined, onTap: ((place: OnEarth) => void) | undefined): void {
  const heard = useRef(onTap);
  useEffect(() => void (heard.current = onTap));
  const listens = onTap !== undefined;
  useEffect(() => {
    if (!map || !listens) return;
    const frame = map.getContainer();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => clearTimeout(timer);
    const tap = ({ latlng }: LeafletMouseEvent): void => {
      stop();
      timer = setTimeout(() => heard.current?.(rounded(latlng)), secondMs);
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.target !== frame) return;
      event.preventDefault();
      heard.current?.(rounded(map.getCenter()));
    };
    map.on('click', tap).on('dblclick zoomstart', stop);
    frame.addEventListener('keydown', press);
    return () => {
      stop();
      map.off('click', tap).off('dblclick zoomstart', stop);
      frame.removeEventListener('keydown', press);
    };
  }, [map, listens]);
}
