import { expect, test } from 'vitest';
import { arranged, type Trait } from './arrangement.ts';

const day = (before: number): Date => new Date(Date.UTC(2026, 0, 20 - before, 8));
const post = (id: number, given: Partial<Trait> = {}): Trait => ({
  id,
  step: 0,
  postedAt: day(0),
  source: String(id),
  hasPhoto: true,
  hasSize: true,
  ...given,
});

test('of one day those with a photo come first, then those with a size; another day waits', () => {
  const traits = [post(1, { hasPhoto: false }), post(2, { hasSize: false }), post(3), post(4, { postedAt: day(1) })];
  expect(arranged(traits, true)).toEqual([3, 2, 1, 4]);
});

test('no more than two of one owner stand in a row where there are others', () => {
  const traits = [...[1, 2, 3, 4].map((id) => post(id, { source: 'agent' })), post(5), post(6)];
  expect(arranged(traits, false)).toEqual([1, 2, 5, 3, 4, 6]);
});

test('an owner alone loses nothing', () => {
  expect(
    arranged(
      [1, 2, 3].map((id) => post(id, { source: 'agent' })),
      false,
    ),
  ).toEqual([1, 2, 3]);
});

test('what fits better stays before what fits less, whoever it belongs to', () => {
  const traits = [...[1, 2, 3].map((id) => post(id, { source: 'agent' })), post(4, { step: 1 })];
  expect(arranged(traits, false)).toEqual([1, 2, 3, 4]);
});

test('by day, an owner gives way only to posts of the same day', () => {
  const traits = [...[1, 2, 3].map((id) => post(id, { source: 'agent' })), post(4, { postedAt: day(1) })];
  expect(arranged(traits, true)).toEqual([1, 2, 3, 4]);
  expect(arranged(traits, false)).toEqual([1, 2, 4, 3]);
});
