import { expect, it } from 'vitest';
import { movePhoto } from './photo-list.ts';

const photos = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const order = (id: string, to: number): string =>
  movePhoto(photos, id, to)
    .map((photo) => photo.id)
    .join('');

it('moves a picture earlier, later and to the cover', () => {
  expect(order('c', 1)).toBe('acbd');
  expect(order('b', 2)).toBe('acbd');
  expect(order('d', 0)).toBe('dabc');
});

it('stops at the ends of the list', () => {
  expect(order('a', -5)).toBe('abcd');
  expect(order('b', 99)).toBe('acdb');
});

it('leaves the list itself alone where nothing moves', () => {
  expect(movePhoto(photos, 'b', 1)).toBe(photos);
  expect(movePhoto(photos, 'nobody', 1)).toBe(photos);
});
