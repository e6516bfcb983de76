import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { posts } from '#contracts/posts/posts.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { CompareTable } from './compare-table.tsx';

const sides = [
  { id: 1, post: postPage({ PostID: 1, postTitle: 'Flat one', bedrooms: 3, price: 20_000_000 }) },
  { id: 2, post: postPage({ PostID: 2, postTitle: 'Flat two', bedrooms: 2, price: 18_000_000, state: 'sold', lift: null }) },
];
const row = (name: RegExp) => within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement);

test('facts stand in rows, posts in columns, and what differs says so', () => {
  const { t } = show(<CompareTable sides={sides} />);
  const beds = new RegExp(`^${t('fields.bedrooms')}`);
  expect(
    row(beds)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['3', expect.stringContaining('2')]);
  expect(screen.getByRole('rowheader', { name: beds }).textContent).toContain(t('compare.differs'));
});

test('where most rows differ, none is set apart by a bar, but each says so', () => {
  const other = { id: 3, post: postPage({ PostID: 3, propertyType: 'land', bedrooms: null, bathrooms: null, size: null, facing: null, price: 1_000_000 }) };
  const { t } = show(<CompareTable sides={[sides[0] as (typeof sides)[0], other]} />);
  const heads = screen.getAllByRole('rowheader');
  const differing = heads.filter(({ textContent }) => textContent?.includes(t('compare.differs')));
  const barred = heads.filter(({ className }) => className.includes('--clay'));
  expect(barred).toEqual(differing.length * 2 <= heads.length ? differing : []);
});

test('the cheaper one is marked, and what is not said is read out as that', () => {
  const { t } = show(<CompareTable sides={sides} />);
  const prices = row(new RegExp(`^${t('detail.price')}`)).getAllByRole('cell');
  expect(prices[1]?.textContent).toContain(t('compare.least'));
  expect(prices[0]?.textContent).not.toContain(t('compare.least'));
  expect(row(new RegExp(`^${t('fields.lift')}`)).getByText(t('compare.unsaid'))).toBeTruthy();
});

test('one that is over keeps its column, says so and can be taken away', async () => {
  const { user, t, address } = show(<CompareTable sides={[sides[0] as (typeof sides)[0], { id: 9, post: null }]} />, { lng: 'bn' });
  expect(screen.getAllByText(t('compare.gone')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('link', { name: t('compare.remove', { title: t('compare.gone') }) }));
  expect(address()).toBe('/compare?ids=1');
});

test('a press brings the number of a home; one that is sold has no button', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  fakeApi().on(posts.contact, { success: true, primaryContact: '01712345678', secondaryContact: null });
  const { user, t, fmt } = show(<CompareTable sides={sides} />);
  expect(screen.queryByRole('button', { name: t('posts.callAbout', { title: 'Flat two' }) })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('posts.callAbout', { title: 'Flat one' }) }));
  expect(await screen.findByRole('link', { name: t('posts.callNumber', { number: fmt.phone('01712345678') }) })).toBeTruthy();
});
