// Writing a post when things do not go smoothly: reloads, a lost connection, no mouse. Faults: `post-wizard.test.tsx`, `whole-form.test.tsx`.
import { formatter } from '#i18n/format.ts';
import { expect, test } from './support/journey.ts';
import { signedIn } from './support/people.ts';
import { photograph, seller } from './support/posts.ts';
import { bengaliHome, fillAll, fillLocation, fillPrice, fillType, next, open, step } from './support/wizard.ts';

const home = bengaliHome;

// Step by step, as on a phone; a wide screen has everything on one page.
const phone = { viewport: { width: 360, height: 800 } };
const desktop = { viewport: { width: 1280, height: 900 } };

// Somebody new each time: what an account posted before is proposed to it.
test.beforeEach(async ({ page, product }, { testId, retry }) => {
  const person = { ...seller, email: `poster-${testId.slice(-8)}-${retry}@example.test` };
  await product.account(person);
  await signedIn(page, product, person);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a draft survives a reload, photographs included, and can be thrown away', async ({ page, t }) => {
    await page.goto('/sellpost');
    await fillType(page, t, home);
    await fillLocation(page, t, home);
    await next(page, t, 'location');
    await fillPrice(page, t, home);

    await page.reload();
    await expect(step(page, t, 'price')).toBeVisible();
    await expect(page.getByLabel(t('posting.price'), { exact: true })).toHaveValue(formatter('bn').number(27_800_000));
    await expect(page.getByRole('list', { name: t('posting.photosList') }).getByRole('img')).toHaveCount(home.photos);
    await page.goBack();
    await expect(step(page, t, 'location')).toBeVisible();
    await expect(page.getByRole('combobox', { name: t('areas.subDistrict') })).toHaveValue(home.area.shown);

    await page
      .getByRole('button', { name: t('posting.startOver') })
      .first()
      .click();
    await page.getByRole('button', { name: t('posting.startOverYes') }).click();
    await expect(page.getByLabel(t('posting.size'), { exact: true })).toBeHidden();
    // At once: the account may not have heard of it yet.
    await page.reload();
    await expect(step(page, t, 'type')).toBeVisible();
    await expect(page.getByRole('radio', { name: t('enums.propertyType_apartment') })).not.toBeChecked();
  });

  test('a post sent into a lost connection is kept, and sent once by itself when the connection is back', async ({ page, context, t }) => {
    await page.goto('/sellpost');
    await fillAll(page, t, { ...home, photos: 1 });
    const answers: number[] = [];
    page.on('response', (response) => void (response.url().endsWith('/api/posts/sell') && answers.push(response.status())));
    await context.setOffline(true);
    await page.getByRole('button', { name: t('posting.submit') }).click();
    await expect(page.getByRole('alert').filter({ hasText: t('posting.sendFailed') })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: t('posting.postedTitle') })).toBeVisible();
    expect(answers).toEqual([201]);
  });

  test('all of it works with the keyboard alone', async ({ page, t }) => {
    test.setTimeout(90_000);
    const { keyboard } = page;
    /** Goes on by Tab until the control has the focus, as someone without a mouse does. */
    const tabTo = async (control: ReturnType<typeof page.locator>, key = 'Tab'): Promise<void> => {
      for (let pressed = 0; pressed < 120; pressed++) {
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
    await choose(t('posting.readiness_newReady'));
    await choose(t('enums.postedBy_owner'));
    await goOn();
    await expect(step(page, t, 'check')).toBeVisible();
    await tabTo(page.getByRole('button', { name: t('posting.submit') }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: t('posting.postedTitle') })).toBeFocused();
  });
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('a draft survives a reload there too, and goes on as steps on a narrower screen', async ({ page, t }) => {
    await page.goto('/sellpost');
    await fillType(page, t, home);
    await next(page, t, 'type');
    await fillLocation(page, t, home);
    await next(page, t, 'location');
    await fillPrice(page, t, home);
    await page.reload();
    // What is done is folded; the next part that lacks something is open.
    await expect(page.getByLabel(t('posting.size'), { exact: true })).toHaveCount(0);
    await open(page, t, 'price');
    await expect(page.getByLabel(t('posting.price'), { exact: true })).toHaveValue(formatter('bn').number(27_800_000));
    await expect(page.getByRole('list', { name: t('posting.photosList') }).getByRole('img')).toHaveCount(home.photos);
    await page.setViewportSize(phone.viewport);
    await expect(page.getByRole('region', { name: t('posting.wholeForm') })).toHaveCount(0);
    await expect(page.getByLabel(t('posting.size'), { exact: true })).toHaveValue(formatter('bn').number(1850));
    await expect(page.getByRole('combobox', { name: t('areas.subDistrict') })).toHaveValue(home.area.shown);
    await page
      .getByRole('button', { name: t('posting.startOver') })
      .first()
      .click();
    await page.getByRole('button', { name: t('posting.startOverYes') }).click();
  });
});
