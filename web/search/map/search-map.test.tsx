import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maps } from '#contracts/maps/maps.ts';
import type { Mark } from '#contracts/maps/map-search.ts';
import { type PostCard, posts } from '#contracts/posts/posts.ts';
import { search } from '#contracts/search/search.ts';
import { fakeApi, noAnswer } from '#web/testing/fake-api.ts';
import { postCard } from '#web/testing/posts.ts';
import { foundAnswer } from '#web/testing/results-pages.tsx';
import { show } from '#web/testing/show.tsx';
import { SearchMap } from './search-map.tsx';

const dhaka = { id: 'dhaka-mirpur', en: 'Mirpur', bn: 'মিরপুর' };
const answer = (found: Mark[]) => ({
  success: true as const,
  marks: found,
  total: found.reduce((sum, { count }) => sum + count, 0),
  cellDegrees: 0.01,
  totalIsExact: true,
});
const marks: Mark[] = [
  { lat: 23.8, lng: 90.37, count: 1, price: 9_750_000, PostID: 7 },
  { lat: 23.81, lng: 90.36, count: 1, price: 7_000_000, area: dhaka },
  { lat: 23.79, lng: 90.41, count: 12, price: 5_000_000 },
];

afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  // The DOM of tests has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});

function shown(query = '', { found = marks, cards = [postCard({ PostID: 7 })] }: { found?: Mark[]; cards?: PostCard[] } = {}) {
  const api = fakeApi();
  api.on(search.marks, answer(found));
  api.on(maps.places, { success: true, places: [] });
  api.on(search.posts, foundAnswer(cards));
  return { api, ...show(<SearchMap params={new URLSearchParams(query)} understood={[]} />, { lng: 'bn', pattern: '/*' }) };
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

test('a mark with the focus lights its card, and Enter brings its post to the top', async () => {
  const cards = [postCard({ PostID: 8, point: { lat: 23.79, lng: 90.41, radius: 300, areaOnly: false } })];
  const { t, user, api } = shown('', { cards });
  api.on(posts.named, { success: true, items: [postCard({ PostID: 7, postTitle: 'Behind the list' })] });
  const price = await screen.findByRole('button', { name: t('canvas.markPrice', { price: '৯৭ লাখ ৫০ হাজার' }) });
  await screen.findByRole('link', { name: /South facing/ });
  const count = screen.getByRole('button', { name: t('canvas.markCount', { count: 12, price: '৫০ লাখ' }) });
  act(() => count.focus());
  expect(screen.getByRole('article').className).toContain('border-primary');
  act(() => price.focus());
  await user.keyboard('{Enter}');
  expect((await screen.findAllByRole('article'))[0]?.textContent).toContain('Behind the list');
  expect(document.activeElement).toBe(price);
});

test('posts of which only the area is known are listed by a press on their number, and the list comes back', async () => {
  const { t, user, api } = shown('', { found: [{ lat: 23.81, lng: 90.36, count: 2, price: 7_000_000, area: dhaka }] });
  const count = await screen.findByRole('button', { name: /^মিরপুর: / });
  await user.click(count);
  await screen.findByText(t('canvas.spot', { count: 1 }));
  expect(api.calls(search.posts).at(-1)?.query.bounds).toBe('23.80997,90.35997,23.81003,90.36003');
  await user.click(screen.getByRole('button', { name: t('canvas.backToAll') }));
  expect(screen.queryByText(t('canvas.spot', { count: 1 }))).toBeNull();
});

test('an area is drawn with the keys, corner by corner, and is then part of the address', async () => {
  const { t, user, address } = shown('bedMin=3&near=23.8,90.4,3');
  await user.click(await screen.findByRole('button', { name: t('canvas.draw') }));
  const board = screen.getByRole('application', { name: t('canvas.draw') });
  vi.spyOn(board, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300));
  expect(document.activeElement).toBe(board);
  await user.keyboard('{ArrowUp}{Enter}{ArrowRight}{Enter}{Backspace}{ArrowRight}{ArrowRight}{Enter}');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: t('canvas.drawDone') }).disabled).toBe(true);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(screen.getByText(t('canvas.drawCorners', { count: 3 }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('canvas.drawDone') }));
  await waitFor(() => expect(decodeURIComponent(address())).toMatch(/^\/property-search\/map\?bedMin=3&within=(2\d\.\d+,9\d\.\d+;?){3}$/));
});

test('a stroke on the board is no scroll of the browser, which would cost the next tap its click', async () => {
  const { t, user } = shown();
  await user.click(await screen.findByRole('button', { name: t('canvas.draw') }));
  const stroke = new Event('touchmove', { bubbles: true, cancelable: true });
  (await screen.findByRole('application', { name: t('canvas.draw') })).dispatchEvent(stroke);
  expect(stroke.defaultPrevented).toBe(true);
});

test('Escape ends drawing, and nothing is searched', async () => {
  const { t, user, address } = shown();
  await user.click(await screen.findByRole('button', { name: t('canvas.draw') }));
  await user.keyboard('{Enter}{Escape}');
  expect(screen.queryByRole('application', { name: t('canvas.draw') })).toBeNull();
  expect(address()).not.toContain('within');
});

test('where the own place is not told, a sentence on the map says why', async () => {
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({
    getCurrentPosition: (_found: PositionCallback, failed: PositionErrorCallback) => failed({ code: 1 } as GeolocationPositionError),
  } as Geolocation);
  const { t, user, address } = shown();
  await user.click(await screen.findByRole('button', { name: t('canvas.nearMe') }));
  expect(screen.getByRole('alert').textContent).toContain(t('canvas.hereDenied'));
  expect(address()).not.toContain('near');
});

test('where there is nothing, the map leads out of there or off its limit', async () => {
  const { t, user, address } = shown('within=23.7,90.3;23.8,90.3;23.8,90.4', { found: [], cards: [] });
  expect(await screen.findByText(t('canvas.nothing'))).toBeTruthy();
  expect(screen.getByRole('button', { name: t('canvas.zoomOutMore') })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('canvas.takeOff') }));
  expect(address()).toBe('/property-search/map');
});

test('when an answer fails the marks of before stay, and another try is a press', async () => {
  const { t, user, api } = shown();
  const price = () => screen.queryByRole('button', { name: t('canvas.markPrice', { price: '৯৭ লাখ ৫০ হাজার' }) });
  await waitFor(() => expect(price()).toBeTruthy());
  api.on(search.marks, noAnswer);
  await user.click(screen.getByRole('button', { name: t('canvas.zoomIn') }));
  await screen.findByText(t('canvas.marksFailed'));
  expect(price()).toBeTruthy();
  api.on(search.marks, answer(marks.slice(2)));
  await user.click(screen.getByRole('button', { name: t('shell.retry') }));
  await waitFor(() => expect(price()).toBeNull());
});

test('the sheet of cards grows and shrinks by its button and by arrows', async () => {
  const { t, user } = shown();
  await screen.findByRole('link', { name: /South facing/ });
  const larger = screen.getByRole('button', { name: t('canvas.larger') });
  act(() => larger.focus());
  expect(larger.getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('button', { name: t('canvas.smaller') }).getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowDown}{Enter}{Enter}');
  expect(screen.getByRole('button', { name: t('canvas.larger') }).getAttribute('aria-expanded')).toBe('false');
});

test('what is near the metro is a press, and the other filters stay', async () => {
  const { user, t, address } = shown('bedMin=3&bounds=23.7,90.3,23.9,90.5');
  await screen.findByRole('application', { name: t('canvas.ofSearch') });
  expect(screen.queryByRole('button', { name: t('canvas.searchHere') })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('canvas.nearMetro') }));
  expect(address()).toBe('/property-search/map?bedMin=3&metroKm=1');
});

test('a card beside the map says where, how many beds and how large', async () => {
  const { t, fmt } = shown('', { cards: [postCard({ PostID: 8, bedrooms: 3, size: 1850 })] });
  await screen.findByRole('link', { name: /South facing/ });
  const card = screen.getByRole('article').textContent;
  expect(card).toContain(`${t('posts.beds', { count: 3 })} · ${fmt.area(1850)}`);
  expect(card).toContain(t('canvas.areaOnly'));
});
