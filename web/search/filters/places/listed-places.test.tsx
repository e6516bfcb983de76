import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { search } from '#contracts/search/search.ts';
import { serveAreas } from '#web/testing/areas.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { quickWaits } from '#web/testing/quick-waits.ts';
import { show } from '#web/testing/show.tsx';
import { noAreas } from '#web/search/results/shown-areas.ts';
import { FilterSheet } from '#web/search/filters/filter-sheet.tsx';

const divisions = [
  { id: 'dhaka', en: 'Dhaka', bn: 'ঢাকা' },
  { id: 'sylhet', en: 'Sylhet', bn: 'সিলেট' },
];

function shown(lng: 'bn' | 'en' = 'en') {
  quickWaits();
  const api = fakeApi();
  api.on(search.facets, { success: true, purpose: 'sell', total: 7, totalIsExact: true, prices: [], types: [], bedrooms: [] });
  serveAreas(api);
  const given = { ...noAreas, division: divisions.map((one) => ({ id: one.id, name: one[lng] })) };
  const sheet = <FilterSheet open onClose={vi.fn()} now={undefined} path="/Property-Buy-Sell" purpose="sell" areas={given} understood={[]} errors={{}} />;
  return { api, ...show(sheet, { lng, address: '/Property-Buy-Sell' }) };
}

const apply = (t: ReturnType<typeof shown>['t']) => screen.findByRole('button', { name: t('search.show', { count: 7 }) });

test.each(['bn', 'en'] as const)('three lists narrow each other and fill the same place as the box (%s)', async (lng) => {
  const { user, t, address } = shown(lng);
  await user.click(screen.getByText(t('search.placeLists')));
  const list = (level: 'division' | 'district' | 'subDistrict') => screen.getByRole<HTMLSelectElement>('combobox', { name: t(`search.${level}`) });
  await waitFor(() => expect(list('division').disabled).toBe(false));
  expect([list('district').disabled, list('subDistrict').disabled]).toEqual([true, true]);
  const chip = (name: string) => screen.findByRole('button', { name: t('search.removeChip', { filter: name }) });

  await user.selectOptions(list('division'), 'dhaka');
  await chip({ bn: 'ঢাকা', en: 'Dhaka' }[lng]);
  expect([...list('district').options].map(({ value }) => value)).toEqual(['', 'dhaka', 'gazipur']);
  await user.selectOptions(list('district'), 'gazipur');
  await user.selectOptions(list('subDistrict'), 'gazipur-tongi');
  await chip({ bn: 'টঙ্গী', en: 'Tongi' }[lng]);
  expect(screen.queryAllByRole('button', { name: new RegExp(t('search.removeChip', { filter: '' }).trim()) })).toHaveLength(1);
  await user.click(await apply(t));
  expect(address()).toBe('/Property-Buy-Sell?subDistrict=gazipur-tongi');
});

test('another division takes the place of what the lists had chosen, and all divisions of it again', async () => {
  const { user, t, address } = shown();
  await user.click(screen.getByText(t('search.placeLists')));
  const division = await screen.findByRole('combobox', { name: t('search.division') });
  await waitFor(() => expect((division as HTMLSelectElement).disabled).toBe(false));
  await user.selectOptions(division, 'dhaka');
  await user.selectOptions(division, 'sylhet');
  expect(screen.queryByRole('button', { name: t('search.removeChip', { filter: 'Dhaka' }) })).toBeNull();
  await user.selectOptions(division, '');
  await user.click(await apply(t));
  expect(address()).toBe('/Property-Buy-Sell');
});

test('the empty box offers the divisions when it gets the focus, and Enter alone chooses none', async () => {
  const { user, t } = shown();
  const box = screen.getByRole('combobox', { name: t('search.location') });
  await user.click(box);
  const list = within(await screen.findByRole('listbox'));
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    ['Dhaka', 'Sylhet'].map((name) => `${name}${t('suggestions.level_division')}`),
  );
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: t('search.removeChip', { filter: 'Dhaka' }) })).toBeNull();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await screen.findByRole('button', { name: t('search.removeChip', { filter: 'Sylhet' }) });
});
