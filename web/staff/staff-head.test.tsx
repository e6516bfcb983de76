import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { moderation } from '#contracts/staff/moderation.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { show } from '#web/testing/show.tsx';
import { StaffHead } from './staff-head.tsx';

test.each([
  ['support', false],
  ['admin', true],
] as const)('%s opens the rarer areas by keyboard and finds only those that are theirs', async (role, hasSettings) => {
  signedIn({ role });
  fakeApi().on(moderation.overview, refuse('FORBIDDEN'));
  const { user, t } = show(<StaffHead />);
  const more = screen.getByRole('button', { name: t('moderation.navMore') });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('link', { name: t('moderation.navLog') })).toBeNull();
  more.focus();
  await user.keyboard('{Enter}');
  expect(more.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link', { name: t('moderation.navLog') }).getAttribute('href')).toBe('/admin/log');
  expect(screen.queryByRole('link', { name: t('moderation.navSettings') }) !== null).toBe(hasSettings);
  await user.keyboard('{Escape}');
  expect(more.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(more);
});

test('comments that wait are told at the menu and in it', async () => {
  signedIn({ role: 'support' });
  const overview = { waiting: 0, reported: 0, reviews: 0, interests: 0, reports: 0, comments: 3, oldest: null, decided: 0, medianMinutes: null };
  fakeApi().on(moderation.overview, { success: true, overview });
  const { user, t } = show(<StaffHead />);
  await user.click(await screen.findByRole('button', { name: `${t('moderation.navMore')} 3` }));
  expect(screen.getByRole('link', { name: `${t('moderation.navComments')} 3` }).getAttribute('href')).toBe('/admin/comments');
});
