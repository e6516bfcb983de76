import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { TabBar } from './tab-bar.tsx';

test.each(['bn', 'en'] as const)('leads to the everyday pages and marks where one is (%s)', async (lng) => {
  const { user, t, address } = show(<TabBar />, { lng, address: '/property-search' });
  expect(screen.getByRole('navigation', { name: t('shell.tabBar') })).toBeTruthy();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(t('shell.tabSearch'));
  await user.click(screen.getByRole('link', { name: t('shell.tabPost') }));
  expect(address()).toBe('/sellpost');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/property-search',
    '/sellpost',
    '/user/my-saved-posts',
    '/user/my-inbox',
  ]);
});
