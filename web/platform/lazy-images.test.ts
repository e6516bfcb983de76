import { expect, test } from 'vitest';
import { delayFarImages } from './lazy-images.ts';

/** As much of a page as the script touches. */
function page(count: number) {
  const pictures = Array.from({ length: count }, () => {
    const attributes = new Set<string>();
    const frame = { querySelector: () => (attributes.has('data-delayed') ? picture : null) };
    const picture = {
      parentElement: frame,
      setAttribute: (name: string) => attributes.add(name),
      removeAttribute: (name: string) => attributes.delete(name),
      waits: () => attributes.has('data-delayed'),
    };
    return picture;
  });
  const watched = new Set<unknown>();
  let seen: (entries: object[]) => void = () => undefined;
  class Observer {
    constructor(callback: (entries: object[]) => void) {
      seen = callback;
    }
    observe = (frame: unknown): unknown => watched.add(frame);
    unobserve = (frame: unknown): unknown => watched.delete(frame);
  }
  const document = { querySelectorAll: () => pictures };
  const touched: ((event: object) => void)[] = [];
  const run = (window: object): void => {
    // oxlint-disable-next-line typescript/no-implied-eval -- the browser gets this very text
    new Function('document', 'window', 'addEventListener', delayFarImages)(document, window, (_name: string, on: (event: object) => void) => touched.push(on));
  };
  return { pictures, watched, Observer, run, touched, come: (at: number) => seen([{ isIntersecting: true, target: pictures[at]?.parentElement }]) };
}

test('pictures wait until they are near, each for itself', () => {
  const { pictures, watched, Observer, run, come } = page(3);
  run({ IntersectionObserver: Observer });
  expect(pictures.map(({ waits }) => waits())).toEqual([true, true, true]);
  come(1);
  expect(pictures.map(({ waits }) => waits())).toEqual([true, false, true]);
  expect(watched.size).toBe(2);
});

test('a finger on a row that moves sideways fetches the pictures of that row', () => {
  const { pictures, Observer, run, touched } = page(2);
  run({ IntersectionObserver: Observer });
  touched[0]?.({ target: { closest: () => null } });
  expect(pictures.map(({ waits }) => waits())).toEqual([true, true]);
  touched[0]?.({ target: { closest: () => ({ querySelectorAll: () => pictures }) } });
  expect(pictures.map(({ waits }) => waits())).toEqual([false, false]);
});

test('no picture waits in a browser that cannot tell what is near', () => {
  const { pictures, run } = page(1);
  run({});
  expect(pictures[0]?.waits()).toBe(false);
});
