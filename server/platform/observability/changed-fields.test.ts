import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('only what differs is logged, with its value before and after', () => {
  const was = { price: 10, title: 'A', services: ['x'], since: null };
  const is = { price: 12, title: 'A', services: ['x', 'y'], since: undefined };
  expect(changedFields(was, is, new Set())).toEqual({ before: { price: 10, services: ['x'] }, after: { price: 12, services: ['x', 'y'] } });
});

test('of a long text, or what reaches a person, the entry has no word', () => {
  const was = { about: 'Long before', phone: '01000000001' };
  const logged = changedFields(was, { about: 'Long after', phone: '01000000002' }, new Set(['about', 'phone']));
  expect(logged).toEqual({ before: {}, after: { about: 'changed', phone: 'changed' } });
});
