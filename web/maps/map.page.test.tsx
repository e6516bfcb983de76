import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { districtOutlines } from '#contracts/maps/district-outlines.ts';
import { maps, type MapArea } from '#contracts/maps/maps.ts';
import type { Language } from '#i18n/language.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { showPages } from '#web/testing/show-pages.tsx';
import { loadMap } from './map-data.ts';
import MapPage from './map.page.tsx';

const named: Readonly<Record<string, { bn: string; en: string }>> = { dhaka: { bn: 'ঢাকা', en: 'Dhaka' }, cumilla: { bn: 'কুমিল্লা', en: 'Cumilla' } };
const names = { bn: 'ঢাকা', en: 'Dhaka' };

/** Every district; Dhaka has most, then Cumilla. */
const areas = Object.keys(districtOutlines).map((id, at): MapArea => {
  const count = { dhaka: 200, cumilla: 100 }[id] ?? at;
  return {
    id,
    ...(named[id] ?? { bn: `জেলা ${id}`, en: `District ${id}` }),
    level: 'district',
    division: 'dhaka',
    district: id,
    count,
    countIsExact: true,
    rate: 7000,
  };
});

function shown(lng: Language, address = '/Map') {
  fakeApi().on(maps.read, { success: true, purpose: 'sell', propertyType: null, rateOf: 'apartment', per: 'sqft', areas });
  const list = { path: 'Property-Buy-Sell', Component: () => <h1>The list</h1> };
  const map = { path: 'Map', Component: MapPage, loader: (args: unknown) => loadMap(args as Parameters<typeof loadMap>[0]) };
  return showPages([map, list], address, lng);
}

const dhaka = '/Property-Buy-Sell?division=dhaka&district=dhaka';

describe.each(['bn', 'en'] as const)('the map in %s', (lng) => {
  test('is one stop of the tab key among 64 districts; Home leads to the first, and a press to its list', async () => {
    const { user, t, address } = shown(lng);
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
    fireEvent.click(one);
    await screen.findByRole('heading', { name: 'The list' });
    expect(address()).toBe(dhaka);
  });

  test('has a table that sorts and leads to the same lists, and colours that show rates', async () => {
    const { user, t, address } = shown(lng);
    const table = within(await screen.findByRole('table'));
    const sortOf = (column: 'count' | 'name') => screen.getByRole('columnheader', { name: t(`maps.column_${column}`) }).getAttribute('aria-sort');
    const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect([sortOf('count'), rows().slice(0, 2)]).toEqual(['descending', [names[lng], named['cumilla']?.[lng]]]);
    await user.click(table.getByRole('link', { name: t('maps.column_name') }));
    await waitFor(() => expect([address(), sortOf('name')]).toEqual(['/Map?sort=name', 'ascending']));
    expect(rows()).toEqual(rows().toSorted(new Intl.Collator(lng).compare));
    const colours = within(screen.getByRole('navigation', { name: t('maps.colours') }));
    await user.click(colours.getByRole('link', { name: t('maps.show_rate') }));
    await waitFor(() => expect(address()).toBe('/Map?show=rate&sort=name'));
    expect(colours.getByRole('link', { name: t('maps.show_rate') }).getAttribute('aria-current')).toBe('true');
    await user.click(screen.getByRole('link', { name: names[lng] }));
    await screen.findByRole('heading', { name: 'The list' });
    expect(address()).toBe(dhaka);
  });
});
