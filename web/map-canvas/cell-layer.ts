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

/** Sides of what stands for a circle. */
const sides = 24;
/** How far a rounded cell reaches, of the way to the closest site of another sub-district. */
const reach = 0.9;

/** Places all around a site that bound its cell, so that it has no spikes where nothing else is known. */
function bounds(site: Site, sites: readonly Site[]): OnEarth[] {
  const away = 2 * reach * Math.sqrt(Math.min(...sites.flatMap((other) => (other.subDistrict === site.subDistrict ? [] : [apart(site, other)]))));
  if (!Number.isFinite(away)) return [];
  return Array.from({ length: sides }, (_one, side) => {
    const angle = (2 * Math.PI * side) / sides;
    return { lat: site.lat + away * Math.cos(angle), lng: site.lng + (away * Math.sin(angle)) / Math.sqrt(squeeze) };
  });
}

/** The ground within a ring, shared among the sites: each has what is closest to it, and a rounded one nothing that is far. */
export const cellsOf = (ring: readonly OnEarth[], sites: readonly Site[], isRounded: (site: Site) => boolean = () => false): Cell[] =>
  sites.map((site) => {
    // The closest ones first: they leave little to be cut.
    const others = sites
      .filter((other) => other !== site)
      .toSorted((a, b) => apart(a, site) - apart(b, site))
      .slice(0, closeSites);
    const around = isRounded(site) ? [...others, ...bounds(site, sites)] : others;
    return { site, ring: around.reduce<OnEarth[]>((left, other) => closerPart(left, site, other), [...ring]) };
  });

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

const land = 'fill-page stroke-page';
const quiet = [land, 'fill-sunk stroke-sunk', 'fill-primary-tint stroke-primary-tint map-cell-tinted'] as const;
const lit = 'map-cell-lit';

type Ring = readonly OnEarth[];

/** All sub-districts in quiet tints. */
function tinted(grounds: readonly { ring: Ring; sites: readonly Site[] }[]): [look: string, rings: Ring[]][] {
  const tints = tintsOf(
    grounds.flatMap(({ sites }) => sites),
    quiet.length,
  );
  const cells = grounds.flatMap(({ ring, sites }) => cellsOf(ring, sites));
  return quiet.map((look, at) => [look, cells.filter(({ site }) => tints.get(site.subDistrict) === at).map(({ ring }) => ring)]);
}

/** Draws them where the sub-districts of a district are named: what is sought stands out of one ground, or all have a quiet tint. */
export function useCells(map: LeafletMap | undefined, names: readonly MapName[], sought: readonly string[]): void {
  useEffect(() => {
    const sites = names.flatMap(({ id, level, subDistrict, lat, lng }): Site[] => {
      const owner = level === 'subDistrict' ? id : subDistrict;
      return owner === undefined ? [] : [{ id, subDistrict: owner, lat, lng }];
    });
    if (!map || sites.length === 0) return;
    const isSought = ({ id, subDistrict }: Site): boolean => sought.includes(id) || sought.includes(subDistrict);
    const grounds = allOutlines()
      .flatMap(([, rings]) => rings.map((ring) => ({ ring, sites: sites.filter((site) => isWithin(site, ring)) })))
      .filter((ground) => ground.sites.length > 1);
    const looks: [string, Ring[]][] = sites.some(isSought)
      ? [
          [land, grounds.map(({ ring }) => ring)],
          [lit, grounds.flatMap(({ ring, sites: within }) => cellsOf(ring, within, isSought).flatMap((cell) => (isSought(cell.site) ? [cell.ring] : [])))],
        ]
      : tinted(grounds);
    // The edge is of the ground's own tint: between two cells of one look there is none.
    const drawn = looks.map(([className, rings]) =>
      polygon(
        rings.map((ring) => [ring.map(({ lat, lng }) => [lat, lng] as const)]),
        { pane: 'cells', interactive: false, weight: 1, fillOpacity: 1, className },
      ).addTo(map),
    );
    return () => drawn.forEach((one) => one.remove());
  }, [map, names, sought]);
}
