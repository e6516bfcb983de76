// Writing a post when things do not go smoothly: faults, reloads, a lost connection, no mouse.
import { formatter } from '#i18n/format.ts';
import { expect, test } from './support/journey.ts';
import { signedIn } from './support/people.ts';
import { photograph, seller } from './support/posts.ts';
import { bengaliHome, fillAll, fillContact, fillDetails, fillLocation, fillPrice, fillType, next, step, submit } from './support/wizard.ts';

const home = bengaliHome;

test.beforeEach(async ({ page, product }) => {
  await product.account(seller);
  await signedIn(page, product, seller);
});

test('a step with a fault stays, says what is wrong, and keeps what was typed', async ({ page, t }) => {
  await page.goto('/sellpost');
  await fillType(page, t, { ...home, size: '৯' });
  await next(page, t);
  const size = page.getByLabel(t('posting.size'), { exact: true });
  await expect(size).toBeFocused();
  await expect(size).toHaveAccessibleDescription(/\S/);
  await expect(size).toHaveValue('৯');
  await expect(page.getByLabel(t('posting.bedrooms'), { exact: true })).toHaveValue('৩');

  await size.fill(home.size);
  await next(page, t);
  await expect(step(page, t, 'location')).toBeVisible();
  await next(page, t);
  await expect(page.getByRole('combobox', { name: t('areas.division') })).toHaveAttribute('aria-invalid', 'true');
  await fillLocation(page, t, home);
  await next(page, t);
  await fillPrice(page, t, home);
  await next(page, t);
  await fillDetails(page, t, home);
  await next(page, t);
  await fillContact(page, t, { ...home, phone: '০১২৩' });
  await next(page, t);
  await expect(page.getByLabel(t('posting.primaryContact'))).toBeFocused();
  await expect(page.getByLabel(t('posting.primaryContact'))).toHaveAccessibleDescription(t('errors.field_phone'));
});

test('a field that only the server refuses leads back to its step with everything still there', async ({ page, t }) => {
  await page.goto('/sellpost');
  await fillAll(page, t, home);
  const message = 'এই শিরোনামটি নেওয়া গেল না';
  await page.route('**/api/posts/sell', (route) =>
    route.fulfill({ status: 422, json: { success: false, error: 'VALIDATION', message, fields: { postTitle: message } } }),
  );
  await page.getByRole('button', { name: t('posting.submit') }).click();
  const title = page.getByLabel(t('posting.postTitle'), { exact: true });
  await expect(title).toBeFocused();
  await expect(title).toHaveValue(home.title);
  await expect(title).toHaveAccessibleDescription(new RegExp(message));
  await expect(page.getByLabel(t('posting.description'), { exact: true })).toHaveValue(home.description);
  await page.unroute('**/api/posts/sell');
  await title.fill(`${home.title} ২`);
  await next(page, t);
  await next(page, t);
  expect(await submit(page, t)).toBeGreaterThan(0);
});

test('a draft survives a reload, photographs included, and can be thrown away', async ({ page, t }) => {
  await page.goto('/sellpost');
  await fillType(page, t, home);
  await next(page, t);
  await fillLocation(page, t, home);
  await next(page, t);
  await fillPrice(page, t, home);

  await page.reload();
  await expect(step(page, t, 'price')).toBeVisible();
  await expect(page.getByLabel(t('posting.price'), { exact: true })).toHaveValue(formatter('bn').number(27_800_000));
  await expect(page.getByRole('list', { name: t('posting.photosList') }).getByRole('img')).toHaveCount(home.photos);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: t('areas.subDistrict') })).toHaveValue(home.area.shown);

  await page
    .getByRole('button', { name: t('posting.startOver') })
    .first()
    .click();
  await page.getByRole('button', { name: t('posting.startOverYes') }).click();
  await expect(page.getByLabel(t('posting.size'), { exact: true })).toBeHidden();
  await page.reload();
  await expect(step(page, t, 'type')).toBeVisible();
  await expect(page.getByRole('radio', { name: t('enums.propertyType_apartment') })).not.toBeChecked();
});

test('a post sent into a lost connection is kept, and sent once when the connection is back', async ({ page, context, product, t }) => {
  await page.goto('/sellpost');
  await fillAll(page, t, home);
  await context.setOffline(true);
  await page.getByRole('button', { name: t('posting.submit') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('posting.sendFailed') })).toBeVisible();
  await context.setOffline(false);
  const answer = page.waitForResponse('**/api/posts/sell');
  await page
    .getByRole('alert')
    .getByRole('button', { name: t('shell.retry') })
    .click();
  expect((await answer).status()).toBe(201);
  await expect(page.getByRole('heading', { level: 1, name: t('errors.notice_postUploaded') })).toBeVisible();
  expect(product.url).toBeTruthy();
});

test('all of it works with the keyboard alone', async ({ page, t }) => {
  test.setTimeout(90_000);
  const { keyboard } = page;
  /** Goes on by Tab until the control has the focus, as somebody without a mouse does. */
  const tabTo = async (control: ReturnType<typeof page.locator>, key = 'Tab'): Promise<void> => {
    for (let pressed = 0; pressed < 80; pressed++) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press(key);
    }
    throw new Error(`Tab never reached ${String(control)}.`);
  };
  const type = async (label: string, text: string): Promise<void> => {
    await tabTo(page.getByLabel(label, { exact: true }));
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(text);
  };
  const choose = async (name: string): Promise<void> => {
    await tabTo(page.getByRole('radio', { name, exact: true }));
    await keyboard.press('Space');
  };
  const goOn = async (): Promise<void> => {
    await tabTo(page.getByRole('button', { name: t('shell.next'), exact: true }));
    await keyboard.press('Enter');
  };

  await page.goto('/sellpost');
  await expect(step(page, t, 'type')).toBeVisible();
  await choose(t('enums.propertyType_apartment'));
  await type(t('posting.size'), home.size);
  await type(t('posting.bedrooms'), home.bedrooms);
  await type(t('posting.bathrooms'), home.bathrooms);
  await goOn();

  await tabTo(page.getByRole('combobox', { name: t('areas.subDistrict') }));
  await keyboard.type(home.area.typed);
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: t('areas.division') })).not.toHaveValue('');
  await goOn();

  await type(t('posting.price'), home.price);
  await tabTo(page.locator('#images'));
  const chooser = page.waitForEvent('filechooser');
  await keyboard.press('Enter');
  await (await chooser).setFiles([{ name: 'home.jpg', mimeType: 'image/jpeg', buffer: await photograph() }]);
  await expect(page.getByRole('list', { name: t('posting.photosList') }).getByRole('img')).toHaveCount(1, { timeout: 30_000 });
  await goOn();

  await type(t('posting.postTitle'), home.title);
  await type(t('posting.description'), home.description);
  await choose(t('enums.condition_new'));
  await choose(t('enums.constructionStatus_ready'));
  await goOn();

  await choose(t('enums.postedBy_owner'));
  await goOn();
  await expect(step(page, t, 'check')).toBeVisible();
  await tabTo(page.getByRole('button', { name: t('posting.submit') }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('errors.notice_postUploaded') })).toBeFocused();
});
