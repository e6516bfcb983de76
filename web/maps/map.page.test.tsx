import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cities } from '#contracts/maps/city-tiles.ts';
import { districtOutlines } from '#contracts/maps/district-outlines.ts';
import { maps, type MapArea } from '#contracts/maps/maps.ts';
import { search } from '#contracts/search/search.ts';
import type { Language } from '#i18n/language.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { postCard } from '#web/testing/posts.ts';
import { foundAnswer } from '#web/testing/results-pages.tsx';
import { showPages } from '#web/testing/show-pages.tsx';
import { loadMap } from './map-data.ts';
import MapPage from './map.page.tsx';

const named: Readonly<Record<string, { bn: string; en: string }>> = { dhaka: { bn: 'ঢাকা', en: 'Dhaka' }, cumilla: { bn: 'কুমিল্লা', en: 'Cumilla' } };
const names = { bn: 'ঢাকা', en: 'Dhaka' };

const dhanmondi = { bn: 'ধানমন্ডি', en: 'Dhanmondi' };

const area = (id: string, of: Partial<MapArea>): MapArea => ({
  id,
  bn: `এলাকা ${id}`,
  en: `Area ${id}`,
  level: 'district',
  division: 'dhaka',
  district: id,
  count: 0,
  countIsExact: true,
  rate: null,
  ...of,
});

/** Every district; Dhaka has most, then Cumilla. Of the areas of the cities only Dhanmondi and Khulshi have posts. */
const areas = [
  ...Object.keys(districtOutlines).map((id, at) => area(id, { ...named[id], count: { dhaka: 200, cumilla: 100 }[id] ?? at, rate: 7000 })),
  ...cities.flatMap(({ district, rows }) =>
    rows
      .flat()
      .filter((id) => id.length > 1)
      .map((id) => area(id, { level: 'subDistrict', district, ...{ 'dhaka-dhanmondi': { ...dhanmondi, count: 9 }, 'chattogram-khulshi': { count: 3 } }[id] })),
  ),
];

function shown(lng: Language, address = '/Map') {
  const api = fakeApi();
  api.on(maps.read, { success: true, purpose: 'sell', propertyType: null, rateOf: 'apartment', per: 'sqft', areas });
  const list = { path: 'Property-Buy-Sell', Component: () => <h1>The list</h1> };
  const guide = { path: 'Area/:id', Component: () => <h1>The guide</h1> };
  const map = { path: 'Map', Component: MapPage, loader: (args: unknown) => loadMap(args as Parameters<typeof loadMap>[0]) };
  return { api, ...showPages([map, list, guide], address, lng) };
}

const dhaka = '/Property-Buy-Sell?division=dhaka&district=dhaka';

describe.each(['bn', 'en'] as const)('the map in %s', (lng) => {
  test('begins with Dhaka; the other city and the country are tabs in the address', async () => {
    const { user, t, address } = shown(lng);
    const tiles = within(await screen.findByRole('list', { name: t('maps.city_dhaka') }));
    expect(tiles.getByRole('link', { name: new RegExp(`^${dhanmondi[lng]}:`) })).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: t('maps.tabs') }));
    expect(tabs.getByRole('link', { name: t('maps.tab_dhaka') }).getAttribute('aria-current')).toBe('true');
    await user.click(tabs.getByRole('link', { name: t('maps.tab_chattogram') }));
    expect(await screen.findByRole('list', { name: t('maps.city_chattogram') })).toBeTruthy();
    expect([address(), screen.queryByRole('list', { name: t('maps.city_dhaka') })]).toEqual(['/Map?tab=chattogram', null]);
    await user.click(tabs.getByRole('link', { name: t('maps.tab_country') }));
    expect(await screen.findByRole('navigation', { name: t('maps.drawing') })).toBeTruthy();
    expect(address()).toBe('/Map?tab=country');
  });

  test('is one stop of the tab key among 64 districts; Home and End lead to the first and the last', async () => {
    const { user, t } = shown(lng, '/Map?tab=country');
    const country = await screen.findByRole('navigation', { name: t('maps.drawing') });
    const links = [...country.querySelectorAll<SVGAElement>('a')];
    expect(links).toHaveLength(64);
    const one = within(country).getByRole('link', { name: new RegExp(`^${names[lng]}:`) });
    expect([one.getAttribute('tabindex'), links.filter((link) => link.getAttribute('tabindex') === '-1').length]).toEqual([null, 63]);
    one.focus();
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(links.at(-1));
    expect(links.filter((link) => link.getAttribute('tabindex') === '-1')).toHaveLength(63);
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(links[0]);
    expect(one.getAttribute('href')).toBe(dhaka);
  });

  test('has a folded table that sorts and leads to the same lists, and colours that show rates', async () => {
    const { user, t, address } = shown(lng, '/Map?tab=country');
    await screen.findByRole('navigation', { name: t('maps.drawing') });
    expect(document.querySelector('details')?.open).toBe(false);
    const table = within(screen.getByRole('table', { hidden: true }));
    const sortOf = (column: 'count' | 'name') => screen.getByRole('columnheader', { name: t(`maps.column_${column}`), hidden: true }).getAttribute('aria-sort');
    const rows = () => screen.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent);
    expect([sortOf('count'), rows().slice(0, 2)]).toEqual(['descending', [names[lng], named['cumilla']?.[lng]]]);
    fireEvent.click(table.getByRole('link', { name: t('maps.column_name'), hidden: true }));
    await waitFor(() => expect([address(), sortOf('name')]).toEqual(['/Map?tab=country&sort=name', 'ascending']));
    expect(document.querySelector('details')?.open).toBe(true);
    expect(rows()).toEqual(rows().toSorted(new Intl.Collator(lng).compare));
    const colours = within(screen.getByRole('navigation', { name: t('maps.colours') }));
    await user.click(colours.getByRole('link', { name: t('maps.show_rate') }));
    await waitFor(() => expect(address()).toBe('/Map?tab=country&show=rate&sort=name'));
    expect(colours.getByRole('link', { name: t('maps.show_rate') }).getAttribute('aria-current')).toBe('true');
    await user.click(within(screen.getByRole('table')).getByRole('link', { name: names[lng] }));
    await screen.findByRole('heading', { name: 'The list' });
    expect(address()).toBe(dhaka);
  });
});

describe.each([
  ['a panel beside it on wide screens', true],
  ['a sheet on phones', false],
])('an area that is pressed has %s', (_, isWide) => {
  beforeEach(() => void vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ media, matches: isWide, ...listening }) as unknown as MediaQueryList));
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const panelOf = async (title: string) => within(await screen.findByRole(isWide ? 'region' : 'dialog', { name: title }));

  test('with its figures, three posts, its list and its guide', async () => {
    const { api, user, t, address } = shown('en');
    api.on(search.posts, foundAnswer([1, 2, 3, 4].map((PostID) => postCard({ PostID, postTitle: `Flat ${PostID}` }))));
    const tile = await screen.findByRole('link', { name: /^Dhanmondi: 9 posts\. Usual rate: Not enough/ });
    await user.click(tile);
    const panel = await panelOf('Dhanmondi');
    expect(panel.getByText(t('maps.tooFew'))).toBeTruthy();
    expect(await panel.findAllByRole('link', { name: /^Flat/ })).toHaveLength(3);
    expect(api.calls(search.posts)).toMatchObject([{ query: { purpose: 'sell', subDistrict: ['dhaka-dhanmondi'], sort: 'recent', limit: 3 } }]);
    expect(panel.getByRole('link', { name: 'See all 9' }).getAttribute('href')).toBe(`${dhaka}&subDistrict=dhaka-dhanmondi`);
    expect(address()).toBe('/Map');
    await user.click(panel.getByRole('link', { name: t('maps.guide', { area: 'Dhanmondi' }) }));
    await screen.findByRole('heading', { name: 'The guide' });
    expect(address()).toBe('/Area/dhaka-dhanmondi');
  });

  test('which says when its posts do not come, asks again, and closes', async () => {
    const { api, user, t } = shown('bn');
    api.on(search.posts, refuse('UNAVAILABLE'));
    await user.click(await screen.findByRole('link', { name: new RegExp(`^${dhanmondi.bn}:`) }));
    const panel = await panelOf(dhanmondi.bn);
    expect((await panel.findByRole('alert')).textContent).toContain(t('maps.postsFailed'));
    api.on(search.posts, foundAnswer([postCard({ postTitle: 'Flat' })]));
    await user.click(panel.getByRole('button', { name: t('shell.retry') }));
    expect(await panel.findByRole('link', { name: 'Flat' })).toBeTruthy();
    await user.click(panel.getByRole('button', { name: t('shell.close') }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Flat' })).toBeNull());
  });
});

test('an empty tile has no number, and the border that the legend has for it', async () => {
  shown('en');
  const tile = await screen.findByRole('link', { name: /^Area dhaka-savar: 0 posts/ });
  expect(tile.querySelectorAll('[aria-hidden]')).toHaveLength(1);
  expect(tile.className).toContain('bg-card text-muted border-line');
});
