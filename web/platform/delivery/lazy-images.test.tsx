import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { delayFarImages } from './lazy-images.ts';

let seen: (entries: object[]) => void = () => undefined;
const watched = new Set<Element>();
class Observer {
  constructor(callback: (entries: object[]) => void) {
    seen = callback;
  }
  observe = (frame: Element): unknown => watched.add(frame);
  unobserve = (frame: Element): unknown => watched.delete(frame);
}

const picture = (at: number): string => `<li id="frame-${at}"><img loading="lazy" srcset="/media/${at}.webp 320w"></li>`;
const waiting = (): string[] => [...document.querySelectorAll('[data-delayed]')].map(({ parentElement }) => parentElement?.id ?? '');
// oxlint-disable-next-line typescript/no-implied-eval -- the browser gets this very text
const run = (): void => void new Function(delayFarImages)();

beforeEach(() => {
  watched.clear();
  vi.stubGlobal('IntersectionObserver', Observer);
  document.body.innerHTML = `<ul class="overflow-x-auto">${picture(1)}${picture(2)}</ul><ul>${picture(3)}</ul>
    <p><img loading="lazy" srcset="/drawn.svg 1x"><img loading="eager" srcset="/media/first.webp 320w"></p>`;
});

test('pictures of posts wait until they are near, each for itself; others never do', () => {
  run();
  expect(waiting()).toEqual(['frame-1', 'frame-2', 'frame-3']);
  seen([{ isIntersecting: true, target: document.getElementById('frame-3') }]);
  expect(waiting()).toEqual(['frame-1', 'frame-2']);
  expect([...watched].map(({ id }) => id)).toEqual(['frame-1', 'frame-2']);
});

test('a finger on a row that moves sideways fetches the pictures of that row', () => {
  run();
  fireEvent.touchStart(document.getElementById('frame-3') as HTMLElement);
  expect(waiting()).toHaveLength(3);
  fireEvent.touchStart(document.getElementById('frame-1') as HTMLElement);
  expect(waiting()).toEqual(['frame-3']);
});

test('no picture waits in a browser that cannot tell what is near', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  run();
  expect(waiting()).toEqual([]);
});
