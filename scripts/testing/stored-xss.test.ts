// Hostile texts in every field for free text, sent through the calls, and every place where they come out again: pages in both languages as a
// real browser reads them, titles, JSON-LD, feeds, site maps, letters, pictures for links, files for spreadsheets.
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedPath } from '#contracts/search/feed-path.ts';
import { languages } from '#i18n/language.ts';
import { browserLaunch } from '#e2e/support/chromium.ts';
import { builtPages, servePages } from '#server/platform/pages/pages.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { declared } from '#server/testing/declared.ts';
import { freeTexts } from '#server/testing/free-texts.ts';
import { mailServer, type MailServer } from '#server/testing/mail.ts';
import { buildPages } from '#scripts/pages/build-pages.ts';
import { openWriting, writeEverywhere, type Writing, type Written } from './stored-xss-writing.ts';

const publicUrl = 'https://uthan.example';
/** Elements and attributes with this name are no one's but the writer's. */
const payloads: readonly (readonly string[])[] = [
  [`zq"'><zq onzq="1"></title></style></script></textarea><zq onzq='2'>`, `"><zq onzq=1>`],
  [`=zq' onzq='1' " onzq="2" ]]><zq/>--><!--<script>\u2028zq`, `=' onzq=1 "><zq>`],
  [`@zq{{7*7}}\${zq}&lt;zq onzq=1&gt;&#60;zq&#62;<\\/script><zq>%3Czq%3E`, `&lt;zq&gt;&#60;zq>`],
  [`[zq](javascript:zq) ![zq](javascript:zq) <zq onzq=1> <javascript:zq> **<zq>**`, `[z](javascript:zq)`],
];

let server: TestApp;
let mail: MailServer;
let browser: Browser;
let page: Page;
let writing: Writing;
const written: Written[] = [];
beforeAll(async () => {
  await buildPages();
  const built = await builtPages(path.resolve(import.meta.dirname, '../..'));
  mail = await mailServer();
  server = await testApp({
    env: { PUBLIC_URL: publicUrl, SMTP_URL: mail.url },
    pages: (app) => servePages(app, { ...built, mode: 'production', publicUrl }),
  });
  browser = await chromium.launch(await browserLaunch());
  page = await browser.newPage();
  writing = openWriting(server, await declared());
  for (const [number, texts] of payloads.entries()) written.push(await writeEverywhere(server, writing, texts, number));
}, 600_000);
afterAll(async () => {
  await browser.close();
  await server.close();
  await mail.close();
});

/** What someone else has put into the document, as a browser reads it. */
function intruders(kind: 'text/html' | 'application/xml', source: string): Promise<string[]> {
  return page.evaluate(
    ([type, text]) => {
      const found: string[] = [];
      const read = new DOMParser().parseFromString(text, type as DOMParserSupportedType);
      if (type !== 'text/html' && read.querySelector('parsererror')) found.push(`not well-formed: ${read.querySelector('parsererror')?.textContent}`);
      for (const element of read.querySelectorAll('*')) {
        if (/^zq/i.test(element.localName)) found.push(element.outerHTML.slice(0, 80));
        for (const { name, value } of element.attributes) {
          if (/zq/i.test(name)) found.push(`${element.localName} ${name}`);
          if (/^(?:href|src|action|formaction|srcset|xlink:href)$/i.test(name) && /^\s*(?:javascript|vbscript|data:text)/i.test(value))
            found.push(`${element.localName} ${name}=${value.slice(0, 60)}`);
        }
        if (element.localName === 'script' && element.getAttribute('type') === 'application/ld+json') JSON.parse(element.textContent ?? '');
        if (element.localName !== 'script' || element.getAttribute('type') !== null) continue;
        // Outside of the strings that a script is given, there is nothing of theirs.
        const code = (element.textContent ?? '').replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""');
        if (code.includes('zq')) found.push(`script ${code.slice(Math.max(0, code.indexOf('zq') - 100), code.indexOf('zq') + 60)}`);
      }
      return found;
    },
    [kind, source] as const,
  );
}

/** Not written here: the same text goes through another call that is, or it is shown to no one but its writer. */
const neverShown = [
  'PUT /api/admin/pageTexts/:page/:version/restore note',
  'PUT /api/admin/areaTexts/:id/:version/restore note',
  'POST /api/register name',
  'POST /api/admin/searchDictionary/replay words.0',
  'POST /api/admin/searchDictionary/replay means',
  'PUT /api/admin/searchDictionary/:id words.0',
  'PUT /api/admin/searchDictionary/:id means',
  'PUT /api/admin/settings bannedWords.0',
];

test('every field for free text takes the texts, or refuses them', async () => {
  const fields = (await declared()).flatMap((endpoint) => freeTexts(endpoint).map((field) => `${endpoint.method} ${endpoint.path} ${field}`));
  const untried = fields.filter((field) => !writing.taken.has(field) && !writing.refused.has(field));
  expect(fields.length).toBeGreaterThan(80);
  expect(untried.toSorted()).toEqual(neverShown.toSorted());
  expect(writing.taken.size).toBeGreaterThan(fields.length / 2);
});

const reflecting = [
  `/property-search?q=${encodeURIComponent(payloads[0]?.[0] ?? '')}`,
  `/%22%3E%3Czq%20onzq=1%3E`,
  `/SignIn?from=${encodeURIComponent('"><zq onzq=1>')}`,
];
const lists = [
  '/property-search',
  '/Property-Buy-Sell',
  '/Property-Rent',
  '/Group-Wise-Building',
  '/Interior-Design',
  '/Map',
  '/Area/dhaka-dhanmondi',
  ...reflecting,
];

test('what would be theirs is noticed', async () => {
  const kinds = ['<p title="a" onzq="1">', '<zq-1>', '<a href=" javascript:zq()">', '<script>a("b");zq()</script>'];
  for (const html of kinds) expect(await intruders('text/html', html), html).toHaveLength(1);
  expect(await intruders('text/html', '<p title="zq &lt;zq onzq=1>">zq<script>a("zq\\"zq")</script>')).toEqual([]);
  expect(await intruders('application/xml', '<a>&nothing;</a>')).not.toEqual([]);
});

describe.each(languages)('in %s', (lng) => {
  test('no page has an element, an attribute or a script of theirs', async () => {
    const wrong: string[] = [];
    let shown = 0;
    for (const url of new Set([...written.flatMap(({ pages }) => pages), ...lists])) {
      const { body, statusCode } = await server.app.inject({ url, headers: { cookie: `lng=${lng}`, accept: 'text/html' } });
      if (statusCode >= 500) wrong.push(`${url}: ${statusCode}`);
      shown += body.includes('zq') ? 1 : 0;
      wrong.push(...(await intruders('text/html', body)).map((what) => `${url}: ${what}`));
    }
    expect(wrong).toEqual([]);
    expect(shown).toBeGreaterThan(25);
  });

  test('feeds and site maps stay well-formed', async () => {
    for (const url of [feedPath(lng), '/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/areas.xml', '/sitemaps/articles.xml', '/sitemaps/posts-0.xml']) {
      const { body, headers, statusCode } = await server.app.inject({ url });
      if (statusCode === 404) continue;
      expect(String(headers['content-type'])).toMatch(/xml/);
      expect(await intruders('application/xml', body), url).toEqual([]);
    }
  });
});

test('pictures for links are drawn', async () => {
  for (const picture of written.flatMap(({ pictures }) => pictures)) {
    const { statusCode, headers } = await server.app.inject({ url: `/link-pictures/en/${picture}` });
    expect([picture, statusCode, headers['content-type']]).toEqual([picture, 200, 'image/jpeg']);
  }
});

test('letters are inert, with one recipient and a subject of one line', async () => {
  await server.runJobs();
  expect(mail.received.length).toBeGreaterThan(4);
  for (const { html, subject, to, cc, bcc } of mail.received) {
    expect(await intruders('text/html', html ?? '')).toEqual([]);
    expect([to?.length, cc ?? [], bcc ?? []]).toEqual([1, [], []]);
    expect(subject).not.toMatch(/[\r\n]/);
  }
});

test('notices and all other answers are JSON that no browser takes for a page', async () => {
  const token = await server.member('writer-0');
  const { headers, body } = await server.call({ url: '/api/notifications/getUserNotifications', token });
  expect(body).toContain('zq');
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' });
});

test('no cell of a file for spreadsheets begins like a formula', async () => {
  const token = await server.member('boss', 'admin');
  for (const url of ['/api/admin/interests?format=csv', '/api/admin/users?format=csv', '/api/admin/audit?format=csv']) {
    const { body, statusCode } = await server.call({ url, token });
    expect([url, statusCode]).toEqual([url, 200]);
    const cells = (parse(body, { bom: true }) as string[][]).slice(1).flat();
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(?:\.\d+)?$/.test(cell))).toEqual([]);
  }
});
