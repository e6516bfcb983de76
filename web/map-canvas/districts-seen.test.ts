import { expect, test } from 'vitest';
import { districtsSeen } from './districts-seen.ts';

const around = (lat: number, lng: number, by: number, zoom: number) => ({ south: lat - by, north: lat + by, west: lng - by, east: lng + by, zoom });

test.each([
  ['the middle of Dhaka is in Dhaka alone', around(23.78, 90.4, 0.02, 14), ['dhaka']],
  ['Chattogram is another district', around(22.36, 91.8, 0.02, 14), ['chattogram']],
  ['from far away none is close enough', around(23.78, 90.4, 1, 8), []],
])('%s', (_, seen, districts) => {
  expect(districtsSeen(seen)).toEqual(districts);
});

test('a map between districts shows several, the one in its middle first', () => {
  const [first, ...others] = districtsSeen(around(23.72, 90.45, 0.15, 11));
  expect(first).toBe('dhaka');
  expect(others).toContain('narayanganj');
});
