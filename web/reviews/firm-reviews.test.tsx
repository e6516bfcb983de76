import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firmReview, picture } from '#web/testing/reviews.ts';
import { show } from '#web/testing/show.tsx';
import { FirmReviews, type Reviews } from './firm-reviews.tsx';

const path = '/Interior-Details/30007';
const two = [firmReview(), firmReview({ _id: '01980000-0000-7000-8000-000000000002' })];
const list = (first: Partial<Reviews> = {}, lng: 'bn' | 'en' = 'en') =>
  show(<FirmReviews postId={30_007} name="Nokshi Interior" first={{ items: two, sort: 'recent', page: 1, remaining: 0, ...first }} />, { lng, address: path });
const chip = (name: string): HTMLElement => screen.getByRole('link', { name });
const leadsTo = (name: string): string | null => chip(name).getAttribute('href');

test.each(['bn', 'en'] as const)('filters are links that keep the order, in %s', (lng) => {
  const { t } = list({ sort: 'lowest' }, lng);
  const filters = within(screen.getByRole('navigation', { name: t('reviews.filter') }));
  expect(filters.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([t('reviews.with_photos'), t('reviews.with_response')]);
  expect(leadsTo(t('reviews.with_photos'))).toBe(`${path}?sort=lowest&with=photos#reviews`);
  expect(leadsTo(t('reviews.with_response'))).toBe(`${path}?sort=lowest&with=response#reviews`);
});

test('orders and the next page keep the filter, and the filter that is on leads away from itself', () => {
  const { t } = list({ sort: 'highest', extra: 'photos', remaining: 3 });
  expect(chip(t('reviews.with_photos')).getAttribute('aria-current')).toBe('true');
  expect(chip(t('reviews.with_response')).getAttribute('aria-current')).toBeNull();
  expect(leadsTo(t('reviews.with_photos'))).toBe(`${path}?sort=highest#reviews`);
  expect(leadsTo(t('reviews.with_response'))).toBe(`${path}?sort=highest&with=response#reviews`);
  expect(leadsTo(t('reviews.sort_lowest'))).toBe(`${path}?sort=lowest&with=photos#reviews`);
  expect(leadsTo(t('reviews.sort_recent'))).toBe(`${path}?with=photos#reviews`);
  expect(leadsTo(t('reviews.more', { count: 3 }))).toBe(`${path}?sort=highest&with=photos&page=2#reviews`);
});

test('a filter that nothing matches says so and leads back to all reviews', () => {
  const { t } = list({ items: [], sort: 'lowest', extra: 'response' });
  expect(screen.getByText(t('reviews.noneWith_response'))).toBeTruthy();
  expect(screen.queryByText(t('reviews.none'))).toBeNull();
  expect(leadsTo(t('reviews.showAll'))).toBe(`${path}?sort=lowest#reviews`);
});

test('a firm without reviews has nothing to filter', () => {
  const { t } = list({ items: [] });
  expect(screen.getByText(t('reviews.none'))).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test.each(['bn', 'en'] as const)('a review shows its pictures, each with the way to it, and what the firm answered (%s)', (lng) => {
  const pictures = [picture('/media/a.webp'), picture('/media/b.webp')];
  const firmResponse = { text: 'Glass came late.', at: '2026-11-13T06:00:00.000Z', editableUntil: '2026-11-14T06:00:00.000Z' };
  const reviewer = { _id: '01934f00-0000-7000-8000-000000000001', name: 'Sharmin Akter', proPic: null };
  const { t } = list({ items: [firmReview({ pictures, firmResponse, reviewer })] }, lng);
  expect(within(screen.getByRole('list', { name: t('reviews.photosOf', { name: reviewer.name }) })).getAllByRole('link')).toHaveLength(2);
  expect(screen.getByText(t('reviews.responseOf', { name: 'Nokshi Interior' })).nextElementSibling?.textContent).toBe(firmResponse.text);
});
