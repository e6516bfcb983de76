import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { maps } from '#contracts/maps/maps.ts';
import { search } from '#contracts/search/search.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postCard } from '#web/testing/posts.ts';
import { foundAnswer } from '#web/testing/results-pages.tsx';
import { show } from '#web/testing/show.tsx';
import { SearchMap } from './search-map.tsx';

const dhaka = { id: 'dhaka-mirpur', en: 'Mirpur', bn: 'মিরপুর' };
const marks = [
  { lat: 23.8, lng: 90.37, count: 1, price: 9_750_000, PostID: 7 },
  { lat: 23.81, lng: 90.36, count: 1, price: 7_000_000, area: dhaka },
  { lat: 23.79, lng: 90.41, count: 12, price: 5_000_000 },
];

beforeEach(() => {
  // The DOM of tests has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});

function shown(query = '') {
  const api = fakeApi();
  api.on(search.marks, { success: true, marks, total: 14, totalIsExact: true, cellDegrees: 0.01 });
  api.on(maps.places, { success: true, places: [] });
  api.on(search.posts, foundAnswer([postCard({ PostID: 7 })]));
  return { api, ...show(<SearchMap params={new URLSearchParams(query)} />, { lng: 'bn', pattern: '/*' }) };
}

test('one post is its price, several are their number, and the map asks for what it shows', async () => {
  const { api, t, user } = shown('q=mirpur');
  const map = within(await screen.findByRole('application', { name: t('canvas.ofSearch') }));
  expect((await map.findByRole('button', { name: t('canvas.markPrice', { price: '৯৭ লাখ ৫০ হাজার' }) })).textContent).toBe('৯৭.৫ লাখ');
  expect(map.getByRole('button', { name: /^মিরপুর: / })).toBeTruthy();
  expect(map.getByRole('button', { name: t('canvas.markCount', { count: 12, price: '৫০ লাখ' }) }).textContent).toBe('১২');
  const card = await screen.findByRole('link', { name: /South facing/ });
  await user.hover(card);
  expect(map.getByRole('button', { name: t('canvas.markPrice', { price: '৯৭ লাখ ৫০ হাজার' }) }).querySelector('.map-mark-lit')).toBeTruthy();
  const [first, then] = api.calls(search.marks).map(({ query }) => query);
  expect(first?.bounds).toBeUndefined();
  expect(then?.bounds).toMatch(/^23\.\d+,90\.\d+,23\.\d+,90\.\d+$/);
});

test('what is near the metro is a press, and the other filters stay', async () => {
  const { user, t, address } = shown('bedMin=3&bounds=23.7,90.3,23.9,90.5');
  await screen.findByRole('application', { name: t('canvas.ofSearch') });
  expect(screen.queryByRole('button', { name: t('canvas.searchHere') })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('canvas.nearMetro') }));
  expect(address()).toBe('/property-search/map?bedMin=3&metroKm=1');
});
