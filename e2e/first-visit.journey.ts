import { translatorOf } from '#i18n/compile.ts';
import { expect, languages, test } from './support/journey.ts';
import { searchBox } from './support/people.ts';

for (const lng of languages) {
  test.describe(lng, () => {
    test.use({ lng });

    test('the home stands in the language that was chosen', async ({ page, t }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', lng);
      await expect(page.getByRole('heading', { level: 1, name: t('home.title') })).toBeVisible();
      await expect(page).toHaveTitle(t('home.documentTitle'));
    });

    test('an address that leads nowhere says so, in status and in words', async ({ page, t }) => {
      const answer = await page.goto('/no-such-place');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: t('shell.notFoundTitle') })).toBeVisible();
    });
  });
}

test('whoever has chosen nothing reads Bengali, whatever the browser prefers', async ({ browser, product }) => {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await context.close();
});

test('the language that was switched to stays over a reload and is in the first HTML', async ({ page, request, context, t }) => {
  const en = translatorOf('en');
  await page.goto('/');
  await page
    .getByRole('navigation', { name: t('shell.language') })
    .getByRole('link', { name: t('shell.languageEnShort') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: en('home.title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('en');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: en('home.title') })).toBeVisible();
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const html = await (await request.get('/', { headers: { cookie: cookies } })).text();
  expect(html).toContain('<html lang="en"');
  expect(html).toContain(en('home.title'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home shows itself, switches its language and sends its search', async ({ page, t }) => {
    const en = translatorOf('en');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: t('home.title') })).toBeVisible();
    await page.getByRole('link', { name: t('shell.languageEnShort'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: en('home.title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await searchBox(page).fill('Dhanmondi');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/\/property-search\?.*q=Dhanmondi/);
  });
});
