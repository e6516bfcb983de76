import { expect, test } from 'vitest';
import { addressIn, alternatesOf, isLanguage } from './language.ts';

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

test('a page has its plain address in Bengali and names English, whatever else it asks for', () => {
  expect(addressIn('https://x.example/faq', 'bn')).toBe('https://x.example/faq');
  expect(addressIn('https://x.example/faq', 'en')).toBe('https://x.example/faq?lng=en');
  expect(addressIn('https://x.example/p?page=2', 'en')).toBe('https://x.example/p?page=2&lng=en');
  expect(alternatesOf('https://x.example/faq').map(({ lang }) => lang)).toEqual(['bn', 'en', 'x-default']);
});
