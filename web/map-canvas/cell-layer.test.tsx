import { expect, test } from 'vitest';
import { isWithin } from '#contracts/maps/map-search.ts';
import { cellsOf, tintsOf } from './cell-layer.ts';

const ring = [
  { lat: 23, lng: 90 },
  { lat: 24, lng: 90 },
  { lat: 24, lng: 91 },
  { lat: 23, lng: 91 },
];
const south = { id: 'south', subDistrict: 'south', lat: 23.2, lng: 90.2 };
const north = { id: 'north', subDistrict: 'north', lat: 23.8, lng: 90.2 };
const east = { id: 'east', subDistrict: 'east', lat: 23.5, lng: 90.8 };
const sites = [south, north, east];

test('each site has the ground that is closest to it', () => {
  const cells = cellsOf(ring, sites);
  const owner = (place: { lat: number; lng: number }) => cells.flatMap(({ site, ring: own }) => (isWithin(place, own) ? [site.id] : []));
  expect(sites.map(owner)).toEqual([['south'], ['north'], ['east']]);
  expect(owner({ lat: 23.49, lng: 90.1 })).toEqual(['south']);
  expect(owner({ lat: 23.51, lng: 90.1 })).toEqual(['north']);
});

test('the ground around a neighbourhood is that of its sub-district, also beside the middle of another', () => {
  const quarter = { id: 'quarter', subDistrict: 'south', lat: 23.7, lng: 90.25 };
  const cells = cellsOf(ring, [...sites, quarter]);
  const whose = cells.filter((cell) => isWithin({ lat: 23.71, lng: 90.26 }, cell.ring)).map(({ site }) => site.subDistrict);
  expect(whose).toEqual(['south']);
});

test('a rounded cell ends before the closest site of another sub-district, also where nothing else is known', () => {
  const pair = [south, { ...north, lat: 23.4 }];
  const [plain, rounded] = [cellsOf(ring, pair)[0]!, cellsOf(ring, pair, ({ id }) => id === 'south')[0]!];
  const corner = { lat: 23.01, lng: 90.99 };
  const beside = { lat: 23.25, lng: 90.3 };
  expect([plain, rounded].map((cell) => isWithin(corner, cell.ring))).toEqual([true, false]);
  expect([plain, rounded].map((cell) => isWithin(beside, cell.ring))).toEqual([true, true]);
});

test('neighbours have different tints, and a sub-district has one', () => {
  expect(new Set(tintsOf(sites, 3).values()).size).toBe(3);
  const tints = tintsOf([...sites, { id: 'quarter', subDistrict: 'south', lat: 23.7, lng: 90.25 }], 3);
  expect([...tints.keys()]).toEqual(['south', 'north', 'east']);
});

test('two sites at one place share what they have', () => {
  const corner = { lat: 23, lng: 90, subDistrict: 'south' };
  const cells = cellsOf(ring, [
    { ...corner, id: 'one' },
    { ...corner, id: 'two' },
  ]);
  expect(cells.map((cell) => cell.ring)).toEqual([ring, ring]);
});
