// What people do on every other page.
import { setTimeout } from 'node:timers/promises';
import { visitPath } from '#contracts/pages/visit-path.ts';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Translate } from '#i18n/translate.ts';
import { tokenOf } from './posts.ts';
import type { Account, Product } from './product.ts';

/** The specification's key in local storage. */
export const tokenKey = 'userToken';

type Credentials = Pick<Account, 'email' | 'password'>;

/** Fills in the form of /SignIn that is on screen and sends it. */
export async function signIn(page: Page, t: Translate, { email, password }: Credentials): Promise<void> {
  await alive(page);
  await page.getByLabel(t('accounts.email'), { exact: true }).fill(email);
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('shell.signIn') })
    .click();
}

/** Opens the browser as someone who signed in earlier. */
export async function signedIn(page: Page, product: Product, who: Credentials): Promise<void> {
  const token = await tokenOf(product, who);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [tokenKey, token] as const);
}

/** The same once only, so that the person can sign out. */
export async function signedInOnce(page: Page, product: Product, who: Credentials): Promise<void> {
  const token = await tokenOf(product, who);
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem('came')) return;
      localStorage.setItem('came', '1');
      localStorage.setItem(key, value);
    },
    [tokenKey, token] as const,
  );
}

/**
 * Waits until the scripts have taken the page over: what is typed before that may be lost on a slow machine. What is not
 * drawn by React, or has its scripts turned off, is what it is from the start.
 */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!('__reactRouterContext' in window)) return true;
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

const patienceMs = 45_000;

/**
 * Watches what this page asks for from now on; what it returns waits until nothing has been under way for a tenth of a second.
 * Playwright's own 'networkidle' waits for half a second, which on a hundred pages is a minute, and for ever where the end of a count is
 * not reported.
 */
export function watchRequests(page: Page, quietMs = 100): () => Promise<void> {
  const underWay = new Set<Request>();
  let quietSince = performance.now();
  const ended = (request: Request): void => {
    underWay.delete(request);
    quietSince = performance.now();
  };
  // The count of a visit outlives its page, and the browser does not report its end then.
  page.on('request', (request) => void (new URL(request.url()).pathname === visitPath || underWay.add(request)));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    const began = performance.now();
    for (;;) {
      const now = performance.now();
      const quietIn = underWay.size > 0 ? quietMs : quietSince + quietMs - now;
      if (quietIn <= 0) return;
      if (now - began > patienceMs) throw new Error(`Still under way: ${[...underWay].map((request) => request.url()).join(' ')}`);
      await setTimeout(Math.max(1, Math.min(quietIn, quietMs / 4)));
    }
  };
}

/** Where people type what they look for; a plain box before scripts, one with suggestions afterwards. */
export const searchBox = (page: Page): Locator => page.locator('main input[name="q"]').first();

/** Chooses an area by typing a part of its name into its box. */
export async function chooseArea(page: Page, label: string, typed: string, shown: string | RegExp): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await box.click();
  await box.fill(typed);
  await page.getByRole('option', { name: shown }).first().click();
  await expect(page.getByRole('listbox')).toBeHidden();
}
