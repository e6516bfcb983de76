import { expect, test } from 'vitest';
import { requestLanguage } from './request-language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['fr-FR, de', 'en'],
  ['bn', 'bn'],
  ['bn-BD,bn;q=0.9,en;q=0.8', 'bn'],
  ['en-US,en;q=0.9,bn;q=0.5', 'en'],
  ['fr, bn;q=0.5', 'bn'],
  ['en;q=0.1, bn;q=0.9', 'bn'],
  ['en , bn', 'en'],
  ['bn;q=0', 'en'],
  ['bn; q=0, en; q=0', 'en'],
  ['bn;q=nonsense', 'bn'],
  [`${'x'.repeat(4000)},bn`, 'bn'],
])('Accept-Language %j is answered in %s', (header, lng) => {
  expect(requestLanguage(header)).toBe(lng);
});
