// A push as the browser hands it to the service worker: shown in its reader's language, left out where the tab in front has told it,
// and opened by the tab that is there.
import type { Page } from '@playwright/test';
import { type Notification, notifications } from '#contracts/notices/notifications.ts';
import { posts } from '#contracts/posts/posts.ts';
import { expect, test } from './support/journey.ts';
import { signedIn } from './support/people.ts';
import { approvePost, flat, photograph, send, tokenOf } from './support/posts.ts';
import type { Account, Product } from './support/product.ts';

async function submit(product: Product, person: Account): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...flat, postTitle: 'ছাদবাগানের ফ্ল্যাট' })) form.append(name, value);
  form.append('images', new Blob([new Uint8Array(await photograph())], { type: 'image/jpeg' }), 'home.jpg');
  return (await send<{ PostID: number }>(product, posts.submitSell, { token: await tokenOf(product, person), form })).PostID;
}

interface Shown {
  title: string;
  body: string;
  tag: string;
}

interface ReaderWorker {
  /** Hands it what a push service would bring. */
  push(message: object): Promise<void>;
  shown(): Promise<Shown[]>;
  /** Presses what it showed first. */
  press(): Promise<void>;
}

/** The worker as the button in the settings registers it. A browser without a screen shows nothing: it is noted instead. */
async function workerOf(page: Page): Promise<ReaderWorker> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  const started = page.context().waitForEvent('serviceworker');
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const [registrationId, thread] = [await registered, await started];
  await thread.evaluate(() => {
    const self = globalThis as unknown as { registration: ServiceWorkerRegistration; noted: [string, NotificationOptions][] };
    self.noted = [];
    self.registration.showNotification = async (title, options = {}) => void self.noted.push([title, options]);
  });
  const { origin } = new URL(page.url());
  return {
    push: async (message) => void (await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })),
    shown: () =>
      thread.evaluate(() => {
        const { noted } = globalThis as unknown as { noted: [string, NotificationOptions][] };
        return noted.map(([title, { body = '', tag = '' }]) => ({ title, body, tag }));
      }),
    press: () =>
      thread.evaluate(() => {
        const [[title, options] = ['', {}]] = (globalThis as unknown as { noted: [string, NotificationOptions][] }).noted;
        const notification = { title, ...options, close: () => undefined };
        dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
      }),
  };
}

test.use({ serviceWorkers: 'allow' });

const person: Account = { email: 'push@example.test', password: 'push-of-journeys', name: 'রওশন আরা', role: 'user' };

test.describe('in English', () => {
  test.use({ lng: 'en' });

  test('a push is shown in the language of its reader, and opens the page that it is about', async ({ page, product, t }) => {
    test.setTimeout(90_000);
    await product.account(person);
    const id = await submit(product, person);
    await approvePost(product, id);
    // No one is signed in here yet: no tab tells it.
    await page.goto('/FAQ');
    const worker = await workerOf(page);
    const token = await tokenOf(product, person);
    const { data } = await send<{ data: Notification[] }>(product, notifications.all, { token, lng: 'en' });
    const [newest] = data;
    if (!newest) throw new Error('The approval was not told.');
    const message = { title: newest.title, message: newest.message, link: newest.link, tag: newest._id };
    await worker.push(message);
    await expect.poll(worker.shown).toEqual([{ title: t('notifications.approvedTitle'), body: newest.message, tag: newest._id }]);
    expect(newest.message).toContain('ছাদবাগানের ফ্ল্যাট');

    await signedIn(page, product, person);
    await page.goto('/user/my-inbox');
    await expect(page.getByRole('article').first()).toContainText(newest.title);
    await worker.press();
    await expect(page).toHaveURL(new RegExp(`/Property-Buy-Sell-Details/${id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ছাদবাগানের ফ্ল্যাট');
  });
});

test('what the tab in front has told is not shown again', async ({ page, product }) => {
  test.setTimeout(90_000);
  const reader = { ...person, email: 'reader@example.test' };
  await product.account(reader);
  const id = await submit(product, reader);
  await signedIn(page, product, reader);
  await page.goto('/user/my-inbox');
  await expect(page.getByRole('article')).toHaveCount(1);
  const worker = await workerOf(page);
  await approvePost(product, id);
  await expect(page.getByRole('article')).toHaveCount(2);
  const { data } = await send<{ data: Notification[] }>(product, notifications.all, { token: await tokenOf(product, reader) });
  const tag = data[0]?._id ?? '';
  await page.bringToFront();
  await worker.push({ title: 'Told', message: '', link: '/', tag });
  await worker.push({ title: 'Untold', message: '', link: '/', tag: 'another' });
  await expect.poll(worker.shown).toEqual([{ title: 'Untold', body: '', tag: 'another' }]);
});
