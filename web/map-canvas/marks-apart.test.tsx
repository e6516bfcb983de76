import { describe, expect, test } from 'vitest';
import { moveApart, shiftsApart } from './marks-apart.ts';

const at = (left: number, top: number) => ({ left, right: left + 80, top, bottom: top + 30 });
const across = (x: number) => ({ x, y: 0 });
const down = (y: number) => ({ x: 0, y });
const still = down(0);

describe('prices on a map', () => {
  test('those that lie apart stay where they are', () => {
    expect(shiftsApart([at(0, 0), at(100, 0), at(0, 40)])).toEqual([still, still, still]);
  });

  test('one upon another goes the shorter way, just so far that both are read', () => {
    expect(shiftsApart([at(0, 100), at(20, 110)])).toEqual([still, down(22)]);
    expect(shiftsApart([at(0, 100), at(20, 90)])).toEqual([still, down(-22)]);
  });

  test('a third makes room for both', () => {
    const boxes = [at(0, 100), at(20, 110), at(40, 104)];
    const shifts = shiftsApart(boxes);
    const tops = boxes.map(({ top }, index) => top + (shifts[index]?.y ?? 0)).toSorted((a, b) => a - b);
    expect(tops.every((top, index) => index === 0 || top - (tops[index - 1] ?? 0) >= 30)).toBe(true);
  });

  test('none covers the dot of a station: it goes the shorter way off it', () => {
    const dot = { left: 33, right: 47, top: 110, bottom: 124 };
    expect(shiftsApart([at(0, 100)], [dot])).toEqual([down(-22)]);
    expect(shiftsApart([at(100, 100)], [dot])).toEqual([still]);
  });

  test('none covers the line of the metro: it goes beside it, on the nearer side', () => {
    const line = Array.from({ length: 60 }, (_, step) => ({ left: 50, right: 58, top: step * 5, bottom: step * 5 + 8 }));
    expect(shiftsApart([at(0, 100)], line)).toEqual([across(-32)]);
    expect(shiftsApart([at(30, 100)], line)).toEqual([across(30)]);
    expect(shiftsApart([at(60, 100)], line)).toEqual([still]);
  });

  test('marks of a page are moved by their margin, and a line leads back to the place', () => {
    const place = document.createElement('div');
    const mark = (box: object) => {
      const made = place.cloneNode().appendChild(document.createElement('span'));
      // As the browser gives it: nothing of it is its own.
      return Object.assign(made, { getBoundingClientRect: () => Object.create(box) as DOMRect });
    };
    const marks = [mark(at(0, 100)), mark(at(300, 100))];
    const shown = (drawn: Parameters<typeof moveApart>[1]): unknown => {
      moveApart(marks, drawn);
      return marks.map(({ style, parentElement }) => [style.marginLeft, parentElement?.className]);
    };
    const line = { left: 36, right: 44, top: 0, bottom: 300 };
    expect(shown([])).toEqual([
      ['', ''],
      ['', ''],
    ]);
    expect(shown([line])).toEqual([
      ['-46px', 'map-mark-led'],
      ['', ''],
    ]);
    expect(marks[0]?.parentElement?.style.getPropertyValue('--far')).toBe('46px');
    // A count is of many places.
    marks[0]?.classList.add('map-mark-count');
    expect(shown([line])).toEqual([
      ['-46px', ''],
      ['', ''],
    ]);
  });

  test('no line comes from below another price', () => {
    const places = [at(0, 100), at(0, 104)].map((box) => {
      const made = document.createElement('div').appendChild(document.createElement('span'));
      return Object.assign(made, { getBoundingClientRect: () => box as DOMRect });
    });
    moveApart(places, []);
    expect(places.map(({ style, parentElement }) => [style.marginTop, parentElement?.className])).toEqual([
      ['', ''],
      ['28px', ''],
    ]);
  });

  test('where there is no room near its place, a price stays there', () => {
    const boxes = [at(0, 100), at(0, 100), at(0, 100), at(0, 100), at(0, 100)];
    expect(shiftsApart(boxes)).toEqual([still, down(-32), down(32), still, still]);
  });
});
