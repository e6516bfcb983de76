// A page that is added to the site map of web/routes.ts is not forgotten by those who look at all pages: search engines and tests.
import { globSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';
import { publicScreens } from '#e2e/support/public-screens.ts';
import routes from '#web/routes.ts';
import { accounts, indexed, ownDoor, standIn } from './addresses.ts';

/** Addresses that anyone may open and that name nothing: without an account, an id or a token. */
const addressesOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path: own = '', file, children = [] }) => {
    if (file === 'shell/guard.layout.tsx') return [];
    const address = own ? `${above}/${own}` : above;
    return children.length > 0 ? addressesOf(children, address) : [address || '/'];
  });
/** `Home` is another name of `/`; the styleguide is there in development only. */
const others = ['/home', '/styleguide'];
const all = await routes;
const addresses = addressesOf(all)
  .map((address) => address.toLowerCase())
  .filter((address) => !/[:*]/.test(address) && !others.includes(address));

test('the addresses are found', () => {
  expect(addresses).toEqual(expect.arrayContaining(['/', '/aboutus', '/property-rent', '/document-checklist/land']));
  expect(addresses).not.toContain('/sellpost');
});

test('every page is in web/routes.ts', () => {
  const filesOf = (entries: readonly RouteConfigEntry[]): string[] => entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);
  const files = new Set(filesOf(all));
  const pages = globSync('**/*.page.tsx', { cwd: path.resolve(import.meta.dirname, '../../web') }).map((file) => file.replaceAll('\\', '/'));
  expect(pages.filter((page) => !files.has(page))).toEqual([]);
});

const screens = Object.values(publicScreens).map((path) => path({ sell: 1, rent: 2, owner: 'x', group: 3, firm: 4 }));
const shown = new Set(screens.map((address) => (address.split('?')[0] ?? '').toLowerCase()));
const opened = new Set([...indexed, ...accounts, ...standIn, ...ownDoor].map((address) => address.toLowerCase()));

describe('every public address', () => {
  // The sitemap, the tests of all addresses, the screens and the walks of axe are made from it.
  test('is in contracts/pages/public-pages.ts, or in scripts/testing/addresses.ts where search engines are to leave it out', () => {
    // What is compared is chosen first; a map is of a search.
    const chosen = ['/compare', '/property-search/map'];
    expect(addresses.filter((address) => !opened.has(address) && !chosen.includes(address))).toEqual([]);
  });

  test('is looked at as a screen: add it to e2e/support/public-screens.ts', () => {
    // A comparison needs chosen posts, the account someone who is signed in.
    const outside = ['/compare', '/myaccount'];
    expect(addresses.filter((address) => !shown.has(address) && !outside.includes(address))).toEqual([]);
  });
});

test('no public page is listed that the site map does not have', () => {
  expect(indexed.filter((address) => !addresses.includes(address.toLowerCase()))).toEqual([]);
});
