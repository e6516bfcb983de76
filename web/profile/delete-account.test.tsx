import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profiles } from '#contracts/accounts/profiles.ts';
import { tokenKey } from '#web/platform/session.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { show, toast } from '#web/testing/show.tsx';
import { DeleteAccount } from './delete-account.tsx';

async function opened(lng: 'bn' | 'en' = 'en') {
  const user = signedIn({ counts: { listing: 2, sell: 2, rent: 0, hidden: 0 } });
  const page = show(<DeleteAccount user={user} />, { lng, address: '/user/profile-settings' });
  const { t } = page;
  await page.user.click(screen.getByRole('button', { name: t('profile.deleteOpen') }));
  const dialog = within(screen.getByRole('dialog', { name: t('profile.deleteAsk') }));
  return { ...page, dialog, go: () => page.user.click(dialog.getByRole('button', { name: t('profile.deleteDo') })) };
}

test('first says what goes with it, and asks for password and word before anything is sent', async () => {
  const api = fakeApi();
  const { t, dialog, go } = await opened();
  for (const said of [t('profile.deletePosts', { count: 2 }), t('profile.deleteReviews'), t('profile.deleteErased')])
    expect(dialog.getByText(said)).toBeTruthy();
  await go();
  expect(dialog.getByLabelText(t('profile.deletePassword')).getAttribute('aria-invalid')).toBe('true');
  expect(api.calls(profiles.remove)).toEqual([]);
});

test('a wrong password is told at its box, and the account stays', async () => {
  fakeApi().on(profiles.remove, refuse('INVALID_CREDENTIALS'));
  const { user, t, dialog, go } = await opened('bn');
  await user.type(dialog.getByLabelText(t('profile.deletePassword')), 'not-the-one');
  await user.type(dialog.getByRole('textbox'), t('profile.deleteWord'));
  await go();
  expect(await screen.findByText(t('profile.passwordWrong'))).toBeTruthy();
  expect(localStorage.getItem(tokenKey)).not.toBeNull();
});

test('whoever deletes it is at home, signed out, and reads until when it can be undone', async () => {
  fakeApi().on(profiles.remove, { success: true, purgedAt: '2026-12-22T06:00:00.000Z' } as never);
  const { user, t, fmt, dialog, go, address } = await opened();
  await user.type(dialog.getByLabelText(t('profile.deletePassword')), 'secret-of-karim');
  await user.type(dialog.getByRole('textbox'), t('profile.deleteWord'));
  await go();
  expect(await toast(t('profile.deleted', { date: fmt.date('2026-12-22T06:00:00.000Z') }))).toBeTruthy();
  await expect.poll(address).toBe('/');
  expect(localStorage.getItem(tokenKey)).toBeNull();
});
