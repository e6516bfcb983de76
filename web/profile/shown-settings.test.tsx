import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profiles } from '#contracts/accounts/profiles.ts';
import { fakeApi, noAnswer } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { show, toast } from '#web/testing/show.tsx';
import { ShownSettings } from './shown-settings.tsx';

const settings = { showEmail: false, showPhone: false, showAddress: false, birthDate: false };

async function opened(lng: 'bn' | 'en') {
  const api = fakeApi();
  api.on(profiles.settings, { success: true, settings });
  signedIn();
  const page = show(<ShownSettings />, { lng });
  const phone = await screen.findByRole('switch', { name: page.t('profile.showPhone') });
  return { ...page, api, phone };
}

test.each(['bn', 'en'] as const)('a switch that cannot be saved goes back and says so (%s)', async (lng) => {
  const { user, t, api, phone } = await opened(lng);
  api.on(profiles.updateSettings, noAnswer);
  await user.click(phone);
  expect(await toast(t('errors.notice_settingsUpdateFailed'))).toBeTruthy();
  expect(phone.getAttribute('aria-checked')).toBe('false');
});

test('a switch that is saved stays, and two that are pressed at once do not overwrite each other', async () => {
  const { user, t, api, phone } = await opened('en');
  api.on(profiles.updateSettings, ({ body }) => ({ success: true as const, settings: body, message: '' }));
  const email = screen.getByRole('switch', { name: t('profile.showEmail') });
  await user.click(phone);
  await user.click(email);
  await expect.poll(() => api.calls(profiles.updateSettings).length).toBe(2);
  expect(api.calls(profiles.updateSettings).at(-1)?.body).toEqual({ ...settings, showPhone: true, showEmail: true });
  expect([phone, email].map((one) => one.getAttribute('aria-checked'))).toEqual(['true', 'true']);
});
