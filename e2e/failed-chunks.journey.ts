// Code of a page that does not come: no one is left where they were without a word.
import { expect, test } from './support/journey.ts';
import { alive } from './support/people.ts';

// A tab of its own: what the router itself logs about the code that failed is no complaint here.
for (const [what, file] of [
  ['code', '**/assets/contact.page-*.js'],
  ['words', '**/assets/words.bn.contact.*.json'],
] as const) {
  test(`a page whose ${what} once did not come opens all the same`, async ({ browser, product, t }) => {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await context.newPage();
    let refused = 0;
    await page.route(file, async (route) => (refused++ === 0 ? route.fulfill({ status: 404 }) : route.continue()));
    await page.goto('/AboutUs');
    await alive(page);
    await page.getByRole('button', { name: t('shell.navMore') }).click();
    await page
      .locator('header')
      .getByRole('link', { name: t('shell.navContact') })
      .click();
    await expect(page).toHaveURL(/\/ContactUs$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contact.title'));
    await alive(page);
    expect(refused).toBeGreaterThan(1);
    await context.close();
  });
}

test('a page whose code never comes still stands, and says that something is missing', async ({ visitor, t }) => {
  await visitor.route('**/assets/contact.page-*.js', (route) => route.fulfill({ status: 404 }));
  await visitor.goto('/ContactUs', { waitUntil: 'commit' });
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(t('contact.title'));
  await expect(visitor.getByRole('alert')).toContainText(t('shell.partsFailed'));
  await visitor.unrouteAll();
  await visitor.getByRole('link', { name: t('shell.reload') }).click();
  await alive(visitor);
  await expect(visitor.getByText(t('shell.partsFailed'))).toBeHidden();
});
