import { expect, test } from 'vitest';
import { cacheKey } from './cache-key.ts';

const cached = (address: string) => cacheKey(new URL(address, 'http://uthan.example'));

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/Home?fbclid=1', '/Home'],
  ['/Property-Buy-Sell', '/Property-Buy-Sell'],
  ['/property-search?page=2&utm_source=x&bedMin=2', '/property-search?bedMin=2&page=2'],
  ['/property-search?bedMin=2&page=2', '/property-search?bedMin=2&page=2'],
  ['/Property-Rent-Details/12?from=mail', '/Property-Rent-Details/12'],
  ['/faq?q=price&x=1', '/faq?q=price'],
  ['/ABOUTUS?x=1', '/ABOUTUS'],
  ['/_root.data?x=1', '/_root.data'],
  ['/Property-Rent.data?bedMin=2&_routes=results-rent&x=1', '/Property-Rent.data?bedMin=2&_routes=results-rent'],
])('%s is cached as %s', (address, expected) => expect(cached(address)?.address).toBe(expected));

test.each([
  ['/', 10],
  ['/Property-Rent.data', 10],
  ['/Property-Rent-Details/12', 10],
  ['/faq', 24 * 60],
  ['/AboutUs', 24 * 60],
])('%s is made for a time that changes every %d minutes', (address, minutes) => expect(cached(address)?.stepMs).toBe(minutes * 60_000));

test.each([
  '/user/profile',
  '/user/profile.data',
  '/SignIn?returnTo=%2Fuser',
  '/ResetPassword/secret',
  '/ProfileDetails/7',
  '/sellpost',
  '/admin',
  '/Property-Buy-Sell-Details/abc',
  '/no-such-page',
  '/Property-Buy-Sell-Details/1/more',
  `/faq?q=${'x'.repeat(700)}`,
])('%s is made for each visit', (address) => expect(cached(address)).toBeUndefined());
