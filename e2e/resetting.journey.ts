// A forgotten password: by the code of a letter and by its link.
import type { Page } from '@playwright/test';
import type { Translate } from '#i18n/translate.ts';
import { ageCodes, askForCode, codeFor, giveCode, letterTo, wrongCode } from './support/accounts.ts';
import { expect, test } from './support/journey.ts';
import { toast } from './support/owning.ts';
import { alive, signIn } from './support/people.ts';
import { seller } from './support/posts.ts';

/** The specification's words, letter by letter. */
const said = {
  wrong: 'Invalid reset code. Please try again',
  expired: 'Reset code has expired. Please request a new code.',
  differ: 'Passwords do not match',
  done: 'Password has been reset successfully',
};

async function choose(page: Page, t: Translate, password: string, repeated = password): Promise<void> {
  await page.getByLabel(t('accounts.stepPassword'), { exact: true }).fill(password);
  await page.getByLabel(t('accounts.confirmPassword')).fill(repeated);
  await page.getByRole('button', { name: t('accounts.resetSave') }).click();
}

const lng = 'en';
test.describe('in English', () => {
  test.use({ lng });

  test('by the code: wrong, expired, asked for again, right; and every device is signed out', async ({ page, visitor, product, t }) => {
    test.setTimeout(120_000);
    const member = { ...seller, email: `forgetful-${lng}@example.test` };
    await product.account(member);
    await visitor.goto('/SignIn');
    await signIn(visitor, t, member);
    await expect(visitor).toHaveURL(`${product.url}/`);

    await page.clock.install();
    await page.goto('/SignIn');
    await page.getByRole('link', { name: t('accounts.forgotPassword') }).click();
    // Both pages ask for an email.
    await expect(page).toHaveURL(/\/ForgotPassword/);
    await expect(page.getByRole('button', { name: t('accounts.sendCode') })).toBeVisible();
    await askForCode(page, t, `wrong-${lng}@example.test`);
    await expect(page.getByText(t('accounts.codeSentIfKnown'))).toBeVisible();
    await page.getByRole('button', { name: t('accounts.backToEmail') }).click();
    await expect(page.getByLabel(t('accounts.email'))).toHaveValue(`wrong-${lng}@example.test`);
    await askForCode(page, t, member.email);
    await giveCode(page, t, '12345');
    await expect(page.getByText(t('errors.field_resetCode'))).toBeVisible();
    const first = await codeFor(product, member.email);
    await giveCode(page, t, wrongCode(first));
    await expect(page.getByText(said.wrong)).toContainText(t('accounts.triesLeft', { count: 4 }));
    await ageCodes(product, member.email, 10);
    await giveCode(page, t, first);
    await expect(page.getByText(said.expired)).toBeVisible();
    await page.clock.fastForward(60_000);
    await page.getByRole('button', { name: t('accounts.resend') }).click();
    await giveCode(page, t, await codeFor(product, member.email, 2));
    await expect(page).toHaveURL(/\/ResetPassword\/[\w-]{43}$/);
    const link = page.url();
    await choose(page, t, 'notun-par-78', 'notun-par-79');
    await expect(page.getByText(said.differ).first()).toBeVisible();
    await choose(page, t, 'notun-par-78');
    await expect(toast(page, said.done)).toBeVisible();
    await expect(page).toHaveURL(/\/SignIn$/);

    await visitor.goto('/user/profile');
    await expect(visitor).toHaveURL(/\/SignIn\?return=/);
    await signIn(page, t, member);
    await expect(page.getByRole('alert').filter({ hasText: t('errors.INVALID_CREDENTIALS') })).toBeVisible();
    await signIn(page, t, { email: member.email, password: 'notun-par-78' });
    await expect(page).toHaveURL(`${product.url}/`);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: t('accounts.resetDead') })).toBeVisible();
  });

  test('by the link of the letter, which works once; nobody hears of an address without an account', async ({ page, product, t }) => {
    test.setTimeout(90_000);
    const member = { ...seller, email: `linked-${lng}@example.test` };
    const nobody = `nobody-${lng}@example.test`;
    await product.account(member);
    for (const email of [nobody, member.email]) {
      await page.goto('/ForgotPassword');
      await askForCode(page, t, email);
      await page.evaluate(() => sessionStorage.clear());
    }
    const { text = '' } = await letterTo(product, member.email);
    const link = /\/ResetPassword\/[\w-]{43}/.exec(text)?.[0] ?? '';
    await page.goto(link);
    await alive(page);
    await choose(page, t, 'notun');
    await expect(page.getByText(t('errors.field_passwordShort'))).toBeVisible();
    await choose(page, t, 'notun-par-80');
    await expect(toast(page, said.done)).toBeVisible();
    await signIn(page, t, { email: member.email, password: 'notun-par-80' });
    await expect(page).toHaveURL(`${product.url}/`);
    await page.goto(link);
    await expect(page.getByRole('alert').filter({ hasText: t('errors.RESET_TOKEN_INVALID') })).toBeVisible();
    await page.getByRole('link', { name: t('accounts.resetAgain') }).click();
    await expect(page).toHaveURL(/\/ForgotPassword/);
    expect(product.letters.some(({ to }) => to?.some(({ address }) => address === nobody))).toBe(false);
  });
});
