// The words of pages as everyone is sent them: those of the product in files that browsers keep, what staff publish at once, with its date,
// as words and nothing else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageContent, StaffPage, TextPage } from '#contracts/pages/page-texts.ts';
import { compiledWords, translatorOf } from '#i18n/compile.ts';
import type { TestApp } from '#server/testing/app.ts';
import { builtServer, buildTimeoutMs, publicUrl } from '#scripts/testing/built-server.ts';
import { decoded, faultsOf, sentPage } from './sent-page.ts';

let server: TestApp;
let admin: string;
beforeAll(async () => {
  server = await builtServer({ caches: true });
  admin = await server.member('admin', 'admin');
}, buildTimeoutMs);
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
  let builtIn = '';
  await publish(page, (content) => ({
    ...((builtIn = content.sections[0]?.title.en ?? ''), content),
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
  // The words that it stands for are not there any more.
  expect(decoded(before.html)).toContain(builtIn);
  expect(decoded(now.html)).not.toContain(builtIn);
});

test('a page names the files of its words, which browsers keep, and holds none of those that nobody reads', async () => {
  for (const lng of ['bn', 'en'] as const) {
    const { html } = await open('/Property-Buy-Sell', lng);
    const files = / data-words="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    expect(files).toHaveLength(6);
    const words: Record<string, unknown> = {};
    for (const file of files) {
      expect(file).toMatch(new RegExp(`^/assets/words\\.${lng}\\.\\w+\\.[\\w-]{8}\\.json$`));
      const answer = await server.app.inject({ url: file, headers: { 'accept-encoding': 'br' } });
      expect([answer.statusCode, answer.headers['content-encoding'], answer.headers['cache-control']]).toEqual([
        200,
        'br',
        'public, max-age=31536000, immutable',
      ]);
      Object.assign(words, (await server.app.inject({ url: file })).json());
    }
    expect(words).toEqual(compiledWords(lng, ['shell', 'errors', 'search', 'suggestions', 'posts', 'enums']));
    // Of a field that no search has.
    expect(html).not.toContain(translatorOf(lng)('errors.field_deletionWord').slice(0, 12));
  }
});
