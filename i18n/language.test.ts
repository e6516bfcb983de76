import { expect, test } from 'vitest';
import { isLanguage } from './language.ts';

test.each([
  ['bn', true],
  ['en', true],
  ['BN', false],
  ['bn-BD', false],
  ['', false],
  [null, false],
  [undefined, false],
])('%j as a language: %s', (value, is) => {
  expect(isLanguage(value)).toBe(is);
});
