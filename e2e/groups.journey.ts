// Building together: someone finds an offer, reads its ledger and shows interest; someone else names a place.
import type { Page } from '@playwright/test';
import { interests, type Interest } from '#contracts/offers/interests.ts';
import type { Translate } from '#i18n/translate.ts';
import { liveOffer, sixteenFlats } from './support/groups.ts';
import { expect, test } from './support/journey.ts';
import { send, tokenOf } from './support/posts.ts';
import type { Product } from './support/product.ts';

const readInterests = async (product: Product): Promise<Interest[]> =>
  (await send<{ items: Interest[] }>(product, interests.staffList, { token: await tokenOf(product, product.admin) })).items;

interface Person {
  name: string;
  occupation: string;
  phone: string;
}

/** Fills in who it is and sends it. */
async function tell(form: ReturnType<Page['locator']>, t: Translate, { name, occupation, phone }: Person): Promise<void> {
  await form.getByLabel(t('groups.name'), { exact: true }).fill(name);
  await form.getByLabel(t('groups.occupation'), { exact: true }).fill(occupation);
  await form.getByLabel(t('groups.phone'), { exact: true }).fill(phone);
  await form.getByRole('button', { name: t('groups.send') }).click();
}

const person = { name: 'নুসরাত জাহান', occupation: 'ব্যাংকার', phone: '01712345671' };

test.describe('in Bengali', () => {
  test.use({ lng: 'bn' });

  test('an offer is found, its ledger read and interest shown; the same again is known already', async ({ page, product, t }) => {
    const id = await liveOffer(product);
    await page.goto('/Group-Wise-Building');
    await page.locator(`a[href="/Group-Wise-Building-Details/${id}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: sixteenFlats.title.bn })).toBeVisible();
    await page.getByText(t('groups.wholeLedger')).click();
    await expect(page.getByRole('table', { name: t('groups.ledger') }).getByRole('row')).toHaveCount(17);

    const form = page.locator('#interest');
    await tell(form, t, { ...person, phone: '12' });
    await expect(form.getByText(t('errors.field_phone'))).toBeVisible();
    await tell(form, t, person);
    await expect(form.getByText(t('errors.notice_feedbackThanks'))).toBeVisible();
    await expect(form.getByText(t('groups.thanksMeet'))).toBeVisible();
    await page.reload();
    await tell(form, t, person);
    await expect(form.getByText(t('errors.notice_interestKnown'))).toBeVisible();
    expect((await readInterests(product)).filter(({ PostID }) => PostID === id)).toMatchObject([person]);
  });
});

test.describe('in English', () => {
  test.use({ lng: 'en' });

  test('whoever finds no offer names a place, and is asked who it is', async ({ page, product, t }) => {
    const location = 'Sector 11, Uttara';
    const phone = '01712345691';
    await page.goto('/Group-Wise-Building?q=zzzz');
    await expect(page.getByText(t('groups.nothingTitle'))).toBeVisible();
    const form = page.locator('#want');
    await form.getByLabel(t('groups.division'), { exact: true }).selectOption('dhaka');
    await form.getByLabel(t('groups.location'), { exact: true }).fill(location);
    await form.getByLabel(t('groups.phone'), { exact: true }).fill(phone);
    await form.getByRole('button', { name: t('groups.wantNext') }).click();
    const dialog = page.getByRole('dialog', { name: t('groups.modalTitle') });
    await expect(dialog.getByLabel(t('groups.phone'), { exact: true })).toHaveValue(phone);
    await tell(dialog, t, { ...person, phone });
    await expect(dialog.getByText(t('groups.thanksNext'))).toBeVisible();
    expect((await readInterests(product)).some((one) => one.location === location && one.division === 'dhaka')).toBe(true);
  });
});
