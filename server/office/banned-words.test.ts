import { expect, test } from 'vitest';
import { holdsBanned } from './banned-words.ts';

const words = ['casino', 'জুয়া', 'easy  money', 'c++ (pro)'];

test.each([
  ['Behind the Casino.', true],
  ['casinos everywhere', false],
  ['Lakeside', false],
  ['এখানে জুয়ার আসর বসে', true],
  ['EASY\nmoney here', true],
  ['knows c++ (pro)', true],
  ['', false],
])('“%s” holds a banned word: %s', (text, holds) => {
  expect(holdsBanned([null, text], words)).toBe(holds);
});

test('nothing holds a word of an empty list', () => {
  expect(holdsBanned(['casino'], [])).toBe(false);
});
