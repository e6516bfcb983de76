// Every address of the specification leads somewhere, however its letters are typed; any other says that it does not.
import { expect, test } from './support/journey.ts';
import { livePost } from './support/posts.ts';

const open = [
  '/',
  '/Home',
  '/property-search',
  '/Property-Buy-Sell',
  '/Property-Rent',
  '/CustomerCare',
  '/faq',
  '/Faq',
  '/FastSellRent',
  '/Blog',
  '/AboutUs',
  '/TermsAndConditions',
  '/ContactUs',
  '/Privacy-Policy',
  '/Stay-Safe',
  '/DownloadApp',
  '/Group-Wise-Building',
  '/Interior-Design',
  '/SignIn',
  '/Register',
  '/ForgotPassword',
];

const guarded = [
  '/user',
  '/user/profile',
  '/user/profileedit',
  '/user/my-properties',
  '/user/my-inbox',
  '/user/my-saved-posts',
  '/user/saved-searches',
  '/user/my-reviews',
  '/user/api-keys',
  '/user/profile-settings',
  '/sellpost',
  '/add-rent-post',
  '/admin',
];

test('public addresses answer in Bengali, in any letter case', async ({ request }) => {
  for (const path of open) {
    for (const typed of [path, path.toLowerCase(), path.toUpperCase()]) {
      const answer = await request.get(typed);
      expect(answer.status(), typed).toBe(200);
      expect(await answer.text(), typed).toContain('<html lang="bn"');
    }
  }
});

test('a post answers under its own address, and a post that is not there says so in its status', async ({ request, product }) => {
  const id = await livePost(product);
  expect((await request.get(`/Property-Buy-Sell-Details/${id}`)).status()).toBe(200);
  for (const path of [
    '/Property-Buy-Sell-Details/999999',
    '/Property-Rent-Details/999999',
    '/Property-Buy-Sell-Details/abc',
    '/nowhere',
    '/user/nowhere',
    '/api/nowhere',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('guarded addresses lead to signing in, and remember where one wanted to go', async ({ page }) => {
  for (const path of guarded) {
    await page.goto(path);
    await expect(page, path).toHaveURL(new RegExp(`/SignIn\\?return=${encodeURIComponent(path).replaceAll('.', '\\.')}`, 'i'));
  }
});

test('every page carries the policy that keeps foreign scripts out', async ({ request }) => {
  for (const path of ['/', '/property-search', '/SignIn', '/nowhere']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "script-src 'self' 'sha256-"])
      expect(policy, `${path}: ${part}`).toContain(part);
    expect(policy, path).not.toContain("'unsafe-inline'; script");
  }
});
