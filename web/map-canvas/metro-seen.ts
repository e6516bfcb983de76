// Where the metro is in a map's window: points of its line, so close that nothing goes between them, and the dots of its stations.
import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import type { Point } from '#contracts/maps/drawn-map.ts';
import { metroLine } from '#contracts/maps/metro-line.ts';
import { openStations } from './base-layers.ts';

type Window = Pick<LeafletMap, 'getSize' | 'latLngToContainerPoint'>;

const lineStep = 5;

/** The line as far as it is in the window, and `around` pixels beyond. */
export function lineSeen(map: Window, around = 0): Point[] {
  const { x: width, y: height } = map.getSize();
  const bends = metroLine.map(({ lat, lng }): Point => map.latLngToContainerPoint([lat, lng]));
  return bends.flatMap((from, at) => {
    const to = bends[at + 1] ?? from;
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / lineStep);
    const points = Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
    return points.filter(({ x, y }) => x > -around && x < width + around && y > -around && y < height + around);
  });
}

/** The dots of the stations where trains stop. */
export const dotsSeen = (map: Window): Point[] => openStations.map(({ lat, lng }): Point => map.latLngToContainerPoint([lat, lng]));
