import { expect, test } from 'vitest';
import { purposeOf, returnPath } from './return-path.ts';

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
  '/.//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  '/SignIn',
  '/signin?return=/SignIn',
  '/./register#x',
])('anything else leads to the usual place: %s', (path) => {
  expect(returnPath(path, '/')).toBe('/');
});

test.each([
  ['return=%2Fsellpost', 'post'],
  ['return=%2Fadd-rent-post%23step-price', 'post'],
  ['return=%2FProperty-Buy-Sell-Details%2F48001&for=save', 'save'],
  ['return=%2Fproperty-search%3Fq%3Dx&for=search', 'search'],
  ['return=%2Fuser%2Fprofile', undefined],
  ['for=anything', undefined],
  ['', undefined],
])('"%s" says that somebody came for: %s', (query, purpose) => {
  expect(purposeOf(new URLSearchParams(query))).toBe(purpose);
});
