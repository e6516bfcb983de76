import { expect, test } from 'vitest';
import { byDay, byPage, type Trait } from './arrangement.ts';

const day = (before: number): Date => new Date(Date.UTC(2026, 0, 20 - before, 8));
const post = (id: number, given: Partial<Trait> = {}): Trait => ({
  id,
  step: 0,
  part: 0,
  postedAt: day(0),
  source: String(id),
  copy: String(id),
  hasPhoto: true,
  hasSize: true,
  isOdd: false,
  ...given,
});

const agents = (...ids: number[]): Trait[] => ids.map((id) => post(id, { source: 'agent' }));
const rooms = (...sizes: number[]) => sizes.map((size) => ({ size, above: [] }));

test('of one day those with a photo come first, then those with a size; another day waits', () => {
  const traits = [post(1, { hasPhoto: false }), post(2, { hasSize: false }), post(3), post(4, { postedAt: day(1) })];
  expect(byDay(traits)).toEqual([3, 2, 1, 4]);
});

test('by day no more than two of one owner are in a row where the day has others', () => {
  expect(byDay([...agents(1, 2, 3, 4), post(5), post(6)])).toEqual([1, 2, 5, 3, 4, 6]);
  expect(byDay([...agents(1, 2, 3), post(4, { postedAt: day(1) })])).toEqual([1, 2, 3, 4]);
});

test('a page has two of one owner, the others come on the next', () => {
  const traits = [...agents(1, 2, 3, 4), ...[5, 6, 7, 8].map((id) => post(id, { postedAt: day(1), step: 1 }))];
  expect(byPage(traits, rooms(4, 4))).toEqual([
    [1, 2, 5, 6],
    [3, 4, 7, 8],
  ]);
});

test('where there are too few others, a page is filled, with as many of each owner as possible', () => {
  const traits = [...agents(1, 2, 3, 4, 5), post(6), ...[7, 8, 9].map((id) => post(id, { source: 'other' }))];
  expect(byPage(traits, rooms(7, 7))).toEqual([
    [1, 2, 6, 7, 8, 3, 9],
    [4, 5],
  ]);
  expect(byPage(agents(1, 2, 3), rooms(2, 2))).toEqual([[1, 2], [3]]);
});

test('whose post is on top of a page has one more on it', () => {
  expect(byPage([...agents(1, 2), post(3)], [{ size: 2, above: ['agent'] }])).toEqual([[1, 3]]);
});

test('no part of a list begins before the one above it ends', () => {
  const traits = [...agents(1, 2, 3), post(4, { part: 1, step: 1 })];
  expect(byPage(traits, rooms(4))).toEqual([[1, 2, 3, 4]]);
});

test('a price that can hardly be meant comes last in its part of the list, and in its day', () => {
  const traits = [post(1, { isOdd: true }), ...agents(2, 3, 4), post(5, { part: 1, step: 1 }), post(6, { step: 1, postedAt: day(1) })];
  expect(byPage(traits, rooms(6))).toEqual([[2, 3, 6, 4, 1, 5]]);
  expect(byDay([post(1, { isOdd: true }), post(2, { hasPhoto: false }), post(3, { postedAt: day(1) })])).toEqual([2, 1, 3]);
});

test('copies are together on a page and count as one of their owner', () => {
  const traits = [...agents(1, 2, 3, 4).map((one, at) => ({ ...one, copy: at < 3 ? 'copy' : 'other' })), post(5), ...agents(6)];
  expect(byPage(traits, rooms(5, 5))).toEqual([[1, 2, 3, 4, 5], [6]]);
  expect(byPage(traits, rooms(2, 4))).toEqual([
    [1, 2],
    [3, 4, 5, 6],
  ]);
});
