// What a map of a search shows is what its list, its chips and a saved search stand for, wherever the map is moved.
import { screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundsOf, type Mark } from '#contracts/maps/map-search.ts';
import { maps } from '#contracts/maps/maps.ts';
import { search, type Understood } from '#contracts/search/search.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postCard } from '#web/testing/posts.ts';
import { foundAnswer } from '#web/testing/results-pages.tsx';
import { show } from '#web/testing/show.tsx';
import { tidy } from '#web/search/filters/filters.ts';
import { SearchMap } from './search-map.tsx';

afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  // The DOM of tests has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});

const mark: Mark = { lat: 23.8, lng: 90.37, count: 1, price: 9_750_000, PostID: 7 };
const said: Understood[] = [{ filter: 'subDistrict', value: 'dhaka-mirpur', text: 'mirpur' }];

function Page() {
  const { search: query } = useLocation();
  const params = useMemo(() => tidy(new URLSearchParams(query)), [query]);
  return <SearchMap params={params} understood={params.has('q') ? said : []} />;
}

function opened(query: string, { total = 1, totalIsExact = true, seen = total }: { total?: number; totalIsExact?: boolean; seen?: number } = {}) {
  const api = fakeApi();
  const marks = seen === 0 ? [] : [mark, ...(seen > 1 ? [{ ...mark, lat: 23.82, PostID: undefined, count: seen - 1 }] : [])];
  api.on(search.marks, { success: true, marks, total: seen, totalIsExact, cellDegrees: 0.01 });
  api.on(maps.places, { success: true, places: [] });
  api.on(search.posts, foundAnswer([postCard({ PostID: 7 })], { total, totalIsExact, sections: [] }));
  const shown = show(<Page />, { lng: 'en', address: `/property-search/map?${query}`, pattern: '/*' });
  return { ...shown, api, query: () => new URLSearchParams(shown.address().split('?')[1]) };
}

const bounds = '23.7,90.3,23.9,90.5';
/** Marks and list are there. */
const ready = () => screen.findByText('1 post');

test('a map that is moved asks for nothing beyond the place that is searched, and the list stays, until “search here”', async () => {
  const { t, user, api, query } = opened(`bedMin=3&bounds=${bounds}`);
  await ready();
  expect(screen.queryByRole('button', { name: t('canvas.searchHere') })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('canvas.zoomOut') }));
  const here = await screen.findByRole('button', { name: t('canvas.searchHere') });
  await waitFor(() => expect(api.calls(search.marks).length).toBeGreaterThan(2));
  for (const { query: asked } of api.calls(search.marks)) {
    const { south = 0, west = 0, north = 99, east = 99 } = boundsOf(asked.bounds ?? '') ?? {};
    expect([south >= 23.7, west >= 90.3, north <= 23.9, east <= 90.5]).toEqual([true, true, true, true]);
  }
  expect(api.calls(search.posts).map(({ query: asked }) => asked.bounds)).toEqual([bounds]);
  expect(query().get('bounds')).toBe(bounds);

  await user.click(here);
  await waitFor(() => expect(query().get('bounds')).not.toBe(bounds));
  expect(query().get('bedMin')).toBe('3');
  const wide = boundsOf(query().get('bounds') ?? '');
  expect(wide?.east).toBeGreaterThan(90.5);
  await waitFor(() => expect(api.calls(search.posts).at(-1)?.query.bounds).toBe(query().get('bounds')));
  expect(api.calls(search.marks).at(-1)?.query.bounds).toBe(query().get('bounds'));
  expect(screen.queryByRole('button', { name: t('canvas.searchHere') })).toBeNull();
});

test('“search here” takes the place of the areas that the search names, in its words too', async () => {
  const { t, user, query } = opened('q=3+bed+mirpur&locality=dhaka-pallabi&tenants=family&purpose=rent');
  await ready();
  await user.click(screen.getByRole('button', { name: t('canvas.zoomIn') }));
  await user.click(await screen.findByRole('button', { name: t('canvas.searchHere') }));
  await waitFor(() => expect(query().has('bounds')).toBe(true));
  expect([query().get('q'), query().has('locality'), query().get('tenants')]).toEqual(['3 bed', false, 'family']);
});

test('“search as I move” searches wherever the map comes to rest, is remembered, and leaves a drawn area alone', async () => {
  const first = opened(`bounds=${bounds}`);
  const { t, user, query } = first;
  await ready();
  await user.click(screen.getByRole('button', { name: t('canvas.zoomIn') }));
  await user.click(await screen.findByRole('checkbox', { name: t('canvas.asMoved') }));
  await waitFor(() => expect(query().get('bounds')).not.toBe(bounds));
  const before = query().get('bounds');
  await user.click(screen.getByRole('button', { name: t('canvas.zoomIn') }));
  await waitFor(() => expect(query().get('bounds')).not.toBe(before));
  expect(screen.queryByRole('button', { name: t('canvas.searchHere') })).toBeNull();
  await waitFor(() => expect(first.api.calls(search.posts).at(-1)?.query.bounds).toBe(query().get('bounds')));
  expect(localStorage.getItem('mapSearchesAsMoved')).toBe('on');
});

test('a drawn area stays when the map is moved, even where it searches as it is moved', async () => {
  localStorage.setItem('mapSearchesAsMoved', 'on');
  const within = '23.7,90.3;23.8,90.3;23.8,90.4';
  const { t, user, query } = opened(`within=${within}`);
  await ready();
  await user.click(screen.getByRole('button', { name: t('canvas.zoomIn') }));
  await screen.findByRole('button', { name: t('canvas.searchHere') });
  expect(query().get('within')).toBe(within);
});

test.each([
  ['all of it is seen', { total: 12 }, '12 posts'],
  ['a part of it is seen', { total: 62, seen: 40 }, '62 posts · 40 on the map'],
  ['what is seen is an estimate', { total: 1000, totalIsExact: false, seen: 56_000 }, 'About 56,000 posts'],
  ['a part of very many is seen', { total: 1000, totalIsExact: false, seen: 480 }, 'More than 1,000 posts · about 480 on the map'],
])('the head counts where %s', async (_, counts, text) => {
  opened('subDistrict=dhaka-mirpur', counts);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('estimates say “about” on their marks', async () => {
  opened('subDistrict=dhaka-mirpur', { total: 1000, totalIsExact: false, seen: 481 });
  const count = await screen.findByRole('button', { name: /^About 480 posts, from / });
  expect(count.textContent).toBe('about 480');
});

test('where all of it lies elsewhere a press leads there', async () => {
  const { t, user, api } = opened('subDistrict=dhaka-mirpur', { total: 3, seen: 0 });
  await screen.findByText(t('canvas.elsewhere'));
  const asked = api.calls(search.marks).length;
  await user.click(screen.getByRole('button', { name: t('canvas.toFound') }));
  await waitFor(() => expect(api.calls(search.marks).length).toBeGreaterThan(asked));
  expect(api.calls(search.marks).at(asked)?.query.bounds).toBeUndefined();
});

test('posts of the next area, with which a short list goes on, count for neither and are no cards', async () => {
  const { api, t, user } = opened('subDistrict=dhaka-mirpur', { total: 1 });
  const way = (name: 'all' | 'nearby', from: number) => ({ way: name, total: 1, totalIsExact: true, from, dropped: [] });
  api.on(
    search.posts,
    foundAnswer([postCard({ PostID: 7 }), postCard({ PostID: 8, postTitle: 'Next door' })], { total: 2, sections: [way('all', 0), way('nearby', 1)] }),
  );
  await screen.findByText('1 post');
  await user.click(screen.getByRole('button', { name: t('canvas.zoomIn') }));
  await user.click(await screen.findByRole('button', { name: t('canvas.searchHere') }));
  await waitFor(() => expect(api.calls(search.posts)).toHaveLength(2));
  expect(await screen.findByText('1 post')).toBeTruthy();
  expect(screen.queryByText('Next door')).toBeNull();
});
