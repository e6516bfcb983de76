import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { RecentPanel } from './recent-panel.tsx';
import { recentSearches } from './recent-searches.ts';

beforeEach(() => {
  recentSearches.write(['lake', 'road', 'park'].map((text) => ({ to: `/property-search?q=${text}`, text, lng: 'en' as const })));
});

const onClose = vi.fn();
const link = (name: string) => screen.getByRole('link', { name });

test('what was searched before is one press away', async () => {
  const { user, address } = show(<RecentPanel onClose={onClose} />);
  await user.click(link('road'));
  expect(address()).toBe('/property-search?q=road');
  expect(onClose).toHaveBeenLastCalledWith(false);
});

test('the arrow keys walk through it and past its beginning back to the box', async () => {
  const { user } = show(<RecentPanel onClose={onClose} />);
  link('lake').focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(link('park'));
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(link('lake'));
  await user.keyboard('{ArrowUp}');
  expect(onClose).toHaveBeenLastCalledWith(true);
});

test('one is forgotten alone, and the focus stays in the list', async () => {
  const { user, t } = show(<RecentPanel onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: t('suggestions.recentForget', { text: 'road' }) }));
  expect(recentSearches.read().map(({ text }) => text)).toEqual(['lake', 'park']);
  expect(document.activeElement).toBe(link('lake'));
});

test('all are forgotten at once', async () => {
  const { user, t } = show(<RecentPanel onClose={onClose} />, { lng: 'bn' });
  await user.click(screen.getByRole('button', { name: t('suggestions.recentClear') }));
  expect(recentSearches.read()).toEqual([]);
  expect(screen.queryByRole('link')).toBeNull();
});

test('Escape leads back to the box', async () => {
  const { user } = show(<RecentPanel onClose={onClose} />);
  link('lake').focus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenLastCalledWith(true);
});
