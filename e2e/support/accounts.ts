// Registering, resetting and what staff do about people, as the journeys about accounts tell it.
import { expect, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import type { Endpoint } from '#contracts/endpoint.ts';
import { members, type Member } from '#contracts/accounts/members.ts';
import { toLocaleDigits } from '#i18n/digits.ts';
import type { Translate } from '#i18n/translate.ts';
import { codeIn } from '#server/testing/mail.ts';
import { alive } from './people.ts';
import { tokenOf } from './posts.ts';
import type { Product } from './product.ts';

/** Mail leaves by jobs, which a busy machine may be slow to start. */
const letterTimeoutMs = 60_000;

const lettersTo = (product: Product, email: string): Email[] => product.letters.filter(({ to }) => to?.some(({ address }) => address === email));

/** The letter of that number to an address, from 1; waits until the mail server has it. */
export async function letterTo(product: Product, email: string, number = 1): Promise<Email> {
  await expect.poll(() => lettersTo(product, email).length, { timeout: letterTimeoutMs }).toBeGreaterThanOrEqual(number);
  return lettersTo(product, email)[number - 1] as Email;
}

/** The code of the letter of that number to an address. */
export const codeFor = async (product: Product, email: string, number = 1): Promise<string> => codeIn(await letterTo(product, email, number));

/** Six digits that are not the code. */
export const wrongCode = (code: string): string => (code === '000000' ? '111111' : '000000');

/** Types an address into the first step and sends it. */
export async function askForCode(page: Page, t: Translate, email: string): Promise<void> {
  await alive(page);
  await page.getByLabel(t('accounts.email')).fill(email);
  await page.getByRole('button', { name: t('accounts.sendCode') }).click();
  await expect(page.getByLabel(t('accounts.codeLabel'))).toBeFocused();
}

/** Types a code digit by digit, as its reader would; the last one sends it. */
export async function giveCode(page: Page, t: Translate, code: string): Promise<void> {
  const box = page.getByLabel(t('accounts.codeLabel'));
  await box.fill('');
  await box.pressSequentially(toLocaleDigits(t.lng, code));
}

async function asAdmin<T>(product: Product, { method, path }: Endpoint, address: string, json?: object): Promise<T> {
  const token = await tokenOf(product, product.admin);
  const answer = await fetch(product.url + address, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(json ? { 'content-type': 'application/json' } : {}) },
    body: json ? JSON.stringify(json) : null,
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** What staff do to the account of an address, while its owner is about. */
export async function act(product: Product, email: string, action: 'suspend' | 'disable' | 'restore', json: object = {}): Promise<void> {
  const { items } = await asAdmin<{ items: Member[] }>(product, members.list, `${members.list.path}?q=${encodeURIComponent(email)}`);
  const id = items.find((one) => one.email === email)?.id ?? 'nobody';
  await asAdmin(product, members[action], members[action].path.replace(':id', id), json);
}
