// Writing a post when things do not go smoothly: faults, reloads, a lost connection, no mouse.
import { formatter } from '#i18n/format.ts';
import { expect, test } from './support/journey.ts';
import { signedIn } from './support/people.ts';
import { photograph, seller } from './support/posts.ts';
import { bengaliHome, fillAll, fillContact, fillDetails, fillLocation, fillPrice, fillType, next, step, submit } from './support/wizard.ts';

const home = bengaliHome;

// Step by step, as on a phone; a wide screen has everything on one page.
const phone = { viewport: { width: 360, height: 800 } };
const desktop = { viewport: { width: 1280, height: 900 } };

test.beforeEach(async ({ page, product }) => {
  await product.account(seller);
  await signedIn(page, product, seller);
});

test.describe('on a phone', () => {
  test.use(phone);

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

  test('a post sent into a lost connection is kept, and sent once by itself when the connection is back', async ({ page, context, product, t }) => {
    await page.goto('/sellpost');
    await fillAll(page, t, home);
    await context.setOffline(true);
    await page.getByRole('button', { name: t('posting.submit') }).click();
    await expect(page.getByRole('alert').filter({ hasText: t('posting.sendFailed') })).toBeVisible();
    const answer = page.waitForResponse('**/api/posts/sell');
    await context.setOffline(false);
    expect((await answer).status()).toBe(201);
    await expect(page.getByRole('heading', { level: 1, name: t('posting.postedTitle') })).toBeVisible();
    expect(product.url).toBeTruthy();
  });

  test('whoever came to sell and wants to let changes over in the first step', async ({ page, product, t }) => {
    await page.goto('/sellpost');
    const kinds = page.getByRole('navigation', { name: t('shell.postAdChoose') });
    await expect(kinds.getByRole('link', { name: t('shell.postSell') })).toHaveAttribute('aria-current', 'page');
    await kinds.getByRole('link', { name: t('shell.postRent') }).click();
    await expect(page).toHaveURL(`${product.url}/add-rent-post`);
    await expect(page.getByRole('heading', { level: 1, name: t('posting.rentTitle') })).toBeVisible();
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
    await expect(page.getByRole('heading', { level: 1, name: t('posting.postedTitle') })).toBeFocused();
  });
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('the whole post stands on one page, asks only what its type needs, and is sent once', async ({ page, t }) => {
    await page.goto('/sellpost');
    await expect(page.getByRole('region', { name: t('posting.wholeForm') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('shell.next'), exact: true })).toHaveCount(0);
    await page.getByRole('radio', { name: t('enums.propertyType_land') }).check();
    await expect(page.getByRole('textbox', { name: t('posting.landSize') })).toBeVisible();
    await expect(page.getByLabel(t('posting.totalFloor'), { exact: true })).toHaveCount(0);
    await page.getByRole('textbox', { name: t('posting.landSize') }).fill('৫');
    await expect(page.getByText(new RegExp(`= .*${formatter('bn').area(3600)}.*${formatter('bn').number(8.26)}`))).toBeVisible();

    await fillAll(page, t, home);
    await expect(page.getByRole('textbox', { name: t('posting.landSize') })).toHaveCount(0);
    // What others will see stands beside it.
    await expect(page.getByRole('region', { name: t('posting.previewTitle') }).getByText(home.title)).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && /\/api\/posts\/(sell|rent)$/.test(request.url()) && sent.push(request.url())));
    // Enter in a box is no wish to send.
    await page.getByLabel(t('posting.street')).press('Enter');
    expect(sent).toEqual([]);
    expect(await submit(page, t)).toBeGreaterThan(0);
    expect(sent).toHaveLength(1);
    await expect(page.getByText(/সারিতে .+ নম্বরে|এর পরেই আপনার বিজ্ঞাপন/)).toBeVisible();
  });

  test('whatever is missing is listed, each a way to its field, and goes from the list when it is mended', async ({ page, t }) => {
    await page.goto('/add-rent-post');
    await fillType(page, t, { ...home, size: '৯' });
    await page.getByRole('button', { name: t('posting.submit') }).click();
    const list = page.locator('[data-faults]');
    await expect(list).toBeFocused();
    await expect(list.getByRole('button')).toHaveText([
      new RegExp(`^${t('posting.size')}`),
      new RegExp(`^${t('areas.division')}`),
      new RegExp(`^${t('areas.district')}`),
      new RegExp(`^${t('areas.subDistrict')}`),
      new RegExp(`^${t('posting.rentFee')}`),
      new RegExp(t('errors.field_imageRequired')),
      new RegExp(`^${t('posting.postTitle')}`),
      new RegExp(`^${t('posting.description')}`),
      new RegExp(`^${t('posting.condition')}`),
      new RegExp(`^${t('posting.constructionStatus')}`),
      new RegExp(`^${t('posting.postedBy')}`),
    ]);
    await list.getByRole('button', { name: t('posting.size') }).click();
    const size = page.getByLabel(t('posting.size'), { exact: true });
    await expect(size).toBeFocused();
    await size.fill(home.size);
    await expect(list.getByRole('button')).toHaveCount(10);
    await list.getByRole('button', { name: t('posting.rentFee') }).click();
    await expect(page.getByLabel(t('posting.rentFee'), { exact: true })).toBeFocused();
  });

  test('a draft survives a reload there too, and goes on as steps on a narrower screen', async ({ page, t }) => {
    await page.goto('/sellpost');
    await fillType(page, t, home);
    await fillLocation(page, t, home);
    await fillPrice(page, t, home);
    await page.reload();
    await expect(page.getByLabel(t('posting.price'), { exact: true })).toHaveValue(formatter('bn').number(27_800_000));
    await expect(page.getByRole('list', { name: t('posting.photosList') }).getByRole('img')).toHaveCount(home.photos);
    await page.setViewportSize(phone.viewport);
    await expect(page.getByRole('region', { name: t('posting.wholeForm') })).toHaveCount(0);
    await expect(page.getByLabel(t('posting.size'), { exact: true })).toHaveValue(formatter('bn').number(1850));
    await next(page, t);
    await expect(page.getByRole('combobox', { name: t('areas.subDistrict') })).toHaveValue(home.area.shown);
    await page
      .getByRole('button', { name: t('posting.startOver') })
      .first()
      .click();
    await page.getByRole('button', { name: t('posting.startOverYes') }).click();
  });

  test('somebody without a phone number is led to the profile, told why, and comes back', async ({ page, t }) => {
    let number: string | null = null;
    await page.route('**/api/profile', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { userData: { phone: string | null } };
      await route.fulfill({ response: answer, json: { ...body, userData: { ...body.userData, phone: number } } });
    });
    await page.goto('/add-rent-post');
    await expect(page).toHaveURL(/\/user\/profileedit\?return=%2Fadd-rent-post/);
    await expect(page.getByText(t('profile.phoneNeeded'))).toBeVisible();
    number = '01000000742';
    await page.goto('/add-rent-post');
    await expect(page.getByRole('region', { name: t('posting.wholeForm') })).toBeVisible();
  });
});
