import { describe, expect, test } from 'vitest';
import { dayMs } from '#contracts/durations.ts';
import { type CachePolicy, tenMinutesMs } from './platform/delivery/cache-policy.ts';
import { known, tidy } from '#web/search/filters/filters.ts';
import { type CachedRoute, cacheKeys } from './cache-key.ts';

const page = (path: string | undefined, cache: CachePolicy | false, parentId?: string): CachedRoute => ({
  id: `${parentId ?? ''}/${path ?? 'index'}`,
  ...(path === undefined ? { index: true } : { path }),
  parentId: parentId ?? 'root',
  module: { handle: { cache } },
});
const keyOf = cacheKeys([
  { id: 'root', path: '', module: {} },
  page(undefined, { clockMs: tenMinutesMs, isList: true }),
  page('property-search', { clockMs: tenMinutesMs, isList: true, parameters: known, normalize: tidy }),
  page('Property-Rent-Details/:id', { clockMs: tenMinutesMs, path: /^\d{1,12}$/ }),
  page('Property-Rent-Details/:id/:slug', { clockMs: tenMinutesMs, path: /^\d{1,12}$/ }),
  page('faq', { clockMs: dayMs, parameters: ['q', 'page'] }),
  page('AboutUs', { clockMs: dayMs }),
  page('SignIn', false),
  { id: 'guard', parentId: 'root', module: {} },
  { id: 'area', parentId: 'guard', path: 'user', module: {} },
  page('profile', false, 'area'),
  page('help', { clockMs: dayMs }, 'area'),
  page('*', false),
]);
const cached = (address: string) => keyOf(new URL(address, 'http://uthan.example'));

describe('a page that is the same for everybody is cached', () => {
  test.each([
    ['/', '/'],
    ['/ABOUTUS', '/ABOUTUS'],
    ['/Property-Rent-Details/12', '/Property-Rent-Details/12'],
    ['/Property-Rent-Details/12/3-bed-apartment-dhaka', '/Property-Rent-Details/12/3-bed-apartment-dhaka'],
    ['/property-rent-details/12/Land.data', '/property-rent-details/12/Land.data'],
    ['/user/help', '/user/help'],
    ['/_root.data', '/_root.data'],
  ])('%s as %s', (address, expected) => expect(cached(address)?.address).toBe(expected));

  test('with the parameters it names, in one order', () => {
    expect(cached('/faq?q=price&page=2')?.address).toBe('/faq?page=2&q=price');
    expect(cached('/faq?page=2&q=price')?.address).toBe('/faq?page=2&q=price');
    expect(cached('/property-search?page=2&propertyType=all&bedMin=2')?.address).toBe('/property-search?bedMin=2&page=2');
    expect(cached('/property-search.data?bedMin=2&_routes=results')?.address).toBe('/property-search.data?bedMin=2&_routes=results');
  });

  test('whatever the language parameter and those of advertisers say, which no page reads', () => {
    expect(cached('/AboutUs?lng=en&utm_source=x&fbclid=1')?.address).toBe('/AboutUs');
    expect(cached('/faq?gclid=1&q=price')?.address).toBe('/faq?q=price');
  });

  test.each([
    ['/', 10, true],
    ['/property-search', 10, true],
    ['/Property-Rent-Details/12', 10, false],
    ['/faq', 24 * 60, false],
  ])('%s for %d minutes; it is a list: %s', (address, minutes, isList) => expect(cached(address)).toMatchObject({ clockMs: minutes * 60_000, isList }));
});

describe('a page is rendered for each visit', () => {
  test.each(['/user/profile', '/user/profile.data', '/SignIn?returnTo=%2Fuser', '/user', '/no-such-page', '/AboutUs/'])('where it says so: %s', (address) =>
    expect(cached(address)).toBeUndefined(),
  );

  test.each(['/?x=1', '/AboutUs?division=dhaka', '/faq?q=price&rating=4', '/faq?_routes=faq', '/property-search?bedMin=2&colour=red'])(
    'with a parameter that it does not name: %s',
    (address) => expect(cached(address)).toBeUndefined(),
  );

  test.each([
    '/Property-Rent-Details/abc',
    '/Property-Rent-Details/1/%E0%A6%AC',
    '/Property-Rent-Details/1/-a',
    '/Property-Rent-Details/x/land',
    '/Property-Rent-Details/1/a/b',
    '/Property-Rent-Details/',
    `/faq?q=${'x'.repeat(700)}`,
  ])('where its address is not like it: %s', (address) => expect(cached(address)).toBeUndefined());
});
