import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { ReadFirst } from './read-first.tsx';

const article = { _id: 7, slug: 'papers', title: 'Papers of a flat', cover: 'papers', readMinutes: 6 } as const;

test.each(['bn', 'en'] as const)('articles to read first lead to themselves, and the row to the blog, in %s', (lng) => {
  const { t } = show(<ReadFirst articles={[article]} />, { lng });
  expect(screen.getByRole('link', { name: 'Papers of a flat' }).getAttribute('href')).toBe('/BlogPostDetails/7/papers');
  expect(screen.getByText(t('home.readMinutes', { count: 6 }))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('home.blog') }).getAttribute('href')).toBe('/Blog');
});

test('without articles there is no row', () => {
  show(<ReadFirst articles={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
