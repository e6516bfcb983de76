import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each(['/sellpost', '/user/my-properties?tab=2#x', '/Property-Buy-Sell-Details/48001'])('a path of this site is kept: %s', (path) => {
  expect(returnPath(path, '/')).toBe(path);
});

test.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/SignIn',
  '/signin?return=/SignIn',
])('anything else leads to the usual place: %s', (path) => {
  expect(returnPath(path, '/')).toBe('/');
});
