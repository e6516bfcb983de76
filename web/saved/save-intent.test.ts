import { expect, test } from 'vitest';
import { intentOf } from './save-intent.ts';

test('a post that was to be saved has a number and a kind', () => {
  expect(intentOf({ PostID: 48_213, type: 'rent', more: 1 })).toEqual({ PostID: 48_213, type: 'rent' });
});

test.each([null, undefined, 'x', {}, { PostID: 'x', type: 'rent' }, { PostID: 1, type: 'boat' }])('%j is none', (stored) => {
  expect(intentOf(stored)).toBeUndefined();
});
