import { expect, test } from 'vitest';
import { isWithin } from '#contracts/maps/map-search.ts';
import { cellsOf } from './cell-layer.ts';

const ring = [
  { lat: 23, lng: 90 },
  { lat: 24, lng: 90 },
  { lat: 24, lng: 91 },
  { lat: 23, lng: 91 },
];
const centres = [
  { lat: 23.2, lng: 90.2 },
  { lat: 23.8, lng: 90.2 },
  { lat: 23.5, lng: 90.8 },
];

test('each centre has the ground that is closest to it, beside another tint', () => {
  const cells = cellsOf(ring, centres);
  const owner = (place: { lat: number; lng: number }) => cells.flatMap((cell, at) => (isWithin(place, cell.ring) ? [at] : []));
  expect(centres.map(owner)).toEqual([[0], [1], [2]]);
  expect(owner({ lat: 23.49, lng: 90.1 })).toEqual([0]);
  expect(owner({ lat: 23.51, lng: 90.1 })).toEqual([1]);
  expect(new Set(cells.map(({ tint }) => tint)).size).toBe(3);
});

test('two centres at one place share what they have', () => {
  const cells = cellsOf(ring, [{ ...ring[0]! }, { ...ring[0]! }]);
  expect(cells.map((cell) => cell.ring)).toEqual([ring, ring]);
});
