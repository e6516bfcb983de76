import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

const spaces = ['', '\t', '\n', '\r', '\t\n\r'];
const slashes = ['/', '\\'];
/** What a browser may read as //evil.example, however it is hidden. */
const outside = [
  ...slashes.flatMap((slash) => spaces.flatMap((space) => [`/${space}${slash}evil.example`, `/${space}${slash}${space}${slash}evil.example/login`])),
  ...slashes.flatMap((slash) => ['.', '%2e', 'a/..', 'a/%2E%2e', '\t.'].map((dots) => `/${dots}/${slash}evil.example`)),
  '/.//evil.example/..//x',
  '//',
  '///',
  '//[',
];

test.each(outside.map((address) => [address]))('is no path of ours: %j', (address) => {
  expect(ownPath(address)).toBeUndefined();
});

test.each([
  null,
  undefined,
  7,
  '',
  ' /Home',
  'Home',
  '?x',
  '#x',
  '\\Home',
  '\t/Home',
  'https://evil.example',
  'http://here/Home',
  'javascript:alert(1)',
  'data:text/html,x',
])('is none either: %j', (address) => {
  expect(ownPath(address)).toBeUndefined();
});

test.each([
  '/',
  '/Home',
  '/user/my-properties?tab=2#x',
  '/Property-Search?q=//x',
  '/Offline?to=//x',
  '/a//b',
  '/%2fevil.example',
  '/%5cevil.example',
  '/%09/x',
])('a path of ours is kept: %s', (path) => {
  expect(ownPath(path)).toBe(path);
});

test('what is given back stays on this site when it is read once more, from any page', () => {
  const pieces = ['/', '\\', '.', '..', '%2e', '%2f', '%5c', '\t', '\n', 'evil.example', '@', ':', '?', '#', ' '];
  for (const one of pieces)
    for (const two of pieces)
      for (const three of pieces)
        for (const four of pieces) {
          const path = ownPath(`/${one}${two}${three}${four}evil.example`);
          if (path === undefined) continue;
          expect(new URL(path, 'https://uthan.example/a/b').origin, path).toBe('https://uthan.example');
          expect(ownPath(path)).toBe(path);
        }
});

test('spaces and letters of Bengali are written as browsers write them', () => {
  expect(ownPath('/কেনা বেচা')).toBe(encodeURI('/কেনা বেচা'));
  expect(ownPath('/Ho\tme')).toBe('/Home');
});
