import { expect, test } from 'vitest';
import { keyOf } from './key-of.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test('a letter counts in either case and on any Latin layout', () => {
  expect(keyOf({ ...plain, key: 'a', code: 'KeyA' })).toBe('a');
  expect(keyOf({ ...plain, key: 'A', code: 'KeyA' })).toBe('a');
  expect(keyOf({ ...plain, key: 'a', code: 'KeyQ' })).toBe('a');
});

test('with a Bengali layout the place of the key counts', () => {
  expect(keyOf({ ...plain, key: 'া', code: 'KeyA' })).toBe('a');
  expect(keyOf({ ...plain, key: '১', code: 'Digit1' })).toBe('1');
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const)('nothing counts with %s held', (modifier) => {
  expect(keyOf({ ...plain, [modifier]: true, key: 'a', code: 'KeyA' })).toBeUndefined();
});

test('named keys are nobody’s letter', () => {
  expect(keyOf({ ...plain, key: 'Enter', code: 'Enter' })).toBeUndefined();
  expect(keyOf({ ...plain, key: ';', code: 'Semicolon' })).toBeUndefined();
});
