// Finding one home among others: by suggestions, filters and orders, with the keyboard and on a phone, and when nothing fits.
import { expect, test } from './support/journey.ts';
import { alive, searchBox } from './support/people.ts';
import { livePost, otherSeller } from './support/posts.ts';

const dear = 'Flat by the lake, third floor';
const cheap = 'Flat behind the school, second floor';

test.beforeAll(async ({ product }) => {
  // Where nobody else looks: a list that somebody has just seen may lack for seconds what was added to it.
  await livePost(product, { postTitle: dear, price: '27800000', subDistrict: 'dhaka-savar' }, 'sell', otherSeller);
  await livePost(product, { postTitle: cheap, price: '8000000', subDistrict: 'dhaka-mirpur' }, 'sell', otherSeller);
});

const lng = 'en';
test.describe('in English', () => {
  test.use({ lng });

  test('a suggested place is chosen with the keyboard alone, and its chip takes it off', async ({ page, t }) => {
    await page.goto('/property-search');
    await expect(searchBox(page)).toHaveRole('combobox');
    await searchBox(page).press('s');
    await searchBox(page).pressSequentially('avar');
    await expect(page.getByRole('listbox', { name: t('suggestions.list') })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?subDistrict=dhaka-savar$/);
    await expect(page.getByRole('link', { name: dear })).toBeVisible();
    await expect(page.getByRole('link', { name: cheap })).toHaveCount(0);
    await expect(searchBox(page)).toBeFocused();

    await page
      .getByRole('list', { name: t('search.chips') })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('link', { name: cheap })).toBeVisible();
  });

  test('prices are typed as they are said, and the list follows', async ({ page, t }) => {
    await page.goto('/Property-Buy-Sell');
    await page.getByRole('textbox', { name: t('search.priceMax') }).pressSequentially('1 crore');
    await expect(page).toHaveURL(/\?priceMax=10000000$/);
    await expect(page.getByRole('link', { name: cheap })).toBeVisible();
    await expect(page.getByRole('link', { name: dear })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('textbox', { name: t('search.priceMax') })).toHaveValue('1 crore');
  });

  test('typing goes on while the list of what was typed before is still coming', async ({ page, t }) => {
    await page.goto('/Property-Buy-Sell');
    await page.route(/Property-Buy-Sell\.data/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    const box = page.getByRole('textbox', { name: t('search.priceMax') });
    const coming = page.waitForRequest(/Property-Buy-Sell\.data.*priceMax=1(?!\d)/);
    await box.pressSequentially('1');
    await coming;
    const unfinished = '1 cro';
    await box.pressSequentially(unfinished.slice(1));
    await expect(page).toHaveURL(/\?priceMax=1$/);
    await expect(box).toHaveValue(unfinished);
    await box.pressSequentially('re');
    await expect(page).toHaveURL(/\?priceMax=10000000$/);
    await expect(page.getByRole('link', { name: cheap })).toBeVisible();
    await expect(box).toHaveValue('1 crore');
  });

  test('a number that is none is marked where it stands, and stays', async ({ page, t }) => {
    const answer = await page.goto('/property-search?priceMin=abc&q=flat');
    expect(answer?.status()).toBe(422);
    const box = page.getByRole('textbox', { name: t('search.priceMin') });
    await expect(box).toHaveValue('abc');
    await expect(box).toHaveAccessibleDescription(t('errors.field_number'));
    await expect(searchBox(page)).toHaveValue('flat');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow');
  });
});

test('the order of the list is chosen, kept in the address and over the way back', async ({ page, t }) => {
  await page.goto('/Property-Buy-Sell');
  const titles = page.getByRole('article').getByRole('link');
  // Other journeys post homes of other prices.
  const dearerFirst = async (): Promise<boolean> => {
    const order = await titles.allTextContents();
    return order.includes(dear) && (!order.includes(cheap) || order.indexOf(dear) < order.indexOf(cheap));
  };
  await page.getByRole('combobox', { name: t('search.sortBy') }).selectOption('priceDesc');
  await expect(page).toHaveURL(/sort=priceDesc/);
  await expect.poll(dearerFirst).toBe(true);
  await titles.first().click();
  await expect(page).toHaveURL(/Details/);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: t('search.sortBy') })).toHaveValue('priceDesc');
  await expect.poll(dearerFirst).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the filters count before they are applied, and refuse what makes no sense', async ({ page, t }) => {
    await page.goto('/Property-Buy-Sell');
    await page.getByRole('link', { name: t('search.openFilters') }).click();
    const sheet = page.getByRole('dialog', { name: t('search.filters') });
    const least = sheet.getByRole('textbox', { name: t('search.priceMin') });
    await least.fill('lots');
    await least.press('Enter');
    await expect(least).toBeFocused();
    await expect(least).toHaveAccessibleDescription(t('errors.field_number'));
    await least.fill('২ কোটি');
    // Other journeys post homes of such prices too.
    await sheet.getByRole('button', { name: /^[১-৯][০-৯]*টি দেখুন$/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\?priceMin=20000000$/);
    await expect(page.getByRole('link', { name: dear })).toBeVisible();
    await expect(page.getByRole('link', { name: cheap })).toHaveCount(0);
  });
});

test('an answer that never comes costs the list alone, and another try brings it', async ({ page, t }) => {
  await page.goto('/property-search');
  // Before scripts a tab is an ordinary link.
  await alive(page);
  await page.route(/property-search\.data/, (route) => route.abort());
  await page
    .getByRole('navigation', { name: t('search.tabs') })
    .getByRole('link', { name: t('search.tab_rent') })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: t('search.failedTitle') })).toBeVisible();
  await expect(searchBox(page)).toBeVisible();
  await page.unroute(/property-search\.data/);
  await page.getByRole('link', { name: t('shell.retry') }).click();
  // Other journeys post homes to rent.
  const some = page.getByRole('article').first();
  await expect(some.or(page.getByRole('heading', { level: 2, name: t('search.noneYet') }))).toBeVisible();
});
