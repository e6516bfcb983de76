import { expect, test } from 'vitest';
import type { MapName } from './map-shapes.ts';
import { namesThatFit } from './name-layer.ts';

const name = (level: MapName['level'], en: string, x: number, y: number): MapName => ({ id: en, level, en, bn: en, lat: y, lng: x });
/** A window of 400 by 300 whose degrees are pixels. */
const at = (zoom: number) =>
  ({ getZoom: () => zoom, getSize: () => ({ x: 400, y: 300 }), latLngToContainerPoint: ([y, x]: [number, number]) => ({ x, y }) }) as unknown as Parameters<
    typeof namesThatFit
  >[0];
const fitting = (zoom: number, names: readonly MapName[]): string[] => namesThatFit(at(zoom), names, { lng: 'en' }).map(({ name: { en } }) => en);

const names = [
  name('locality', 'Jigatola', 205, 152),
  name('subDistrict', 'Dhanmondi', 200, 150),
  name('locality', 'Shukrabad', 200, 60),
  name('district', 'Dhaka', 100, 100),
  name('subDistrict', 'Adabor', 2, 100),
  name('river', 'Turag', 300, 200),
  name('river', 'Turag', 300, 260),
];

test('what matters most at the zoom is named, whole, once, and nothing upon it', () => {
  expect(fitting(14, names)).toEqual(['Dhanmondi', 'Shukrabad', 'Turag']);
});

test('from far away districts are named, and nothing small', () => {
  expect(fitting(8, names)).toEqual(['Dhaka']);
});

test('a name makes room for a mark: it stands below it or above it, and waits where there is no room at all', () => {
  const mark = (top: number, bottom: number) => ({ left: 100, right: 300, top, bottom });
  const shifted = (...marks: ReturnType<typeof mark>[]) =>
    namesThatFit(at(14), [name('subDistrict', 'Dhanmondi', 200, 150)], { lng: 'en', marks }).map(({ shift }) => shift);
  expect([shifted(), shifted(mark(138, 162)), shifted(mark(146, 190)), shifted(mark(60, 240))]).toEqual([[0], [26], [-22], []]);
});

test('larger text takes more room', () => {
  const two = [name('locality', 'Jigatola', 150, 152), name('subDistrict', 'Dhanmondi', 230, 150)];
  const count = (scale: number): number => namesThatFit(at(14), two, { lng: 'en', scale }).filter(({ shift }) => shift === 0).length;
  expect([count(1), count(2)]).toEqual([2, 1]);
});

const upright = Array.from({ length: 60 }, (_, step) => ({ x: 200, y: step * 5 }));
const eastward = Array.from({ length: 40 }, (_, step) => ({ x: 200 + step * 5, y: 150 }));
const across = Array.from({ length: 80 }, (_, step) => ({ x: step * 5, y: 150 }));

function spotOf(one: MapName, room: Omit<Parameters<typeof namesThatFit>[2], 'lng'>): string {
  const [fitting] = namesThatFit(at(14), [one], { lng: 'en', ...room });
  return fitting ? `${fitting.aside} aside, ${fitting.shift} below` : 'nowhere';
}

test("a station's name stands beside its dot, on the side where neither the line nor a mark is", () => {
  const station = name('station', 'Kazipara', 200, 150);
  expect(spotOf(station, { line: upright })).toBe('9 aside, 0 below');
  expect(spotOf(station, { line: eastward })).toBe('-9 aside, 0 below');
  expect(spotOf(station, { line: across })).toBe('9 aside, 12 below');
  expect(spotOf(station, { line: upright, marks: [{ left: 205, right: 280, top: 130, bottom: 170 }] })).toBe('-9 aside, 0 below');
});

test('a name on the line goes beside it, and is left out where only a place further off is free', () => {
  const locality = name('locality', 'Mirpur 10', 200, 150);
  expect(spotOf(locality, { line: upright })).toBe('9 aside, 0 below');
  expect(spotOf(locality, { line: upright, marks: [{ left: 155, right: 245, top: 135, bottom: 165 }] })).toBe('nowhere');
});

test('a name is as wide as it is written', () => {
  const station = name('station', 'Shewrapara', 310, 150);
  expect(spotOf(station, { line: upright })).toBe('9 aside, 0 below');
  expect(spotOf(station, { line: upright, widthOf: () => 90 })).toBe('-9 aside, 0 below');
});

test('an area beside the station of its name is named by it, one further off has its own', () => {
  const said = (x: number): string[] =>
    namesThatFit(at(14), [name('subDistrict', 'Pallabi', x, 150), name('station', 'Pallabi', 100, 150)], { lng: 'en' }).map(({ name: { level } }) => level);
  expect(said(150)).toEqual(['station']);
  expect(said(250)).toEqual(['subDistrict', 'station']);
});

test('a station is named only where its dot is seen', () => {
  const room = { line: upright };
  expect(spotOf(name('station', 'Kazipara', 200, 150), { ...room, marks: [{ left: 160, right: 240, top: 135, bottom: 165 }] })).toBe('nowhere');
  expect(spotOf(name('station', 'Kazipara', 402, 150), room)).toBe('nowhere');
  expect(spotOf(name('station', 'Kazipara', 360, 40), room)).toBe('nowhere');
});
