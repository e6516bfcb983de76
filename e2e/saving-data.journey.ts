// Photos on tap for people who pay by the megabyte, and the way to keep the site on the home screen.
import type { Page } from '@playwright/test';
import { formatter } from '#i18n/format.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { livePost } from './support/posts.ts';

/** The files of photos that this tab has asked for. */
function watchPhotos(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/media\/[0-9a-f]{32}-/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test('photos wait for a tap and say what they cost', async ({ page, product, t }) => {
  const title = 'ডেটা বাঁচিয়ে দেখা ফ্ল্যাট';
  await livePost(product, { postTitle: title });
  const asked = watchPhotos(page);
  const results = `/property-search?q=${encodeURIComponent(title)}`;
  await page.goto('/Faq');
  const loaded = page.waitForEvent('load');
  await page
    .getByRole('contentinfo')
    .getByRole('switch', { name: t('shell.dataSaver') })
    .click();
  await loaded;
  await page.goto(results);
  const card = page.getByRole('article').filter({ hasText: title });
  const button = card.getByRole('button', { name: title }).and(page.locator('[data-photo]'));
  await expect(button).toBeVisible();
  expect((await violationsOf(page, { within: 'main' })).map((one) => one.id)).toEqual([]);
  const text = await button.textContent();
  expect(asked).toEqual([]);
  const answer = page.waitForResponse(/\/media\//);
  await button.click();
  const { length } = await (await answer).body();
  expect(text).toBe(t('shell.photoOnTap', { size: formatter('bn').number(Math.round(length / 1000)) }));
  expect(asked).toHaveLength(1);

  // By keyboard, on the post's own page: the larger file, and the same one in the whole window.
  await card.getByRole('link', { name: title }).click();
  const gallery = page.getByRole('region', { name: t('detail.pictures') });
  await gallery.getByRole('button').first().press('Enter');
  const link = gallery.getByRole('link', { name: t('detail.enlarge', { number: 1 }) });
  await expect(link).toBeFocused();
  await link.press('Enter');
  await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('the offer of the browser to install, made before any script of ours, is a button on the page that explains it', async ({ page, t }) => {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      const prompt = async () => void dispatchEvent(new Event('appinstalled'));
      if (document.readyState === 'interactive') dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    }),
  );
  await page.goto('/DownloadApp');
  await expect(page.getByText(t('install.buttonText'))).toBeVisible();
  // A browser on a computer finds its own steps open, and no others.
  await expect(page.locator('details[open] summary')).toHaveText([t('install.b_desktop')]);
  await page.getByRole('button', { name: t('install.button') }).click();
  await expect(page.getByText(t('install.done'))).toBeVisible();
});
