// Every address of the site map, in both languages and any letter case, as the server sends it: status, language, title, one main heading, words.
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#i18n/catalogue.ts';
import { translatorOf } from '#i18n/compile.ts';
import { addressIn, languages, type Language } from '#i18n/language.ts';
import type { TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { accounts, guarded, indexed, missingListings, nowhere, ownDoor, secret, standIn } from './addresses.ts';
import { builtServer, buildTimeoutMs, publicUrl } from './built-server.ts';
import { canonicalOf, decoded, faultsOf, mainHeadingOf, metaOf, type SentPage, sentPage, titleOf, withoutScripts } from '#scripts/pages/sent-page.ts';

/** Some hundreds of pages. */
const linksTimeoutMs = 120_000;

let server: TestApp;
let live: number;
let owner: string;
beforeAll(async () => {
  server = await builtServer();
  const token = await server.member('seller');
  const { payload, headers } = multipart(sellPost, [await photograph()]);
  const sent = await server.call({ method: 'POST', url: '/api/posts/sell', payload, headers, token });
  live = (sent.json() as { PostID: number }).PostID;
  const { db } = server.database;
  const changed = { state: 'approved', listed: true, approved_at: new Date(), posted_at: new Date() } as const;
  owner = (await db.updateTable('posts').set(changed).where('post_id', '=', live).returning('owner_id').executeTakeFirstOrThrow()).owner_id;
  await db.updateTable('users').set({ name: 'রহিম উদ্দিন' }).where('id', '=', owner).execute();
}, buildTimeoutMs);
afterAll(() => server.close());

/** English is what the visitor has chosen; Bengali is what is sent without a choice, whatever the browser prefers. */
async function fetchPage(url: string, lng: Language): Promise<SentPage> {
  const chosen: Record<string, string> = lng === 'bn' ? {} : { cookie: `lng=${lng}` };
  const { statusCode, body } = await server.app.inject({ url, headers: { accept: 'text/html', 'accept-language': 'en-GB,en', ...chosen } });
  return sentPage(statusCode, body);
}

const opened = new Map<string, Promise<SentPage>>();

/** The page as the server sends it, asked for once. */
function open(url: string, lng: Language): Promise<SentPage> {
  const key = `${lng} ${url}`;
  const page = opened.get(key) ?? fetchPage(url, lng);
  opened.set(key, page);
  return page;
}

/** What pages were drawn for a link: each path once with each set of parameters. */
const drawn = new Set<string>();

/** The status is decided before a page is drawn, so a page like one that was drawn is asked for its data only. */
async function statusOf(url: string, lng: Language): Promise<number> {
  const { pathname, search, searchParams } = new URL(url, publicUrl);
  const alike = `${pathname} ${[...searchParams.keys()].toSorted().join()}`;
  const isDrawn = opened.has(`${lng} ${url}`) || !drawn.has(alike) || pathname === '/' || path.extname(pathname) !== '';
  drawn.add(alike);
  return (await open(isDrawn ? url : `${pathname}.data${search}`, lng)).status;
}

interface Thing {
  '@type': string;
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
  potentialAction?: unknown;
  itemListElement?: unknown[];
}

const swapped = (text: string): string => [...text].map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())).join('');
const cases = (address: string): string[] => [...new Set([address, address.toLowerCase(), address.toUpperCase(), swapped(address)])];
/** The address itself, and every second of the other spellings; the second language has the others. */
const casesIn = (address: string, lng: Language): string[] =>
  cases(address).filter((_spelling, at) => at === 0 || (at + address.length + languages.indexOf(lng)) % languages.length === 0);

describe.each(languages)('in %s', (lng) => {
  const t = translatorOf(lng);

  test.each(indexed)('%s is found by people and search engines, however it is typed', async (address) => {
    for (const typed of casesIn(address, lng)) {
      const page = await open(typed, lng);
      expect(faultsOf(page, { lng, canonical: publicUrl + address, written: [sellPost.postTitle] }), typed).toEqual([]);
      // A list without posts stays out.
      expect(metaOf(page, 'robots'), typed).toBe(address === '/Property-Rent' ? 'noindex,follow' : undefined);
    }
  });

  test.each(accounts)('%s opens however it is typed, and stays out of search engines', async (address) => {
    for (const typed of casesIn(address, lng)) {
      const page = await open(typed, lng);
      expect(faultsOf(page, { lng, canonical: publicUrl + address }), typed).toEqual([]);
      expect(metaOf(page, 'robots'), typed).toBe('noindex');
      expect(withoutScripts(page), typed).toContain(t('shell.needsScript'));
    }
  });

  test.each([...missingListings, ...nowhere])('%s is not found, and leads on', async (address) => {
    for (const typed of casesIn(address, lng)) {
      const page = await open(typed, lng);
      expect(faultsOf(page, { lng, status: 404, described: false, written: [sellPost.postTitle] }), typed).toEqual([]);
      expect(metaOf(page, 'robots'), typed).toBe('noindex');
    }
  });

  test('an address that leads nowhere says so', async () => {
    for (const address of ['/nowhere', '/user/nowhere']) expect(mainHeadingOf(await open(address, lng)), address).toBe(t('shell.notFoundTitle'));
  });

  test.each([...guarded, ...ownDoor, ...secret, ...standIn])('%s answers however it is typed, and is nobody else’s business', async (address) => {
    for (const typed of casesIn(address, lng)) {
      const page = await open(typed, lng);
      expect(faultsOf(page, { lng, described: false }), typed).toEqual([]);
      expect(metaOf(page, 'robots'), typed).toBe('noindex');
    }
  });

  test.each(guarded)('%s sends only the door, which asks for scripts', async (address) => {
    const page = await open(address, lng);
    expect(mainHeadingOf(page)).toBe(t('shell.guardTitle'));
    expect(withoutScripts(page)).toContain(t('shell.needsScript'));
  });

  test('a post and its owner answer, however their address is typed', async () => {
    const written = [sellPost.postTitle, sellPost.description, 'রহিম উদ্দিন'];
    const [post, profile] = [`/Property-Buy-Sell-Details/${live}`, `/ProfileDetails/${owner}`];
    const named = `${post}/3-bed-apartment-for-sale-dhanmondi-dhaka`;
    for (const typed of [post, post.toLowerCase(), named, `${post}/other-words`, profile, profile.toLowerCase()]) {
      const canonical = publicUrl + (/profile/i.test(typed) ? profile : named);
      expect(faultsOf(await open(typed, lng), { lng, canonical, written }), typed).toEqual([]);
    }
  });

  test.each(['/property-search', '/Property-Buy-Sell', '/Property-Rent', '/Property-Buy-Sell?division=dhaka'])(
    'past the last page of %s there is nothing more, for nobody to keep',
    async (address) => {
      for (const number of [2, 999]) {
        const page = await open(`${address}${address.includes('?') ? '&' : '?'}page=${number}`, lng);
        expect(faultsOf(page, { lng, status: 404 }), `page ${number}`).toEqual([]);
        expect(metaOf(page, 'robots')).toBe('noindex,follow');
        expect(page.html).not.toContain('<article');
        if (address !== '/Property-Rent') expect(page.html).toContain(catalogue[lng].search.pastEnd);
      }
    },
  );

  test('the list of an area is described by the area and what is there', async () => {
    const [all, dhaka, dhanmondi] = await Promise.all(
      ['', '?division=dhaka', '?subDistrict=dhaka-dhanmondi'].map(async (query) => metaOf(await open(`/Property-Buy-Sell${query}`, lng), 'description')),
    );
    expect(new Set([all, dhaka, dhanmondi]).size).toBe(3);
    expect(dhanmondi).toContain({ bn: 'ধানমন্ডি', en: 'Dhanmondi' }[lng]);
    expect(dhanmondi).toContain({ bn: '১টি', en: '1 property' }[lng]);
  });

  test('/Home is the first page under its other name', async () => {
    for (const typed of cases('/Home')) {
      const page = await open(typed, lng);
      expect([page.status, canonicalOf(page)]).toEqual([200, addressIn(`${publicUrl}/`, lng)]);
      expect(page.html, typed).toContain(`<html lang="${lng}"`);
    }
  });

  test('no two pages share a title or a description', async () => {
    const pages = await Promise.all(indexed.map((address) => open(address, lng)));
    const titles = pages.map(titleOf);
    const descriptions = pages.map((page) => metaOf(page, 'description'));
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  test(
    'every link of every page leads to something',
    async () => {
      const pages = await Promise.all([...indexed, '/no-such-place', `/Property-Buy-Sell-Details/${live}`].map((address) => open(address, lng)));
      const links = new Set(
        pages.flatMap(({ html }) => [...html.slice(html.indexOf('<body')).matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map(([, href]) => decoded(href ?? ''))),
      );
      expect(links.size).toBeGreaterThan(40);
      const away = [...links].filter((link) => !link.startsWith('/no-such-place'));
      for (const link of away) expect(await statusOf(link.split('#')[0] ?? '/', lng), link).toBeLessThan(400);
    },
    linksTimeoutMs,
  );

  test('every link within pages leads to a place that is there', async () => {
    const places = new Map<string, Set<string>>();
    const idsOf = async (address: string): Promise<Set<string>> => {
      const known = places.get(address) ?? new Set([...(await open(address, lng)).html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ''));
      places.set(address, known);
      return known;
    };
    const broken: string[] = [];
    for (const address of indexed) {
      for (const [, to, id] of (await open(address, lng)).html.matchAll(/<a\b[^>]*\shref="([^"#]*)#([^"]+)"/g)) {
        if (!(await idsOf(to?.split('?')[0] || address)).has(id ?? '')) broken.push(`${address}: ${to}#${id}`);
      }
    }
    expect(broken).toEqual([]);
  });

  test('what is shared shows the picture, the title and the language', async () => {
    for (const address of indexed.filter((one) => !one.startsWith('/Property') && one !== '/property-search')) {
      const page = await open(address, lng);
      expect(metaOf(page, 'og:image'), address).toBe(`${publicUrl}/${lng === 'bn' ? 'og' : 'og-en'}.jpg`);
      expect(metaOf(page, 'og:title'), address).toBe(titleOf(page));
      expect(metaOf(page, 'og:url'), address).toBe(addressIn(publicUrl + address, lng));
      expect(metaOf(page, 'og:locale'), address).toBe(lng === 'bn' ? 'bn_BD' : 'en_US');
    }
  });

  test('search engines are told who we are, the sixteen questions, and the way to each page', async () => {
    const toldBy = async (address: string): Promise<Thing[]> => {
      const { head } = await open(address, lng);
      const found = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(head)?.[1] ?? '{}';
      return (JSON.parse(found) as { '@graph': [] })['@graph'];
    };
    const home = await toldBy('/');
    expect(home.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
    expect(home[1]?.potentialAction).toMatchObject({ '@type': 'SearchAction' });
    const [questions, trail] = await toldBy('/faq');
    expect(questions?.['@type']).toBe('FAQPage');
    expect(questions?.mainEntity).toHaveLength(16);
    expect(trail?.itemListElement).toHaveLength(2);
    for (const { name, acceptedAnswer } of questions?.mainEntity ?? []) expect(`${name} ${acceptedAnswer.text}`).not.toMatch(/\*\*|\]\(|[{}]/);
  });
});

test('a call that does not exist is not found, and gets no page', async () => {
  const { statusCode, headers } = await server.app.inject({ url: '/api/nowhere', headers: { accept: 'text/html' } });
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});

test('the own area opens with the profile', async () => {
  const { statusCode, headers } = await server.app.inject({ url: '/user', headers: { accept: 'text/html' } });
  expect([statusCode, headers.location]).toEqual([302, '/user/profile']);
});

test('every page carries the policy that blocks scripts of other sites', async () => {
  for (const url of ['/', '/property-search', '/SignIn', '/nowhere']) {
    const policy = String((await server.app.inject({ url, headers: { accept: 'text/html' } })).headers['content-security-policy']);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "script-src 'self' 'sha256-"])
      expect(policy, `${url}: ${part}`).toContain(part);
    expect(policy, url).not.toContain("'unsafe-inline'; script");
  }
});

test('no page asks for scripts before it is painted', async () => {
  for (const address of ['/', '/Property-Buy-Sell', '/SignIn', '/faq']) {
    const { html } = await open(address, 'bn');
    expect(html, address).toMatch(/<script[^>]* data-modules="\/assets\/[^"]+\.js( \/assets\/[^"]+\.js){5,}"/);
    expect(html, address).not.toMatch(/rel="modulepreload"|type="module"/);
  }
});

test('the terms have twelve sections and the date of the specification', async () => {
  const { html } = await open('/TermsAndConditions', 'en');
  expect([...html.matchAll(/<section id="s\d+"/g)]).toHaveLength(12);
  expect(html).toContain('26.11.2024');
  expect((await open('/TermsAndConditions', 'bn')).html).toContain('২৬.১১.২০২৪');
});

test('without scripts the questions can be searched too', async () => {
  const found = await open(`/faq?q=${encodeURIComponent('কাঠা')}`, 'bn');
  const all = await open('/faq', 'bn');
  const count = ({ html }: SentPage): number => [...html.matchAll(/<details/g)].length;
  expect(count(found)).toBeGreaterThan(0);
  expect(count(found)).toBeLessThan(count(all) / 2);
});

test('what a page is made of comes with the headers that it needs and no others', async () => {
  const { html } = await open('/Property-Buy-Sell', 'bn');
  const parts = [...html.matchAll(/\/(?:assets\/[\w.-]+\.(?:woff2|css|json|js)|media\/[\w-]+\.webp)/g)].map(([part]) => part);
  for (const ending of ['woff2', 'css', 'js', 'json', 'webp']) {
    const url = parts.find((part) => part.endsWith(ending)) ?? '';
    const { statusCode, headers } = await server.call({ url });
    expect([statusCode, headers['cache-control'], headers['x-content-type-options'], headers['cross-origin-resource-policy']], url).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'nosniff',
      'same-origin',
    ]);
    expect(headers, url).not.toHaveProperty('permissions-policy');
    expect(headers, url).not.toHaveProperty('x-frame-options');
  }
});

test('the server caches the pages whose route says so, and no page for a parameter that its route does not name', async () => {
  const status = async (url: string) => (await server.app.inject({ url, headers: { accept: 'text/html' } })).headers['cache-status'];
  const cached = [...indexed, ...missingListings, `/Property-Buy-Sell-Details/${live}`, '/property-search?bedMin=2', '/faq?q=price', '/AboutUs.data'];
  for (const url of cached) expect(await status(url), url).toBe('uthan; fwd=bypass');
  const made = [...accounts, ...secret, ...guarded, ...ownDoor, ...nowhere, `/ProfileDetails/${owner}`, '/compare'];
  for (const url of [...made, ...indexed.map((address) => `${address}?unknown=1`)]) expect(await status(url), url).toBeUndefined();
});
