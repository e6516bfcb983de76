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

test('whoever has chosen nothing reads Bengali, whatever the browser prefers, and is told once that there is English', async ({ browser, product, t }) => {
  const en = translatorOf('en');
  for (const size of [
    { width: 360, height: 800 },
    { width: 1280, height: 800 },
  ]) {
    const context = await browser.newContext({ locale: 'en-GB', baseURL: product.url, viewport: size });
    const page = await context.newPage();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset['shifted'] = String((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    const hint = page.getByRole('complementary', { name: en('shell.englishHint') });
    await expect(hint).toBeVisible();
    const shiftsBefore = await page.locator('html').getAttribute('data-shifted');
    await hint.getByRole('button', { name: en('shell.englishClose') }).click();
    await expect(hint).toBeHidden();
    expect(await page.locator('html').getAttribute('data-shifted')).toBe(shiftsBefore);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: t('home.title') })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(hint).toHaveCount(0);
    await context.close();
  }
});

test('the hint turns the page into English, and nobody who chose a language or prefers another sees it', async ({ browser, page, product, t }) => {
  const en = translatorOf('en');
  const context = await browser.newContext({ locale: 'en-US', baseURL: product.url });
  const visitor = await context.newPage();
  await visitor.goto('/');
  await visitor.getByRole('button', { name: en('shell.englishView') }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: en('home.title') })).toBeVisible();
  expect(await visitor.evaluate(() => localStorage.getItem('lng'))).toBe('en');
  await expect(visitor.getByRole('button', { name: en('shell.englishView') })).toHaveCount(0);
  await context.close();

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: t('home.title') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: en('shell.englishView') })).toHaveCount(0);
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

test('an English reader whose cookie is gone gets English again, after one more load', async ({ browser, product }) => {
  const en = translatorOf('en');
  const context = await browser.newContext({ locale: 'en-US', baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/faq?lng=en');
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('en');
  await context.clearCookies({ name: 'lng' });

  let loads = 0;
  page.on('request', (request) => void (loads += Number(request.isNavigationRequest())));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: en('home.title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await context.cookies()).find(({ name }) => name === 'lng')?.value).toBe('en');
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(2);
  await context.close();
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
