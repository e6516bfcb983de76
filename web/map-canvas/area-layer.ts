// Areas of the earth on a map, such as one that was drawn.
import { type Map as LeafletMap, polygon } from 'leaflet/dist/leaflet-src.esm.js';
import { useEffect } from 'react';
import type { MapArea } from './map-shapes.ts';

export function useAreas(map: LeafletMap | undefined, areas: readonly MapArea[]): void {
  useEffect(() => {
    if (!map) return;
    const drawn = areas.map(({ corners, isFrame }) =>
      polygon(
        corners.map(({ lat, lng }) => [lat, lng] as const),
        { className: 'map-disc', interactive: false, weight: 2, fillOpacity: isFrame ? 0 : 0.1, fillRule: 'nonzero' },
      ).addTo(map),
    );
    return () => drawn.forEach((one) => one.remove());
  }, [map, areas]);
}
