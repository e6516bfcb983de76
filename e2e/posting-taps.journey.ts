// How many presses and typed fields a flat with three photographs takes, on a phone: counted here, not estimated.
import type { Locator, Page } from '@playwright/test';
import type { Translate } from '#i18n/translate.ts';
import { expect, test } from './support/journey.ts';
import { alive, signedIn } from './support/people.ts';
import { pendingPost, photograph } from './support/posts.ts';
import type { Account, Product } from './support/product.ts';
import { bengaliHome as home, step } from './support/wizard.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

const photos = 3;

/** What a hand does: presses, of which one opens a box that is typed into. */
class Hand {
  taps = 0;
  typed = 0;
  async press(control: Locator): Promise<void> {
    this.taps += 1;
    await control.click();
  }
  async write(box: Locator, text: string): Promise<void> {
    await this.press(box);
    this.typed += 1;
    await box.pressSequentially(text);
  }
  /** The phone's own chooser: a press on each picture and one on “done”. */
  async choosePhotos(page: Page): Promise<void> {
    const chooser = page.waitForEvent('filechooser');
    await this.press(page.locator('#images'));
    const buffer = await photograph();
    await (await chooser).setFiles(Array.from({ length: photos }, (_, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer })));
    this.taps += photos + 1;
  }
}

const chip = (page: Page, t: Translate, field: 'bedrooms' | 'bathrooms'): Locator =>
  page.getByRole('button', { name: t('posting.roomsChip', { label: t(`posting.${field}`), count: 3 }) });

/** From the open form to the thanks. */
async function post(page: Page, t: Translate, hand: Hand, first: boolean): Promise<void> {
  const next = page.getByRole('button', { name: t('shell.next'), exact: true });
  const apartment = page.getByRole('radio', { name: t('enums.propertyType_apartment') });
  if (first) await hand.press(page.locator('label').filter({ has: apartment }));
  else await expect(page.getByText(t('posting.proposedTitle'))).toBeVisible();
  await hand.write(page.getByLabel(t('posting.size'), { exact: true }), home.size);
  await hand.press(chip(page, t, 'bedrooms'));
  await hand.press(chip(page, t, 'bathrooms'));
  if (first) {
    await hand.write(page.getByRole('combobox', { name: t('posting.place') }), home.area.typed);
    await hand.press(page.getByRole('option').first());
  }
  await hand.press(next);
  await expect(step(page, t, 'price')).toBeVisible();
  await hand.write(page.getByLabel(t('posting.price'), { exact: true }), home.price);
  await hand.choosePhotos(page);
  await expect(page.getByRole('list', { name: t('posting.photosList') }).getByRole('img')).toHaveCount(photos, { timeout: 30_000 });
  await hand.press(next);
  await hand.press(page.getByRole('button', { name: new RegExp(t('posting.titleSuggest', { title: '.*' }).replaceAll(/[“”]/g, '.')) }).first());
  await hand.write(page.getByLabel(t('posting.description'), { exact: true }), 'দক্ষিণমুখী, লিফট আছে।');
  await hand.press(page.locator('label').filter({ has: page.getByRole('radio', { name: t('posting.readiness_newReady'), exact: true }) }));
  await hand.press(next);
  await hand.press(page.getByRole('button', { name: t('posting.submit') }));
  await expect(page.getByRole('heading', { level: 1, name: t('posting.postedTitle') })).toBeVisible();
}

async function begin(page: Page, product: Product, who: Account): Promise<void> {
  await product.account(who);
  await product.query('update users set phone = $1 where email = $2', ['01000000742', who.email]);
  await signedIn(page, product, who);
}

const person = (name: string): Account => ({ email: `${name}@example.test`, password: 'taps-of-journeys', name: 'রওশন আরা', role: 'user' });

test('a first post takes at most 20 presses and 4 typed fields', async ({ page, product, t }) => {
  test.setTimeout(90_000);
  await begin(page, product, person('taps-first'));
  await page.goto('/sellpost');
  await alive(page);
  const hand = new Hand();
  await post(page, t, hand, true);
  process.stdout.write(`A first post: ${hand.taps} presses, ${hand.typed} typed fields.\n`);
  expect([hand.taps <= 20, hand.typed <= 4]).toEqual([true, true]);
});

test('who posted before needs at most 17 presses and 3 typed fields, as the last answers are proposed', async ({ page, product, t }) => {
  test.setTimeout(90_000);
  const who = person('taps-again');
  await begin(page, product, who);
  await pendingPost(product, {}, 'sell', who);
  await page.goto('/sellpost');
  await alive(page);
  const hand = new Hand();
  await post(page, t, hand, false);
  process.stdout.write(`Posted before: ${hand.taps} presses, ${hand.typed} typed fields.\n`);
  expect([hand.taps <= 17, hand.typed <= 3]).toEqual([true, true]);
});
