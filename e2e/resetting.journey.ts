// A forgotten password: by the code of a letter, until every device is signed out. `forgot-password.page.test.tsx` and
// `reset-password.page.test.tsx` have what goes wrong on the way, and the link of the letter.
import { askForCode, codeFor, giveCode, letterTo } from './support/accounts.ts';
import { expect, test } from './support/journey.ts';
import { toast } from './support/my-posts.ts';
import { signIn } from './support/people.ts';
import { seller } from './support/posts.ts';

test.use({ lng: 'en' });

test('by the code of the letter, whose link works as well; and every device is signed out', async ({ page, visitor, product, t }) => {
  test.setTimeout(120_000);
  const member = { ...seller, email: 'forgetful@example.test' };
  const password = 'notun-par-78';
  await product.account(member);
  await visitor.goto('/SignIn');
  await signIn(visitor, t, member);
  await expect(visitor).toHaveURL(`${product.url}/`);

  await page.goto('/ForgotPassword');
  await askForCode(page, t, member.email);
  const { text = '' } = await letterTo(product, member.email);
  const mailed = /\/ResetPassword\/[\w-]{43}/.exec(text)?.[0] ?? '';
  await visitor.goto(mailed);
  await expect(visitor.getByLabel(t('accounts.stepPassword'), { exact: true })).toBeVisible();
  await giveCode(page, t, await codeFor(product, member.email));
  await expect(page).toHaveURL(/\/ResetPassword\/[\w-]{43}$/);
  const link = page.url();
  await page.getByLabel(t('accounts.stepPassword'), { exact: true }).fill(password);
  await page.getByLabel(t('accounts.confirmPassword')).fill(password);
  await page.getByRole('button', { name: t('accounts.resetSave') }).click();
  // The specification's words, letter by letter.
  await expect(toast(page, 'Password has been reset successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/SignIn$/);

  await visitor.goto('/user/profile');
  await expect(visitor).toHaveURL(/\/SignIn\?return=/);
  await signIn(page, t, member);
  await expect(page.getByRole('alert').filter({ hasText: t('errors.INVALID_CREDENTIALS') })).toBeVisible();
  await signIn(page, t, { email: member.email, password });
  await expect(page).toHaveURL(`${product.url}/`);
  for (const dead of [link, mailed]) {
    await page.goto(dead);
    await expect(page.getByRole('heading', { name: t('accounts.resetDead') })).toBeVisible();
  }
});
