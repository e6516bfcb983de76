// What owners and staff do to posts in journeys about one's own posts.
import { expect, type Locator, type Page } from '@playwright/test';
import type { RejectionReason } from '#contracts/enums.ts';
import { moderation } from '#contracts/staff/moderation.ts';
import type { Translate } from '#i18n/translate.ts';
import { photograph, send, tokenOf } from './posts.ts';
import type { Account, Product } from './product.ts';
import type { Home } from './wizard.ts';

export const buyer: Account = { email: 'buyer@example.test', password: 'buyer-of-journeys', name: 'মিথিলা ইসলাম', role: 'user' };

export async function rejectPost(product: Product, id: number, reason: RejectionReason, note: string): Promise<void> {
  await send(product, moderation.reject, { token: await tokenOf(product, product.admin), id, json: { reason, note } });
}

/** The card of a post on the page of one's own posts. */
export const ownCard = (page: Page, title: string): Locator => page.getByRole('article').filter({ hasText: title });

/** Opens the menu of a post's card. */
export const openMenu = (page: Page, t: Translate, title: string): Promise<void> => page.getByRole('button', { name: t('myPosts.menu', { title }) }).click();

/** From all answers to the part that `step` names, while a post is edited. */
export const changePart = (page: Page, t: Translate, step: 'price' | 'details'): Promise<void> =>
  page.getByRole('button', { name: t('posting.checkEdit', { name: t(`posting.step_${step}`) }) }).click();

export const backToAnswers = (page: Page, t: Translate): Promise<void> => page.getByRole('button', { name: t('myPosts.done'), exact: true }).click();

/** A message at the top; a live region says the same to those who do not see. */
export const toast = (page: Page, text: string): Locator => page.getByRole('list').getByText(text, { exact: true });

/** Sends the edit on screen, and waits for the page of one's own posts. */
export async function sendEdit(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('myPosts.submitEdit') }).click();
  await expect(toast(page, t('errors.notice_postUpdated'))).toBeVisible();
  await expect(page).toHaveURL(/\/user\/my-properties\?tab=pending-/);
}

/** The rent and photographs of a post to let; ends when every photograph is ready. */
export async function fillRent(page: Page, t: Translate, home: Home): Promise<void> {
  await page.getByLabel(t('posting.rentFee'), { exact: true }).fill(home.price);
  const buffer = await photograph();
  await page.locator('#images').setInputFiles(Array.from({ length: home.photos }, (_, at) => ({ name: `home-${at + 1}.jpg`, mimeType: 'image/jpeg', buffer })));
  await expect(page.getByRole('list', { name: t('posting.photosList') }).getByRole('img')).toHaveCount(home.photos, { timeout: 30_000 });
}

/** The heart of a post, by its title. */
export const heart = (page: Page, t: Translate, title: string): Locator => page.getByRole('button', { name: t('posts.save', { title }) });
