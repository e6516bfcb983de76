import { expect, test } from 'vitest';
import { clampCrop, firstCrop, moveCrop, placeIn, sideOf, zoomMax } from './crop.ts';

const wide = { width: 400, height: 200 };
const tall = { width: 300, height: 900 };

test('at first the shorter side is shown whole', () => {
  expect(firstCrop(wide)).toEqual({ x: 200, y: 100, zoom: 1 });
  expect(sideOf(wide, 1)).toBe(200);
});

test('of an upright picture the upper part is taken, where faces are', () => {
  expect(firstCrop(tall)).toEqual({ x: 150, y: 180, zoom: 1 });
});

test('the square never leaves the picture', () => {
  expect(clampCrop(wide, { x: -50, y: 500, zoom: 1 })).toEqual({ x: 100, y: 100, zoom: 1 });
  expect(clampCrop(wide, { x: 399, y: 199, zoom: 2 })).toEqual({ x: 350, y: 150, zoom: 2 });
  expect(clampCrop(wide, { x: 200, y: 100, zoom: 99 }).zoom).toBe(zoomMax);
  expect(clampCrop(wide, { x: 200, y: 100, zoom: 0.1 }).zoom).toBe(1);
});

test('dragging to the right shows more of the left, as much as the finger moved', () => {
  expect(moveCrop(wide, { x: 200, y: 100, zoom: 1 }, 100, 20, 0)).toEqual({ x: 160, y: 100, zoom: 1 });
  expect(moveCrop(wide, { x: 200, y: 100, zoom: 2 }, 100, -10, 10)).toEqual({ x: 210, y: 90, zoom: 2 });
});

test('the picture is placed so that the square fills the frame', () => {
  expect(placeIn(wide, { x: 100, y: 100, zoom: 1 })).toEqual({ width: 200, left: -0, top: -0 });
  expect(placeIn(wide, { x: 200, y: 100, zoom: 2 })).toEqual({ width: 400, left: -150, top: -50 });
});
