// The search box by keyboard alone: a suggested place, the chip that takes it off, and what was searched before.
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { searchBox } from './support/people.ts';
import { livePost, otherSeller } from './support/posts.ts';

const dear = 'Flat by the lake, third floor';
const cheap = 'Flat behind the school, second floor';

test.beforeAll(async ({ product }) => {
  // Where no one else looks: a list that someone has just seen may lack for seconds what was added to it.
  await livePost(product, { postTitle: dear, price: '27800000', subDistrict: 'dhaka-savar' }, 'sell', otherSeller);
  await livePost(product, { postTitle: cheap, price: '8000000', subDistrict: 'dhaka-mirpur' }, 'sell', otherSeller);
});

test('a suggested place is chosen with the keyboard alone, its chip takes it off, and an empty box offers it again', async ({ page, t, lng }) => {
  const earlier = JSON.stringify([{ to: '/Property-Buy-Sell?q=school', text: 'school', lng }]);
  await page.addInitScript((list) => localStorage.getItem('recentSearches') ?? localStorage.setItem('recentSearches', list), earlier);
  await page.goto('/property-search');
  await expect(searchBox(page)).toHaveRole('combobox');
  await searchBox(page).press('s');
  await searchBox(page).pressSequentially('avar');
  await expect(page.getByRole('listbox', { name: t('suggestions.list') })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?subDistrict=dhaka-savar$/);
  await expect(page.getByRole('link', { name: dear })).toBeVisible();
  await expect(page.getByRole('link', { name: cheap })).toHaveCount(0);
  await expect(searchBox(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentSearches'))).toContain('dhaka-savar');

  await page
    .getByRole('list', { name: t('search.chips') })
    .getByRole('link')
    .first()
    .press('Enter');
  await expect(page.getByRole('link', { name: cheap })).toBeVisible();

  await searchBox(page).focus();
  const recent = page.getByRole('link', { name: /^(সাভার|school)$/ });
  await expect(recent).toHaveText(['সাভার', 'school']);
  const violations = await violationsOf(page);
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(recent.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=school$/);
  await expect(page.getByRole('link', { name: cheap })).toBeVisible();
  await expect(page.getByRole('button', { name: t('suggestions.recentClear') })).toHaveCount(0);
});
