import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { legalRequests } from '#contracts/staff/legal-requests.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { show } from '#web/testing/show.tsx';
import { HoldsOfPost } from './holds-of-post.tsx';

const until = '2026-07-04T05:00:00.000Z';

test.each(['bn', 'en'] as const)('admins read beside a post what it is held for, and go to the register from there (%s)', async (lng) => {
  signedIn({ role: 'admin' });
  const api = fakeApi();
  api.on(legalRequests.holdsOfPost, { success: true, holds: [{ number: 1001, until }] });
  const { t, fmt } = show(<HoldsOfPost PostID={48_001} />, { lng });
  const held = await screen.findByRole('link', { name: t('moderation.legalHoldUntil', { number: fmt.plain(1001), date: fmt.date(until) }) });
  expect(held.getAttribute('href')).toBe('/admin/legal-requests?q=1001');
  expect(screen.getByRole('link', { name: t('moderation.legalHoldPlace') }).getAttribute('href')).toBe('/admin/legal-requests?post=48001');
  expect(screen.queryByText(t('moderation.legalHoldNone'))).toBeNull();
});

test('that there is none is said, and so is that it could not be read', async () => {
  signedIn({ role: 'admin' });
  const api = fakeApi();
  api.on(legalRequests.holdsOfPost, { success: true, holds: [] });
  const { t } = show(<HoldsOfPost PostID={48_001} />);
  expect(await screen.findByText(t('moderation.legalHoldNone'))).toBeTruthy();
  api.on(legalRequests.holdsOfPost, refuse('NOT_FOUND'));
  show(<HoldsOfPost PostID={48_001} />);
  expect(await screen.findByText(t('moderation.legalHoldFailed'))).toBeTruthy();
});

test('support sees none of it, and asks for none of it', async () => {
  signedIn({ role: 'support' });
  const api = fakeApi();
  const { t } = show(<HoldsOfPost PostID={48_001} />);
  await Promise.resolve();
  expect(screen.queryByText(t('moderation.legalHold'))).toBeNull();
  expect(api.calls(legalRequests.holdsOfPost)).toEqual([]);
});
