// The ground of every map: sea, districts, rivers and the metro, drawn from our own outlines. Colours are classes, so that night and
// print follow the page.
import { circleMarker, type LatLngTuple, type LayerGroup, layerGroup, polygon, polyline } from 'leaflet/dist/leaflet-src.esm.js';
import { districtOutlines } from '#contracts/maps/district-outlines.ts';
import { placeAt, ringsOf } from '#contracts/maps/drawn-map.ts';
import { rivers, sea } from '#contracts/maps/drawn-waters.ts';
import { metroLine } from '#contracts/maps/metro-line.ts';
import type { MapName } from './map-shapes.ts';

const flipped = (course: readonly (readonly [lng: number, lat: number])[]): LatLngTuple[] => course.map(([lng, lat]) => [lat, lng]);

const ringsOnEarth = (path: string): LatLngTuple[][][] =>
  ringsOf(path).map((ring) => [
    ring.map((point): LatLngTuple => {
      const { lat, lng } = placeAt(point);
      return [lat, lng];
    }),
  ]);

const still = { interactive: false } as const;
const ground = { ...still, pane: 'ground' } as const;
/** The stations where trains stop. */
export const openStations = metroLine.filter(({ isPlanned }) => !isPlanned);

/** All of it, from the bottom up; `district` is drawn as the one that is meant, and without one the whole country is. */
export function baseLayers(district: string | undefined): LayerGroup {
  const outlines = Object.entries(districtOutlines).toSorted(([one], [other]) => Number(one === district) - Number(other === district));
  return layerGroup([
    polygon(flipped(sea), { ...ground, className: 'fill-water stroke-none', fillOpacity: 1 }),
    ...outlines.map(([id, path]) =>
      polygon(ringsOnEarth(path), {
        ...ground,
        weight: 1.5,
        fillOpacity: 1,
        className: district === undefined ? 'fill-primary-tint stroke-map-2' : id === district ? 'fill-primary-tint stroke-primary' : 'fill-card stroke-line',
      }),
    ),
    ...rivers.map(({ course, width }) => polyline(flipped(course), { ...still, pane: 'rivers', weight: width * 3, className: 'fill-none stroke-river' })),
    polyline(
      metroLine.map(({ lat, lng }): LatLngTuple => [lat, lng]),
      { ...still, weight: 3.5, className: 'fill-none stroke-clay' },
    ),
    ...openStations.map(({ lat, lng }) => circleMarker([lat, lng], { ...still, radius: 4, weight: 2, fillOpacity: 1, className: 'fill-card stroke-clay' })),
  ]);
}

/** The names that come with the ground. */
export const baseNames: readonly MapName[] = [
  ...openStations.map(({ bn, en, lat, lng }): MapName => ({ id: `station ${en}`, bn, en, lat, lng, level: 'station' })),
  ...rivers.flatMap(({ bn, en, course }): MapName[] =>
    course.flatMap(([lng, lat], at) => (at % 3 === 1 ? [{ id: `river ${en} ${at}`, bn, en, lat, lng, level: 'river' }] : [])),
  ),
];
