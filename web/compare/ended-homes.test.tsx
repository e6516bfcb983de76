import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { postCard, postPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { compared } from './compared.ts';
import { EndedHomes } from './ended-homes.tsx';

const live = { id: 1, post: postPage({ PostID: 1 }) };
const similar = [postCard({ PostID: 7, postTitle: 'Flat by the park' })];

test('what was sold or is gone says so, and one like it takes its place', async () => {
  compared.write([1, 2, 3]);
  const sold = { id: 2, post: postPage({ PostID: 2, state: 'sold', postTitle: 'Old flat' }), similar };
  const { user, t } = show(<EndedHomes sides={[live, sold, { id: 3, post: null, similar }]} />);
  const [ofSold, ofGone] = screen.getAllByRole('region');
  expect([ofSold?.textContent, ofGone?.textContent]).toEqual([expect.stringContaining(t('posts.sold')), expect.stringContaining(t('compare.gone'))]);
  const [link] = screen.getAllByRole<HTMLAnchorElement>('link', { name: /Flat by the park/ });
  expect(link?.getAttribute('href')).toBe('/compare?ids=1,7,3');
  await user.click(link as HTMLElement);
  expect(compared.read()).toEqual([1, 7, 3]);
});

test('while nothing ended, nothing is said', () => {
  show(<EndedHomes sides={[live, { id: 9, post: null }]} />);
  expect(screen.queryByRole('region')).toBeNull();
});
