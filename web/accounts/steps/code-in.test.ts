import { expect, test } from 'vitest';
import { codeIn } from './code-in.ts';

test.each([
  ['482715', '482715'],
  ['৪৮২৭১৫', '482715'],
  ['482 715', '482715'],
  ['৪৮২-৭১৫', '482715'],
  ['আপনার কোড: ৪৮২৭১৫। ১০ মিনিট চলবে।', '482715'],
  ['Your code is 482715, valid for 10 minutes', '482715'],
  ['48', '48'],
  ['4827159', '482715'],
  ['abc', ''],
])('finds the code in "%s"', (text, code) => {
  expect(codeIn(text)).toBe(code);
});
