// The ground around each centre of a sub-district, in quiet tints: which centre is the closest one, for no closer borders are known.
import { type Map as LeafletMap, polygon } from 'leaflet/dist/leaflet-src.esm.js';
import { useEffect } from 'react';
import type { OnEarth } from '#contracts/maps/drawn-map.ts';
import { isWithin } from '#contracts/maps/map-search.ts';
import { allOutlines } from './districts-seen.ts';
import type { MapName } from './map-shapes.ts';

/** A degree of longitude is shorter than one of latitude. */
const squeeze = Math.cos((23.75 * Math.PI) / 180) ** 2;
const apart = (one: OnEarth, other: OnEarth): number => (one.lat - other.lat) ** 2 + (one.lng - other.lng) ** 2 * squeeze;

/** The part of a ring that is closer to one place than to the other. */
function closerPart(ring: readonly OnEarth[], one: OnEarth, other: OnEarth): OnEarth[] {
  const nearness = (place: OnEarth): number => apart(place, other) - apart(place, one);
  return ring.flatMap((to, at) => {
    const from = ring.at(at - 1) ?? to;
    const [before, after] = [nearness(from), nearness(to)];
    if (before >= 0 === after >= 0) return after >= 0 ? [to] : [];
    const share = before / (before - after);
    const cut = { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
    return after >= 0 ? [cut, to] : [cut];
  });
}

export interface Cell {
  ring: OnEarth[];
  /** Not that of the closest centres that have one already. */
  tint: 0 | 1 | 2;
}

/** The ground within a ring, shared among the centres. */
export function cellsOf(ring: readonly OnEarth[], centres: readonly OnEarth[]): Cell[] {
  const tints = new Map<OnEarth, Cell['tint']>();
  return centres.map((centre) => {
    // The closest ones first: they leave little to be cut.
    const others = centres.filter((other) => other !== centre).toSorted((a, b) => apart(a, centre) - apart(b, centre));
    const around = others.flatMap((other) => tints.get(other) ?? []).slice(0, 2);
    const tint = ([0, 1, 2] as const).find((one) => !around.includes(one)) ?? 0;
    tints.set(centre, tint);
    return { ring: others.reduce<OnEarth[]>((left, other) => closerPart(left, centre, other), [...ring]), tint };
  });
}

const tints = ['fill-primary-tint map-cell-tinted', 'fill-page', 'fill-sunk'] as const;

/** Draws them where the sub-districts of a district are named. */
export function useCells(map: LeafletMap | undefined, names: readonly MapName[]): void {
  useEffect(() => {
    const centres = names.filter(({ level }) => level === 'subDistrict');
    if (!map || centres.length === 0) return;
    const cells = allOutlines().flatMap(([, rings]) =>
      rings.flatMap((ring) => {
        const within = centres.filter((centre) => isWithin(centre, ring));
        return within.length > 1 ? cellsOf(ring, within) : [];
      }),
    );
    const drawn = cells.map(({ ring, tint }) =>
      polygon(
        ring.map(({ lat, lng }) => [lat, lng] as const),
        { pane: 'cells', interactive: false, weight: 1, fillOpacity: 1, className: `${tints[tint]} stroke-map-2` },
      ).addTo(map),
    );
    return () => drawn.forEach((one) => one.remove());
  }, [map, names]);
}
