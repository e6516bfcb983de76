// The description of the API for people: other people's scripts, run under a policy as strict as that of the pages.
import { expect, test } from './support/journey.ts';

test('somebody who builds on the API finds a call, tries it and sees the answer', async ({ page }) => {
  const answer = await page.goto('/api/docs');
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
  const call = page.locator('.opblock', { hasText: '/api/suggest' }).first();
  await call.locator('.opblock-summary').click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByPlaceholder('q', { exact: true }).fill('dhanmondi');
  await call.getByRole('button', { name: 'Execute' }).click();
  const live = call.locator('.live-responses-table');
  await expect(live.locator('.response-col_status').last()).toHaveText(/^200/);
  await expect(live).toContainText('dhaka-dhanmondi');
});
