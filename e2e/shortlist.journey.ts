// A family decides together: one makes a shortlist, two answer without an account, and the one sees it at once, until the link is ended.
import type { Page } from '@playwright/test';
import { saved } from '#contracts/search/saved.ts';
import type { Translate } from '#i18n/translate.ts';
import { expect, test } from './support/journey.ts';
import { toast } from './support/my-posts.ts';
import { alive, signedIn } from './support/people.ts';
import { livePost, otherSeller, send, tokenOf } from './support/posts.ts';
import type { Account } from './support/product.ts';

const promptMs = 2000;

/** Answers under a name, as someone who got the link. */
async function answer(
  page: Page,
  t: Translate,
  { name, title, vote, note }: { name: string; title: string; vote: 'up' | 'down'; note?: string },
): Promise<void> {
  await page.getByLabel(t('shortlists.yourName')).fill(name);
  await page
    .getByRole('button', { name: t(vote === 'up' ? 'shortlists.voteFor' : 'shortlists.voteAgainst', { title }), exact: true })
    .first()
    .click();
  await expect(page.getByText(t('shortlists.answeringAs', { name }))).toBeVisible();
  if (!note) return;
  await page.getByLabel(t('shortlists.noteFor', { title })).fill(note);
  await page.getByRole('button', { name: t('shortlists.noteSave') }).click();
  await expect(page.getByRole('main').getByText(note)).toBeVisible();
}

test('two people answer without an account, the owner sees it within two seconds and ends the link', async ({ page, visitor, staff, product, t }) => {
  test.setTimeout(120_000);
  const owner: Account = { email: 'family@example.test', password: 'family-of-journeys', name: 'শাহানা বেগম', role: 'user' };
  await product.account(owner);
  const token = await tokenOf(product, owner);
  const titles = ['ছাদবাগানের শান্ত ফ্ল্যাট', 'স্কুলের পাশের ফ্ল্যাট'] as const;
  const [first, second] = titles;
  for (const postTitle of titles) {
    const postId = await livePost(product, { postTitle }, 'sell', otherSeller);
    await send(product, saved.save, { token, json: { postId, type: 'sell' } });
  }
  await signedIn(page, product, owner);
  await page.goto('/user/my-saved-posts');
  await page.getByRole('link', { name: t('shortlists.askFamily') }).click();
  // Refused first: nothing that was typed is lost.
  await page.getByLabel(t('shortlists.name'), { exact: true }).fill('আম্মার জন্য বাসা');
  await page.getByRole('button', { name: t('shortlists.create') }).click();
  await expect(page.getByText(t('shortlists.chooseOne'))).toBeVisible();
  for (const title of titles) await page.getByLabel(title).check();
  await page.getByRole('button', { name: t('shortlists.create') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'আম্মার জন্য বাসা' })).toBeVisible();
  const link = (await page.getByRole('link', { name: t('shortlists.shareLabel') }).getAttribute('href')) ?? '';
  await expect(page.getByRole('link', { name: t('shortlists.whatsapp') })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*shortlist/);

  for (const tab of [visitor, staff]) {
    await tab.goto(link);
    await expect(tab.getByText(t('shortlists.sharedLead', { owner: owner.name }))).toBeVisible();
  }
  // Only the product's own number is in the footer.
  expect((await visitor.content()).replaceAll('01000009999', '')).not.toMatch(/\b01\d{9}\b|@example\.test/);
  // A vote without a name asks for it.
  await visitor.getByRole('button', { name: t('shortlists.voteFor', { title: first }), exact: true }).click();
  await expect(visitor.getByText(t('shortlists.nameFirst'))).toBeVisible();
  await expect(visitor.getByLabel(t('shortlists.yourName'))).toBeFocused();
  await answer(visitor, t, { name: 'রাবেয়া খালা', title: first, vote: 'up', note: 'বাজার কাছে' });
  await expect(page.getByText('রাবেয়া খালা').first()).toBeVisible({ timeout: promptMs });
  await expect(page.getByText('বাজার কাছে')).toBeVisible({ timeout: promptMs });
  await answer(staff, t, { name: 'Uncle Selim', title: second, vote: 'down' });
  await expect(page.getByText('Uncle Selim').first()).toBeVisible({ timeout: promptMs });

  // The key stays on the device: an answer is changed after a reload, and taken back.
  await visitor.reload();
  const up = visitor.getByRole('button', { name: t('shortlists.voteFor', { title: first }), exact: true });
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await up.click();
  await expect(up).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('বাজার কাছে')).toBeHidden({ timeout: promptMs });

  await page.getByRole('button', { name: t('shortlists.revoke') }).click();
  await page
    .getByRole('dialog', { name: t('shortlists.revokeTitle') })
    .getByRole('button', { name: t('shortlists.revoke') })
    .click();
  await expect(toast(page, t('shortlists.revoked'))).toBeVisible();
  await expect(page.getByText(t('shortlists.endedText'))).toBeVisible();
  await staff.getByRole('button', { name: t('shortlists.voteFor', { title: first }), exact: true }).click();
  await expect(staff.getByRole('heading', { level: 1, name: t('shortlists.goneTitle') })).toBeVisible();
  const gone = await visitor.goto(link);
  expect(gone?.status()).toBe(410);
  await alive(visitor);
  await expect(visitor.getByRole('heading', { level: 1, name: t('shortlists.goneTitle') })).toBeVisible();
});
