import { expect, test } from 'vitest';
import { kilobytesOf, savedSource } from './saved-source.ts';

const image = {
  src: '/media/a-640.webp',
  srcset: '/media/a-320.webp 320w, /media/a-640.webp 640w, /media/a-1080.webp 1080w',
  w: 1080,
  h: 810,
  blurhash: null,
};

test('where data is saved a card gets the smallest photo, and the width of a screen the middle one', () => {
  expect(savedSource(image, '(min-width: 600px) 50vw, 60vw')).toMatchObject({ src: '/media/a-320.webp', width: 320, height: 240 });
  expect(savedSource(image, '(min-width: 900px) 600px, 100vw')).toMatchObject({ src: '/media/a-640.webp', width: 640, height: 480 });
});

test('a photo that was small from the beginning is taken as it is', () => {
  const small = { src: '/media/b-500.webp', srcset: '/media/b-320.webp 320w, /media/b-500.webp 500w', w: 500, h: 250, blurhash: null };
  expect(savedSource(small, '100vw')).toMatchObject({ src: '/media/b-500.webp', width: 500, height: 250 });
  expect(savedSource({ src: 'blob:1', srcset: '', w: 500, h: 250, blurhash: null }, '60vw')).toMatchObject({ src: 'blob:1', width: 500 });
});

test('its size is the measured one of its file, and estimated only where none was measured', () => {
  const measured = { ...image, bytes: [14_400, 45_678, 90_000] };
  expect([savedSource(measured, '60vw'), savedSource(measured, '100vw')].map((one) => [kilobytesOf(one), one.isMeasured])).toEqual([
    [14, true],
    [46, true],
  ]);
  const [card, screen] = [savedSource(image, '60vw'), savedSource(image, '100vw')];
  expect([card.isMeasured, screen.isMeasured]).toEqual([false, false]);
  expect(card.bytes).toBeGreaterThan(5000);
  expect(screen.bytes).toBeGreaterThan(card.bytes);
});

test('no photo costs nothing', () => {
  expect(kilobytesOf(savedSource({ ...image, bytes: [200, 300, 400] }, '60vw'))).toBe(1);
});
