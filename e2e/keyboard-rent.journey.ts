// A whole rent post without a pointer: every answer, every photo and the sending by keys alone.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { signedIn } from './support/people.ts';
import type { Account } from './support/product.ts';
import { photograph } from './support/posts.ts';

test.use({ lng: 'en', viewport: { width: 1280, height: 900 } });

const person: Account = { email: 'keyboard-rent@example.test', password: 'posts-of-journeys', name: 'Nasrin Akter', role: 'user' };
const tabsMax = 150;

/** Goes on by Tab until this has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < tabsMax; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not lead there.');
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
  await expect(target).not.toHaveValue('');
}

/** A radio of a group has one stop: the arrows choose. */
async function choose(page: Page, group: Locator, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  const radios = group.getByRole('radio');
  const count = await radios.count();
  const holds = () => radios.evaluateAll((all) => all.includes(document.activeElement as HTMLElement));
  for (let pressed = 0; !(await holds()); pressed++) {
    if (pressed > tabsMax) throw new Error('The keyboard does not lead there.');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  for (let pressed = 0; pressed < count && !(await wanted.isChecked()); pressed++) await page.keyboard.press('ArrowRight');
  await expect(wanted).toBeChecked();
}

test('a flat is let by the keyboard alone', async ({ page, product, t }) => {
  test.setTimeout(150_000);
  await product.account(person);
  await signedIn(page, product, person);
  await page.goto('/add-rent-post');
  const apartment = page.getByRole('radio', { name: t('enums.propertyType_apartment') });
  await choose(page, page.getByRole('group').filter({ has: apartment }).last(), apartment);
  await type(page, page.getByLabel(t('posting.size'), { exact: true }), '1250');
  await type(page, page.getByLabel(t('posting.bedrooms'), { exact: true }), '3');
  await type(page, page.getByLabel(t('posting.bathrooms'), { exact: true }), '2');
  await press(page, t('posting.partNext', { name: t('posting.step_location') }));

  const place = page.getByRole('combobox').and(page.locator('[id^="area-"]')).first();
  await type(page, place, 'dhanmondi');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await type(page, page.getByLabel(t('posting.street')), '9/A');
  await press(page, t('posting.partNext', { name: t('posting.step_rentPrice') }));

  await type(page, page.getByLabel(t('posting.rentFee'), { exact: true }), '32000');
  const photos = page.locator('#images');
  await tabTo(page, photos);
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  const buffer = await photograph();
  await (await chooser).setFiles([{ name: 'room.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(page.getByRole('list', { name: t('posting.photosList') }).getByRole('img')).toHaveCount(1, { timeout: 30_000 });
  await press(page, t('posting.partNext', { name: t('posting.step_details') }));

  await type(page, page.getByLabel(t('posting.postTitle'), { exact: true }), 'South facing flat beside the lake in Dhanmondi');
  await type(page, page.getByLabel(t('posting.description'), { exact: true }), 'Three bedrooms, two bathrooms, lift and generator, four minutes to the lake.');
  const used = page.getByRole('radio', { name: t('posting.readiness_used'), exact: true });
  await choose(page, page.getByRole('group', { name: t('posting.readiness') }), used);
  // Who calls is known from the profile: that part is done.
  await press(page, t('posting.partNext', { name: t('posting.step_contact') }));
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/posts/rent') && response.request().method() === 'POST');
  await press(page, t('posting.submit'));
  expect((await sent).status()).toBe(201);
  await expect(page.getByRole('heading', { level: 1, name: t('posting.postedTitle') })).toBeVisible();
});

/** Presses a button by its name, which has to be told apart from all others. */
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}
