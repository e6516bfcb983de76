import { describe, expect, test } from 'vitest';
import { moveApart, shiftsApart } from './marks-apart.ts';

const at = (left: number, top: number) => ({ left, right: left + 80, top, bottom: top + 30 });

describe('prices on a map', () => {
  test('those that lie apart stay where they are', () => {
    expect(shiftsApart([at(0, 0), at(100, 0), at(0, 40)])).toEqual([0, 0, 0]);
  });

  test('one upon another goes the shorter way, just so far that both are read', () => {
    expect(shiftsApart([at(0, 100), at(20, 110)])).toEqual([0, 22]);
    expect(shiftsApart([at(0, 100), at(20, 90)])).toEqual([0, -22]);
  });

  test('a third makes room for both', () => {
    const boxes = [at(0, 100), at(20, 110), at(40, 104)];
    const shifts = shiftsApart(boxes);
    const tops = boxes.map(({ top }, index) => top + (shifts[index] ?? 0)).toSorted((a, b) => a - b);
    expect(tops.every((top, index) => index === 0 || top - (tops[index - 1] ?? 0) >= 30)).toBe(true);
  });

  test('none covers the dot of a station: it goes the shorter way off it', () => {
    const dot = { left: 33, right: 47, top: 110, bottom: 124 };
    expect(shiftsApart([at(0, 100)], [dot])).toEqual([-22]);
    expect(shiftsApart([at(100, 100)], [dot])).toEqual([0]);
  });

  test('marks of a page are moved by their margin', () => {
    // As the browser gives it: nothing of it is its own.
    const mark = (box: object) => ({ style: { marginTop: '' }, getBoundingClientRect: () => Object.create(box) as DOMRect });
    const marks = [mark(at(0, 100)), mark(at(20, 110))];
    moveApart(marks as unknown as HTMLElement[], []);
    expect(marks.map(({ style }) => style.marginTop)).toEqual(['', '22px']);
  });

  test('where there is no room near its place, a price stays there', () => {
    const boxes = [at(0, 100), at(0, 100), at(0, 100), at(0, 100), at(0, 100)];
    expect(shiftsApart(boxes)).toEqual([0, -32, 32, 0, 0]);
  });
});
