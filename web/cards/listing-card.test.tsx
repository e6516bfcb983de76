import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { postCard } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { ListingCard, ListingGrid } from './listing-card.tsx';

test('tells what decides at a glance, and leads to the post', () => {
  const { t, fmt } = show(<ListingCard post={postCard()} />, { now: '2026-11-03T06:00:00.000Z' });
  const card = within(screen.getByRole('article'));
  expect(card.getByText(fmt.taka(27_800_000))).toBeTruthy();
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    t('posts.beds', { count: 3 }),
    t('posts.baths', { count: 2 }),
    fmt.area(1850),
  ]);
  expect(card.getByText(t('posts.place', { area: 'Dhanmondi', district: 'Dhaka' }))).toBeTruthy();
  expect(card.getByRole('link', { name: 'South facing flat by the lake' }).getAttribute('href')).toMatch(/48001$/);
});

test('in Bengali place, sum and number stand in Bengali; the title keeps its own language', () => {
  const { t } = show(<ListingCard post={postCard()} />, { lng: 'bn' });
  expect(screen.getByText(t('posts.place', { area: 'ধানমন্ডি', district: 'ঢাকা' }))).toBeTruthy();
  expect(screen.getByText(t('posts.number', { number: '৪৮০০১' }))).toBeTruthy();
  expect(screen.getByRole('link', { name: /South facing/ }).lang).toBe('en');
});

test.each([
  ['2026-11-01T06:00:00.000Z', 'bn', '২৪ দিন আগে'],
  ['2026-10-20T06:00:00.000Z', 'bn', '১ মাস আগে'],
  ['2026-08-07T06:00:00.000Z', 'bn', '৪ মাস আগে'],
  ['2026-08-07T06:00:00.000Z', 'en', '4 months ago'],
] as const)('how old a post is keeps to one line: %s in %s is %s', (postDate, lng, said) => {
  show(<ListingCard post={postCard({ postDate })} />, { lng, now: '2026-11-25T06:00:00.000Z' });
  expect(screen.getByText(said).getAttribute('datetime')).toBe(postDate);
});

test('what is sold says so and is compared with nothing, but can be kept', () => {
  const { t } = show(<ListingCard post={postCard({ state: 'sold' })} />);
  expect(screen.getByText(t('posts.sold'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('posts.compare', { title: 'South facing flat by the lake' }) })).toBeNull();
  expect(screen.getByRole('button', { name: t('posts.save', { title: 'South facing flat by the lake' }) })).toBeTruthy();
});

test('a paid place is called that', () => {
  const { t } = show(<ListingCard post={postCard({ paid: true })} />);
  expect(screen.getByText(t('posts.promoted'))).toBeTruthy();
});

test('a draft can be neither saved nor compared, and says what stands for its number', () => {
  show(<ListingCard post={postCard()} draft={{ note: 'Preview', price: 'No price yet' }} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Preview')).toBeTruthy();
  expect(screen.getByText('No price yet')).toBeTruthy();
});

test('of a grid only the first picture is fetched at once', () => {
  show(<ListingGrid posts={[postCard({ PostID: 1 }), postCard({ PostID: 2 })]} />);
  expect([...document.querySelectorAll('article img')].map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});

test.each([
  [{ tenants: ['family'], availableFrom: '2026-12-01' }, 'Family · Available from 1 December'],
  [{ tenants: [], availableFrom: '2026-11-03' }, 'Available now'],
  [{ tenants: ['family', 'bachelor', 'office'], availableFrom: null }, 'Family, Bachelors +1'],
] as const)('%# says for whom a home to rent is and from when', ({ tenants, availableFrom }, line) => {
  show(<ListingCard post={postCard({ type: 'rent', tenants: [...tenants], availableFrom })} />, { now: '2026-11-03T06:00:00.000Z' });
  expect(screen.getByText(line)).toBeTruthy();
});

test('copies are behind the first one, whose card opens and closes them; without it they are cards', () => {
  const copies = [1, 2, 3].map((at) => ({ ...postCard({ PostID: 48_000 + at, postTitle: `Flat ${at}` }), ...(at > 1 ? { alike: 48_001 } : {}) }));
  const lost = { ...postCard({ PostID: 48_009, postTitle: 'Lost copy' }), alike: 47_000 };
  const { t } = show(<ListingGrid posts={[...copies, lost]} />);
  const titles = (): (string | null)[] => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles()).toEqual(['Flat 1', 'Lost copy']);
  const more = screen.getByRole('button', { name: t('search.moreAlike', { count: 2 }), expanded: false });
  fireEvent.click(more);
  expect(titles()).toEqual(['Flat 1', 'Flat 2', 'Flat 3', 'Lost copy']);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(more);
  expect(titles()).toEqual(['Flat 1', 'Lost copy']);
});

test('a reduced price needs no line of its own beside other cards: a month’s rent has the previous one behind it', () => {
  const { fmt } = show(<ListingCard post={postCard({ type: 'rent', priceUnits: 'perMonth', price: 28_000, previousPrice: 30_000 })} />);
  const line = screen.getByText(fmt.taka(28_000)).parentElement;
  expect(line?.textContent).toContain(fmt.taka(30_000));
  expect(line?.className).toContain('sm:flex');
});
