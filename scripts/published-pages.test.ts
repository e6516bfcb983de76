// What staff publish of a page's words, as everybody is sent it: at once, with its date, as words and nothing else.
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageContent, StaffPage, TextPage } from '#contracts/page-texts.ts';
import { builtPages, servePages } from '#server/platform/pages/pages.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { buildPages } from './build-pages.ts';
import { decoded, faultsOf, sentPage } from './sent-page.ts';

const root = path.resolve(import.meta.dirname, '..');
const publicUrl = 'https://uthan.example';

let server: TestApp;
let admin: string;
beforeAll(async () => {
  await buildPages();
  const built = await builtPages(root);
  server = await testApp({ caches: true, env: { PUBLIC_URL: publicUrl }, pages: (app) => servePages(app, { ...built, mode: 'production', publicUrl }) });
  admin = await server.member('admin', 'admin');
}, 600_000);
afterAll(() => server.close());

const open = async (url: string, lng: 'bn' | 'en' = 'en') => {
  const { statusCode, body } = await server.app.inject({ method: 'GET', url, headers: { cookie: `lng=${lng}`, accept: 'text/html' } });
  return sentPage(statusCode, body);
};

async function publish(page: TextPage, change: (content: PageContent) => PageContent): Promise<void> {
  const { page: now } = (await server.call({ url: `/api/admin/pageTexts/${page}`, token: admin })).json() as { page: StaffPage };
  const payload = { content: change(now.content), note: 'Changed', basedOn: now.version };
  const answer = await server.call({ method: 'PUT', url: `/api/admin/pageTexts/${page}`, token: admin, payload });
  expect(answer.statusCode).toBe(200);
}

const attack = `</script><script>alert("1")</script><img src=x onerror=alert(2)> **bold**`;
const hostile = { bn: attack, en: attack };
const today = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10).split('-').toReversed().join('.');

test.each([
  ['faq', '/faq'],
  ['terms', '/TermsAndConditions'],
  ['safety', '/Stay-Safe'],
] as const)('%s shows what was published, at once, in both languages, and runs none of it', async (page, address) => {
  const before = await open(address);
  await publish(page, (content) => ({
    ...content,
    lead: { bn: 'নতুন ভূমিকা।', en: 'A new introduction.' },
    sections: content.sections.map((section, at) =>
      at === 0 ? { ...section, title: hostile, text: { bn: attack, en: `${attack} {images} photos` } } : section,
    ),
  }));
  const now = await open(address);
  expect(before.html).not.toContain('A new introduction.');
  expect(now.html).toContain('A new introduction.');
  expect((await open(address, 'bn')).html).toContain('নতুন ভূমিকা।');
  expect(now.html).toContain(today);
  expect(now.html).not.toContain('<script>alert');
  expect(now.html).not.toContain('<img src=x');
  expect(decoded(now.html)).toContain('<img src=x onerror=alert(2)>');
  expect(now.html).toMatch(/<strong[^>]*>bold<\/strong>/);
  expect(now.html).toContain('5 photos');
  expect(faultsOf(now, { lng: 'en', canonical: `${publicUrl}${address}`, written: [attack] })).toEqual([]);
  // The words that it stands for stay at home: the page grows by nothing but what is new.
  expect(now.html.length).toBeLessThan(before.html.length * 1.15);
});
