// The ground of each sub-district, in quiet tints: what is closest to its middle or to one of its neighbourhoods, for no closer borders are known.
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

/** A known place; the sub-districts of its own and of others share the ground by them. */
export interface Site extends OnEarth {
  id: string;
  subDistrict: string;
}

export interface Cell {
  site: Site;
  ring: OnEarth[];
}

/** Beyond these no other site of a district cuts anything off. */
const closeSites = 60;

/** The ground within a ring, shared among the sites: each has what is closest to it. */
export const cellsOf = (ring: readonly OnEarth[], sites: readonly Site[]): Cell[] =>
  sites.map((site) => ({
    site,
    // The closest ones first: they leave little to be cut.
    ring: sites
      .filter((other) => other !== site)
      .toSorted((a, b) => apart(a, site) - apart(b, site))
      .slice(0, closeSites)
      .reduce<OnEarth[]>((left, other) => closerPart(left, site, other), [...ring]),
  }));

/** How many sites beside each site count as its neighbours. */
const besides = 6;

/** A tint for each sub-district, the one that its neighbours have least. */
export function tintsOf(sites: readonly Site[], count: number): ReadonlyMap<string, number> {
  const tints = new Map<string, number>();
  for (const { subDistrict } of sites) {
    if (tints.has(subDistrict)) continue;
    const others = sites.filter((other) => other.subDistrict !== subDistrict);
    const used = Array.from({ length: count }, () => 0);
    for (const own of sites.filter((site) => site.subDistrict === subDistrict))
      for (const other of others.toSorted((a, b) => apart(a, own) - apart(b, own)).slice(0, besides)) {
        const tint = tints.get(other.subDistrict);
        if (tint !== undefined) used[tint] = (used[tint] ?? 0) + 1;
      }
    tints.set(subDistrict, used.indexOf(Math.min(...used)));
  }
  return tints;
}

const green = 'fill-primary-tint stroke-primary-tint map-cell-tinted';
const plain = ['fill-page stroke-page', 'fill-sunk stroke-sunk'] as const;

/** Draws them where the sub-districts of a district are named: the ones that are sought in green, or all in three tints. */
export function useCells(map: LeafletMap | undefined, names: readonly MapName[], sought: readonly string[]): void {
  useEffect(() => {
    const sites = names.flatMap(({ id, level, subDistrict, lat, lng }): Site[] => {
      const owner = level === 'subDistrict' ? id : subDistrict;
      return owner === undefined ? [] : [{ id, subDistrict: owner, lat, lng }];
    });
    if (!map || sites.length === 0) return;
    const isSought = ({ id, subDistrict }: Site): boolean => sought.includes(id) || sought.includes(subDistrict);
    const looks = sites.some(isSought) ? plain : [...plain, green];
    const tints = tintsOf(sites, looks.length);
    const lookOf = (site: Site): string => (isSought(site) ? green : (looks[tints.get(site.subDistrict) ?? 0] ?? plain[0]));
    const cells = allOutlines().flatMap(([, rings]) =>
      rings.flatMap((ring) => {
        const within = sites.filter((site) => isWithin(site, ring));
        return within.length > 1 ? cellsOf(ring, within) : [];
      }),
    );
    // The edge is of the ground's own tint: between two cells of one look there is none.
    const drawn = [green, ...plain].map((className) =>
      polygon(
        cells.filter(({ site }) => lookOf(site) === className).map(({ ring }) => [ring.map(({ lat, lng }) => [lat, lng] as const)]),
        { pane: 'cells', interactive: false, weight: 1, fillOpacity: 1, className },
      ).addTo(map),
    );
    return () => drawn.forEach((one) => one.remove());
  }, [map, names, sought]);
}
