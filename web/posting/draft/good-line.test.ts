import { expect, test } from 'vitest';
import { isGoodLine } from './good-line.ts';

test.each([
  ['without a connection', false, undefined, false, false],
  ['where the browser tells nothing', true, undefined, false, true],
  ['where photos wait for a tap', true, { effectiveType: '4g' }, true, false],
  ['where the browser saves data', true, { saveData: true, effectiveType: '4g' }, false, false],
  ['on a slow line', true, { effectiveType: '2g' }, false, false],
  ['on a slow line that is paid by the megabyte', true, { effectiveType: '3g', type: 'cellular' }, false, false],
  ['on a slow line at home', true, { effectiveType: '3g', type: 'wifi' }, false, true],
  ['on a fast one', true, { effectiveType: '4g', type: 'cellular' }, false, true],
])('photos travel by themselves %s: %s', (_where, onLine, line, savesData, goes) => {
  expect(isGoodLine(onLine, line, savesData)).toBe(goes);
});
