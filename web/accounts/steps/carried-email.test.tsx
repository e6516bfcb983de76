import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { show } from '#web/testing/show.tsx';
import ForgotPasswordPage from '#web/accounts/forgot-password.page.tsx';
import RegisterPage from '#web/accounts/register.page.tsx';
import SignInPage from '#web/accounts/sign-in.page.tsx';

const pages = (
  <Routes>
    <Route path="/SignIn" element={<SignInPage />} />
    <Route path="/ForgotPassword" element={<ForgotPasswordPage />} />
    <Route path="/Register" element={<RegisterPage />} />
  </Routes>
);

test.each(['bn', 'en'] as const)('the email typed and the way back go along to a forgotten password and to registering, and return (%s)', async (lng) => {
  fakeApi();
  const { user, t, address } = show(pages, { lng, address: '/SignIn?return=%2Fuser%2Fmy-saved-posts' });
  const shownAt = async (path: string): Promise<string> => {
    await expect.poll(address).toMatch(new RegExp(`^/${path}\\?return=%2Fuser%2Fmy-saved-posts`));
    return screen.getByRole<HTMLInputElement>('textbox', { name: t('accounts.email') }).value;
  };
  await user.type(screen.getByRole('textbox', { name: t('accounts.email') }), 'typed-once@example.test');
  await user.click(screen.getByRole('link', { name: t('accounts.forgotPassword') }));
  expect(await shownAt('ForgotPassword')).toBe('typed-once@example.test');
  await user.click(screen.getByRole('link', { name: t('accounts.backToSignIn') }));
  expect(await shownAt('SignIn')).toBe('typed-once@example.test');
  await user.click(screen.getByRole('link', { name: t('accounts.register') }));
  expect(await shownAt('Register')).toBe('typed-once@example.test');
});
