import { screen, waitFor } from '@testing-library/react';
import { createElement, type FunctionComponent } from 'react';
import { expect, test } from 'vitest';
import { resets } from '#contracts/accounts/resets.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { show, toast } from '#web/testing/show.tsx';
import ResetPasswordPage from './reset-password.page.tsx';

/** The specification's words, letter by letter. */
const said = {
  en: { differ: 'Passwords do not match', done: 'Password has been reset successfully' },
  bn: { differ: 'দুই ঘরের পাসওয়ার্ড মেলেনি', done: 'পাসওয়ার্ড বদলানো হয়েছে' },
};

function opened(lng: 'bn' | 'en', dead = false) {
  const Page = ResetPasswordPage as unknown as FunctionComponent<object>;
  const page = show(createElement(Page, { loaderData: { dead }, params: { resetToken: 'a-key' } } as object), {
    lng,
    address: '/ResetPassword/a-key?return=%2Fsellpost',
  });
  const choose = async (password: string, repeated = password): Promise<void> => {
    for (const [label, typed] of [
      [page.t('accounts.stepPassword'), password],
      [page.t('accounts.confirmPassword'), repeated],
    ] as const) {
      const box = screen.getByLabelText(label);
      await page.user.clear(box);
      await page.user.paste(typed);
    }
    await page.user.click(screen.getByText(page.t('accounts.resetSave'), { selector: 'button' }));
  };
  return { ...page, choose };
}

test.each(['bn', 'en'] as const)('passwords that differ or are too short say so, and a right one leads to signing in (%s)', async (lng) => {
  const api = fakeApi();
  api.on(resets.reset, { success: true, message: said[lng].done });
  const { t, choose, address } = opened(lng);
  await choose('notun-par-78', 'notun-par-79');
  expect((await screen.findAllByText(said[lng].differ)).length).toBeGreaterThan(0);
  await choose('notun');
  expect((await screen.findAllByText(t('errors.field_passwordShort'))).length).toBeGreaterThan(0);
  expect(api.calls(resets.reset)).toEqual([]);
  await choose('notun-par-78');
  expect(await toast(said[lng].done)).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/SignIn?return=%2Fsellpost'));
  expect(api.calls(resets.reset).map(({ params, body }) => [params, body.password])).toEqual([[{ resetToken: 'a-key' }, 'notun-par-78']]);
});

test.each([
  ['opened', true],
  ['used', false],
] as const)('a link that is over says so when it is %s, with the way to another', async (_when, dead) => {
  fakeApi().on(resets.reset, refuse('RESET_TOKEN_INVALID'));
  const { t, choose } = opened('en', dead);
  if (!dead) await choose('notun-par-78');
  expect(await screen.findByText(t('accounts.resetDead'), { selector: 'h1' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(t('errors.RESET_TOKEN_INVALID'));
  expect(screen.getByText(t('accounts.resetAgain')).closest('a')?.getAttribute('href')).toBe('/ForgotPassword?return=%2Fsellpost');
});
