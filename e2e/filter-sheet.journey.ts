// The sheet of filters on a phone: one box for the place, handles on the prices, counts that follow, by keyboard and by touch; and
// phrases that are completed in the search box.
import { expect, test } from './support/journey.ts';
import { alive, searchBox } from './support/people.ts';
import { livePost } from './support/posts.ts';

const dear = 'Flat over the pond of the weavers';
const cheap = 'Flat beside the press of the printers';

test.beforeAll(async ({ product }) => {
  await livePost(product, { postTitle: dear, price: '478000000', subDistrict: 'dhaka-mirpur' });
  await livePost(product, { postTitle: cheap, price: '6100000', subDistrict: 'dhaka-mirpur' });
});

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, lng: 'en' });

test('a place and a price are chosen in the sheet, and its button says what they find', async ({ page, t }) => {
  await page.goto('/Property-Buy-Sell');
  await alive(page);
  await page.getByRole('link', { name: t('search.openFilters') }).tap();
  const sheet = page.getByRole('dialog', { name: t('search.filters') });
  const place = sheet.getByRole('combobox', { name: t('search.location') });
  await place.pressSequentially('mirp');
  await expect(sheet.getByRole('option', { name: /^Mirpur, Dhaka/ })).toBeVisible();
  await place.press('ArrowDown');
  await place.press('Enter');
  await expect(sheet.getByRole('button', { name: t('search.removeChip', { filter: 'Mirpur' }) })).toBeVisible();
  const least = sheet.getByRole('slider', { name: t('search.priceMin') });
  await least.focus();
  // From the cheapest to the dearest: past it no handle goes.
  await least.press('End');
  await expect(sheet.getByRole('textbox', { name: t('search.priceMin') })).not.toHaveValue('');
  await sheet.getByRole('button', { name: /^Show \d+ results?$/ }).tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/subDistrict=dhaka-mirpur.*priceMin=/);
  await expect(page.getByRole('link', { name: dear })).toBeVisible();
  await expect(page.getByRole('link', { name: cheap })).toHaveCount(0);
});

test('several places are searched at once, a neighbourhood among them, and one is taken off', async ({ page, t }) => {
  await page.goto('/Property-Buy-Sell');
  await alive(page);
  await page.getByRole('link', { name: t('search.openFilters') }).tap();
  const sheet = page.getByRole('dialog', { name: t('search.filters') });
  const place = sheet.getByRole('combobox', { name: t('search.location') });
  for (const [typed, name] of [
    ['mirp', /^Mirpur, Dhaka/],
    ['banasr', /^Banasree/],
  ] as const) {
    await place.pressSequentially(typed);
    await sheet.getByRole('option', { name }).first().tap();
  }
  await sheet.getByRole('button', { name: /^Show/ }).tap();
  await expect(page).toHaveURL(/subDistrict=dhaka-mirpur&subDistrict=dhaka-rampura&locality=dhaka-banasree/);
  await expect(page.getByRole('heading', { level: 2, name: /Mirpur and Banasree$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: dear })).toBeVisible();
  await page.getByRole('link', { name: t('search.removeChip', { filter: 'Mirpur' }) }).tap();
  await expect(page).toHaveURL(/\?locality=dhaka-banasree$/);
  await expect(page.getByRole('link', { name: dear })).toHaveCount(0);
});

test('what the words say stands in the sheet, where it can be changed', async ({ page, t }) => {
  await page.goto('/Property-Buy-Sell?q=2+bed+flat+in+mirpur');
  await alive(page);
  await page.getByRole('link', { name: t('search.openFilters') }).tap();
  const sheet = page.getByRole('dialog', { name: t('search.filters') });
  const bedrooms = sheet.getByRole('group', { name: t('search.bedrooms') });
  await expect(bedrooms.getByRole('radio', { name: /^2/ })).toBeChecked();
  await expect(sheet.getByRole('checkbox', { name: new RegExp(`^${t('enums.propertyType_apartment')}`) })).toBeChecked();
  await expect(sheet.getByRole('button', { name: t('search.removeChip', { filter: 'Mirpur' }) })).toBeVisible();
  await bedrooms.getByRole('radio', { name: /^1/ }).check({ force: true });
  await sheet.getByRole('button', { name: /^Show/ }).tap();
  await expect(page).toHaveURL(/\?q=flat\+in\+mirpur&bedMin=1$/);
});

test('a phrase is completed while it is typed, and searched for as soon as it is touched', async ({ page }) => {
  await page.goto('/property-search');
  await expect(searchBox(page)).toHaveRole('combobox');
  await searchBox(page).tap();
  await searchBox(page).pressSequentially('flat in mirp');
  await page.getByRole('option', { name: /^flat in Mirpur, Dhaka/ }).tap();
  await expect(page).toHaveURL(/\?q=flat\+in\+Mirpur$/);
  await expect(searchBox(page)).toHaveValue('flat in Mirpur');
  await expect(page.getByRole('link', { name: dear })).toBeVisible();
});

test('the sheet stays where it is: neither dragged by its foot nor scrolled by its head', async ({ page, t }) => {
  await page.goto('/Property-Buy-Sell');
  await alive(page);
  await page.getByRole('link', { name: t('search.openFilters') }).tap();
  const sheet = page.getByRole('dialog', { name: t('search.filters') });
  const show = sheet.getByRole('button', { name: /^Show/ });
  await expect(show).toBeVisible();
  const before = await sheet.boundingBox();
  const foot = await show.boundingBox();
  const head = await sheet.getByRole('heading', { name: t('search.filters') }).boundingBox();
  if (!foot || !head) throw new Error('the sheet has no foot or no head');
  const fingers = await page.context().newCDPSession(page);
  for (const yDistance of [-300, 300]) {
    await fingers.send('Input.synthesizeScrollGesture', { x: foot.x + 8, y: foot.y - 4, yDistance, gestureSourceType: 'touch', speed: 2000 });
  }
  await page.mouse.move(head.x + 10, head.y + 10);
  await page.mouse.wheel(0, 600);
  await page.mouse.wheel(0, -200);
  expect(await sheet.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await sheet.boundingBox()).toEqual(before);
  await expect(show).toBeInViewport();
});

test('lists that are opened before the page is alive are there once it is', async ({ page, t }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/Property-Buy-Sell', { waitUntil: 'commit' });
  const rail = page.getByRole('form', { name: t('search.filters') });
  await rail.getByText(t('search.placeLists')).click();
  await expect(rail.getByRole('combobox', { name: t('search.division'), exact: true })).toBeEnabled();
});

test('three lists name the place by keyboard, and the empty box offers the eight divisions', async ({ page, t }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/Property-Buy-Sell');
  await alive(page);
  const rail = page.getByRole('form', { name: t('search.filters') });
  const box = rail.getByRole('combobox', { name: t('search.location') });
  await box.focus();
  await expect(rail.getByRole('listbox').getByRole('option')).toHaveCount(8);
  await box.press('Escape');
  await expect(rail.getByRole('listbox')).toHaveCount(0);

  await rail.getByText(t('search.placeLists')).focus();
  await page.keyboard.press('Enter');
  for (const [level, typed] of [
    ['division', 'Dh'],
    ['district', 'Dh'],
    ['subDistrict', 'Mirp'],
  ] as const) {
    const list = rail.getByRole('combobox', { name: t(`search.${level}`), exact: true });
    await expect(list).toBeEnabled();
    await page.keyboard.press('Tab');
    await expect(list).toBeFocused();
    // A closed list takes the first letters.
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  }
  await expect(rail.getByRole('button', { name: t('search.removeChip', { filter: 'Mirpur' }) })).toBeVisible();
  await expect(page).toHaveURL(/subDistrict=dhaka-mirpur$/);
  await expect(page.getByRole('link', { name: cheap })).toBeVisible();
});
