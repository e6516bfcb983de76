// A search that is kept: its person hears of a new post, runs it again, and ends its letters from a letter.
import type { Email } from 'postal-mime';
import { savedSearches } from '#contracts/search/saved-searches.ts';
import { letterTo } from './support/accounts.ts';
import { expect, test } from './support/journey.ts';
import { toast } from './support/my-posts.ts';
import { signedIn } from './support/people.ts';
import { livePost, send, tokenOf } from './support/posts.ts';
import type { Account, Product } from './support/product.ts';

/** The letters to this person; a post is announced as soon as its approval is done. */
const lettersTo = ({ letters }: Product, { email }: Account): Email[] => letters.filter(({ to }) => to?.some(({ address }) => address === email));

const lng = 'en';
test.describe('in English', () => {
  test.use({ lng });
  const person: Account = { email: `waits-${lng}@example.test`, password: 'waits-of-journeys', name: 'মাহমুদা খাতুন', role: 'user' };
  // A word of its own: other journeys' posts are not waited for.
  const word = 'Wintergarden';

  test('a post that goes live is announced once; the letter’s link ends that with one press, and takes it back', async ({ page, request, product, t }) => {
    test.setTimeout(150_000);
    await product.account(person);
    const name = `${word} ${lng}`;
    await send(product, savedSearches.save, { token: await tokenOf(product, person), json: { query: { q: word }, name } });
    const title = `${word} ভবনে খোলামেলা ফ্ল্যাট`;
    // An area and a size of its own: what looks like a post that its owner deleted and posts again is no news.
    const id = await livePost(product, { postTitle: title, subDistrict: 'dhaka-banani', size: '2640' });
    const letter = await letterTo(product, person.email);
    expect(letter.text).toContain(title);
    expect(letter.text).toContain(`/Property-Buy-Sell-Details/${id}`);
    const link = /\/unsubscribe\/[\w-]+/.exec(letter.text ?? '')?.[0] ?? '';
    expect(letter.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(link);

    await page.goto(link);
    await page.getByRole('button', { name: t('channels.stopButton') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('channels.stoppedTitle') })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(name);
    await page.getByRole('button', { name: t('channels.resume') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('channels.resumedTitle') })).toBeVisible();

    // What mail programs send of themselves (RFC 8058).
    const pressed = await request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(pressed.status()).toBe(200);
    await signedIn(page, product, person);
    await page.goto('/user/saved-searches');
    const frequency = page.getByRole('combobox', { name: t('savedSearches.frequencyNamed', { name }) });
    await expect(frequency).toHaveValue('off');
    expect(lettersTo(product, person)).toHaveLength(1);
  });

  test('a kept search is run, renamed, told daily and removed', async ({ page, product, t }) => {
    const keeper: Account = { ...person, email: `keeps-${lng}@example.test` };
    await product.account(keeper);
    await send(product, savedSearches.save, {
      token: await tokenOf(product, keeper),
      json: { query: { purpose: 'rent', subDistrict: 'dhaka-mirpur', bedMin: 2 }, name: 'আগের নাম' },
    });
    await signedIn(page, product, keeper);
    await page.goto('/user/saved-searches');
    await page.getByRole('button', { name: t('savedSearches.renameNamed', { name: 'আগের নাম' }) }).click();
    const box = page.getByLabel(t('savedSearches.name'), { exact: true });
    await box.fill('মিরপুরে বাসা');
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'মিরপুরে বাসা' })).toBeVisible();
    await expect(toast(page, t('savedSearches.changed'))).toBeVisible();
    const frequency = page.getByRole('combobox', { name: t('savedSearches.frequencyNamed', { name: 'মিরপুরে বাসা' }) });
    await frequency.selectOption('daily');
    await expect(frequency).toHaveValue('daily');
    await page.getByRole('link', { name: `${t('savedSearches.run')}: মিরপুরে বাসা` }).click();
    await expect(page).toHaveURL(/\/Property-Rent\?.*subDistrict=dhaka-mirpur/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/user/saved-searches');
    await expect(frequency).toHaveValue('daily');
    await page.getByRole('button', { name: t('savedSearches.removeNamed', { name: 'মিরপুরে বাসা' }) }).click();
    await page
      .getByRole('dialog', { name: t('savedSearches.removeTitle') })
      .getByRole('button', { name: t('shell.delete') })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: t('savedSearches.emptyTitle') })).toBeVisible();
  });
});
