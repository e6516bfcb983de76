// The filters by touch and by keyboard: a phrase that is completed in the search box, the sheet on a phone, the lists of places.
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

test('a phrase is completed while it is typed, searched for as soon as it is touched, and narrowed in the sheet', async ({ page, t }) => {
  await page.goto('/property-search');
  await expect(searchBox(page)).toHaveRole('combobox');
  await searchBox(page).tap();
  await searchBox(page).pressSequentially('flat in mirp');
  await page.getByRole('option', { name: /^flat in Mirpur, Dhaka/ }).tap();
  await expect(page).toHaveURL(/\?q=flat\+in\+Mirpur$/);
  await expect(searchBox(page)).toHaveValue('flat in Mirpur');
  await expect(page.getByRole('link', { name: dear })).toBeVisible();

  await page.getByRole('link', { name: t('search.openFilters') }).tap();
  const sheet = page.getByRole('dialog', { name: t('search.filters') });
  const least = sheet.getByRole('slider', { name: t('search.priceMin') });
  await least.focus();
  // From the cheapest to the dearest: past it no handle goes.
  await least.press('End');
  await expect(sheet.getByRole('textbox', { name: t('search.priceMin') })).not.toHaveValue('');
  await sheet.getByRole('button', { name: /^Show \d+ results?$/ }).tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/priceMin=/);
  await expect(page.getByRole('link', { name: dear })).toBeVisible();
  await expect(page.getByRole('link', { name: cheap })).toHaveCount(0);
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

test('lists of places that are opened before the page is alive name the place by keyboard once it is', async ({ page, t }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/Property-Buy-Sell', { waitUntil: 'commit' });
  const rail = page.getByRole('form', { name: t('search.filters') });
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
