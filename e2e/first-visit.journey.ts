import { translatorOf } from '#i18n/compile.ts';
import { expect, test } from './support/journey.ts';
import { alive, watchRequests } from './support/people.ts';
import { livePost } from './support/posts.ts';

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
    const quiet = watchRequests(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: t('home.title') })).toBeVisible();
    await alive(page);
    await quiet();
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

  const quiet = watchRequests(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: t('home.title') })).toBeVisible();
  await quiet();
  await expect(page.getByRole('button', { name: en('shell.englishView') })).toHaveCount(0);
});

test('a language stays, whether the address names it or it was switched to: over links, the way back and a reload', async ({ page, context, product, t }) => {
  const en = translatorOf('en');
  const title = 'Rooftop rooms above the bookbinder';
  await livePost(product, { postTitle: title });
  const html = page.locator('html');
  const heading = page.getByRole('heading', { level: 1, name: en('search.count', { count: 1 }) });
  await page.goto('/Property-Buy-Sell?lng=en&q=bookbinder');
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/-Details\//);
  await expect(html).toHaveAttribute('lang', 'en');
  await page.goBack();
  await expect(heading).toBeVisible();
  await page
    .getByRole('navigation', { name: en('shell.language') })
    .getByRole('link', { name: en('shell.languageBnShort') })
    .click();
  await expect(html).toHaveAttribute('lang', 'bn');
  await expect(page).toHaveURL(/\/Property-Buy-Sell\?q=bookbinder$/);

  await page
    .getByRole('navigation', { name: t('shell.language') })
    .getByRole('link', { name: t('shell.languageEnShort') })
    .click();
  await expect(heading).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('en');
  // What the server renders the first HTML by.
  expect((await context.cookies()).find(({ name }) => name === 'lng')?.value).toBe('en');
  await page.reload();
  await expect(heading).toBeVisible();
});

test('an English reader whose cookie is gone gets English again, after one more load', async ({ browser, product }) => {
  const en = translatorOf('en');
  const context = await browser.newContext({ locale: 'en-US', baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/faq?lng=en');
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('en');
  await context.clearCookies({ name: 'lng' });

  const quiet = watchRequests(page);
  let loads = 0;
  page.on('request', (request) => void (loads += Number(request.isNavigationRequest())));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: en('home.title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await context.cookies()).find(({ name }) => name === 'lng')?.value).toBe('en');
  await alive(page);
  await quiet();
  expect(loads).toBe(2);
  await context.close();
});
