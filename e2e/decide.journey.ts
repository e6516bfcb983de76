// Deciding among homes: by the day's figures, by what was seen on a visit, by what the family says; at home, on the way without a
// connection, on paper, and without scripts.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Answer } from '#contracts/endpoint.ts';
import { presetPlan } from '#contracts/floor-plans/floor-plan-presets.ts';
import { shortlists } from '#contracts/posts/shortlists.ts';
import { translatorOf } from '#i18n/compile.ts';
import { expect, openTab, speak, test } from './support/journey.ts';
import { alive } from './support/people.ts';
import { livePost, photograph, send, tokenOf } from './support/posts.ts';
import type { Account, Product } from './support/product.ts';

const buyer: Account = { email: 'decides@example.test', password: 'decisions-of-journeys', name: 'রওশন আরা', role: 'user' };

/** Homes that differ in what is paid for them. */
const homes = (product: Product, count: number, name: string): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => livePost(product, { postTitle: `${name} ${at + 1}`, price: String(6_000_000 + at * 900_000) })));

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, serviceWorkers: 'allow' });

  test('costs by own figures, a visit with marks, a photo and a day in the calendar; all of it is there again without a connection', async ({
    page,
    context,
    product,
  }) => {
    test.setTimeout(60_000);
    const t = translatorOf('bn');
    await speak(context, product.url, 'bn');
    const [one, two] = await homes(product, 2, 'পুকুরপাড়ের ফ্ল্যাট');
    await page.goto(`/compare?ids=${one},${two}`);
    await alive(page);
    const sum = page.getByRole('row', { name: new RegExp(t('decide.sum_beginning')) });
    const before = await sum.innerText();
    await page.getByText(t('decide.assume'), { exact: true }).tap();
    await page.getByRole('textbox', { name: new RegExp(t('decide.assumed_moving')) }).fill('২ লাখ');
    await expect(sum).not.toHaveText(before);

    const card = cardOf(page, 'পুকুরপাড়ের ফ্ল্যাট 2');
    await card.getByRole('heading').tap();
    await card
      .getByRole('group', { name: t('decide.aspect_water') })
      .getByRole('radio', { name: t('decide.mark_good') })
      .tap();
    await card.getByRole('textbox', { name: t('decide.note') }).fill('বারান্দায় রোদ আসে');
    await card.getByLabel(t('decide.visitDay')).selectOption({ index: 2 });
    const [file] = await Promise.all([page.waitForEvent('download'), card.getByRole('button', { name: t('decide.toCalendar') }).tap()]);
    expect(readFileSync((await file.path()) ?? '', 'utf8')).toContain('BEGIN:VALARM');
    const sent: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
    await card.getByLabel(t('decide.photoAdd')).setInputFiles({ name: 'seen.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
    await expect(card.getByRole('img', { name: t('decide.photoOf', { number: 1 }) })).toBeVisible();
    expect(sent.filter((url) => url.includes('/api/') && !url.includes('/traffic') && !url.includes('/dv'))).toEqual([]);
    await expect(page.getByText(t('decide.pro_water'))).toBeVisible();

    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    const kept = () => page.evaluate(async () => (await (await caches.open('comparisons-1')).keys()).length);
    await expect.poll(kept, { timeout: 20_000 }).toBe(1);
    await context.setOffline(true);
    await page.goto('/compare');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('compare.title'));
    await expect(cardOf(page, 'পুকুরপাড়ের ফ্ল্যাট 2').getByRole('textbox', { name: t('decide.note') })).toHaveValue('বারান্দায় রোদ আসে');
    await expect(page.getByRole('img', { name: t('decide.photoOf', { number: 1 }) })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: t('decide.photoRemove', { number: 1 }) }).tap();
    await expect(page.getByRole('img', { name: t('decide.photoOf', { number: 1 }) })).toHaveCount(0);
  });
});

test.describe('on a desk, by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the family’s answers stand beside the homes, what matters decides the order, and four homes are two sheets of paper', async ({
    page,
    context,
    product,
  }) => {
    test.setTimeout(120_000);
    const t = translatorOf('en');
    await speak(context, product.url, 'en');
    const ids = await homes(product, 4, 'Flat by the lane');
    await product.account(buyer);
    const token = await tokenOf(product, buyer);
    const { shortlist } = await send<Answer<typeof shortlists.create>>(product, shortlists.create, { token, json: { name: 'For our parents', postIds: ids } });
    const params = { token: (shortlist.path ?? '').replace('/shortlist/', '') };
    const { visitorKey } = await send<Answer<typeof shortlists.join>>(product, shortlists.join, { params, json: { name: 'Amma' } });
    await send(product, shortlists.vote, { params, json: { visitorKey, postId: ids[3] ?? 0, vote: 'up', note: 'Near the mosque' } });

    await page.goto(shortlist.path ?? '/');
    await alive(page);
    await page.getByRole('link', { name: t('shortlists.compare') }).press('Enter');
    await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+,\d+&family=/);
    const family = page.getByRole('region', { name: t('decide.family') });
    await expect(family.getByText('Near the mosque')).toBeVisible();
    await expect(family.getByText(t('decide.familyNone'))).toHaveCount(3);

    const first = page
      .getByRole('region', { name: t('decide.weighed') })
      .getByRole('heading', { level: 3 })
      .first();
    await expect(first).toContainText('Flat by the lane 1');
    const card = cardOf(page, 'Flat by the lane 4');
    await card.locator('summary').first().press('Enter');
    for (const aspect of ['water', 'light', 'noise', 'neighbours'] as const) {
      await card
        .getByRole('group', { name: t(`decide.aspect_${aspect}`) })
        .getByRole('radio')
        .first()
        .focus();
      await page.keyboard.press('Space');
    }
    await expect(first).toContainText('Flat by the lane 4');

    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page(?![a-z])/g) ?? [];
    expect(sheets).toHaveLength(2);
  });
});

test('without scripts homes and costs are read, the page says what needs scripts, and a post has its plan and the names of its photos', async ({
  browser,
  product,
}) => {
  const t = translatorOf('en');
  const [one, two] = await homes(product, 2, 'Flat without scripts');
  const drawn = await livePost(product, { floorPlan: JSON.stringify(presetPlan('twoBed', 1000)), shots: JSON.stringify(['kitchen']) });
  const { page, context } = await openTab(browser, product, 'en', { javaScriptEnabled: false });
  await page.goto(`/compare?ids=${one},${two}`);
  await expect(page.getByRole('rowheader', { name: t('decide.sum_beginning') })).toBeVisible();
  await expect(page.getByText(t('decide.notesWithoutScripts'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('decide.note') }).first()).toBeHidden();

  await page.goto(`/Property-Buy-Sell-Details/${drawn}`);
  await expect(page.getByRole('heading', { name: t('floorPlan.title') })).toBeVisible();
  await expect(
    page
      .locator('svg')
      .filter({ hasText: t('floorPlan.room_master') })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(t('enums.shot_kitchen')).first()).toBeVisible();
  await context.close();
});
