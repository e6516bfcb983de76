import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { similarPrices, type SimilarPrice } from '#contracts/posts/similar-prices.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { PriceHistory } from './price-history.tsx';

beforeEach(() => void fakeApi().on(similarPrices.of, { success: true, prices: null }));

const event = (day: string, price: number) => ({ at: `2026-${day}T06:00:00.000Z`, price, priceUnits: 'total' as const });

test('one price is no history, but says since when the post is listed', () => {
  const { t, fmt } = show(<PriceHistory post={postPage()} />, { now: '2026-11-11T06:00:00.000Z' });
  expect(screen.getByText(t('detail.historyDays', { count: 10, date: fmt.date('2026-11-01T06:00:00.000Z') }))).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('every price stands in a row with its day, the oldest first', () => {
  const post = postPage({ priceHistory: [event('10-01', 30_000_000), event('11-01', 27_800_000)] });
  const { t, fmt } = show(<PriceHistory post={post} />, { now: '2026-11-11T06:00:00.000Z' });
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    [fmt.date('2026-10-01T06:00:00.000Z'), fmt.taka(30_000_000)],
    [fmt.date('2026-11-01T06:00:00.000Z'), fmt.taka(27_800_000)],
  ]);
  expect(screen.getByText(t('detail.historyDays', { count: 41, date: fmt.date('2026-10-01T06:00:00.000Z') }))).toBeTruthy();
});

test('prices per sqft are told as such', () => {
  const per = (day: string, price: number) => ({ ...event(day, price), priceUnits: 'perSqft' as const });
  const { fmt } = show(<PriceHistory post={postPage({ priceUnits: 'perSqft', price: 9000, priceHistory: [per('10-01', 9500), per('11-01', 9000)] })} />);
  expect(screen.getByRole('cell', { name: fmt.perSqft(9000) })).toBeTruthy();
});

const like = (PostID: number, rate: number): SimilarPrice => ({
  PostID,
  postTitle: `Flat ${PostID}`,
  rate,
  totalPrice: rate * 1000,
  postDate: '2026-11-01T06:00:00.000Z',
});

test.each(['bn', 'en'] as const)('says in %s how the price stands among similar posts, each a link', async (lng) => {
  const posts = [like(1, 9000), like(2, 10_000), like(3, 15_000), like(4, 16_000), like(5, 90_000)];
  fakeApi().on(similarPrices.of, { success: true, prices: { per: 'sqft', area: 'subDistrict', own: 12_000, posts } });
  const { t, fmt } = show(<PriceHistory post={postPage()} />, { lng });
  expect(await screen.findByText(t('detail.amongSaid', { less: 2, more: 3, count: 5 }))).toBeTruthy();
  const links = within(screen.getByText(t('detail.amongList')).parentElement as HTMLElement).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(posts.map(({ PostID }) => `/Property-Buy-Sell-Details/${PostID}`));
  expect(links[0]?.textContent).toContain(fmt.taka(9_000_000));
});

test('nothing is said of similar posts where too few are known, or where the post is over', async () => {
  const api = fakeApi();
  api.on(similarPrices.of, { success: true, prices: null });
  const { t } = show(<PriceHistory post={postPage()} />);
  await vi.waitFor(() => expect(api.calls(similarPrices.of)).toHaveLength(1));
  expect(screen.queryByText(t('detail.amongList'))).toBeNull();
});

test('posts of a whole city are shown without a verdict', async () => {
  const posts = [1, 2, 3, 4, 5].map((PostID) => like(PostID, 9000 + PostID));
  fakeApi().on(similarPrices.of, { success: true, prices: { per: 'sqft', area: 'district', own: 12_000, posts } });
  const { t } = show(<PriceHistory post={postPage()} />);
  expect(await screen.findByText(t('detail.amongFar'))).toBeTruthy();
  expect(screen.queryByText(t('detail.amongSaid', { less: 5, more: 0, count: 5 }))).toBeNull();
});
