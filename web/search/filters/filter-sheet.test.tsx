import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { areas } from '#contracts/areas.ts';
import { search, type Facets, type SuggestedItem } from '#contracts/search.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { show } from '#web/testing/show.tsx';
import { noAreas } from '#web/search/results/shown-areas.ts';
import { FilterSheet } from './filter-sheet.tsx';

const mirpur: SuggestedItem = {
  kind: 'place',
  id: 'dhaka-mirpur',
  level: 'subDistrict',
  en: 'Mirpur',
  bn: 'মিরপুর',
  text: 'Mirpur',
  division: 'dhaka',
  district: 'dhaka',
  subDistrict: 'dhaka-mirpur',
};

const facets = (total: number): Facets => ({
  success: true,
  purpose: 'sell',
  total,
  totalIsExact: true,
  prices: [
    { to: 500_000, count: 1 },
    { from: 500_000, to: 1_000_000, count: 4 },
  ],
  types: [
    { value: 'apartment', count: 98, isExact: true },
    { value: 'home', count: 430, isExact: false },
    { value: 'land', count: 1000, isExact: false },
  ],
  bedrooms: [{ value: 1, count: 77, isExact: true }],
});

function shown() {
  const api = fakeApi();
  const dhaka = { id: 'dhaka', en: 'Dhaka', bn: 'ঢাকা', aliases: [] };
  const thana = { id: 'dhaka-mirpur', en: 'Mirpur', bn: 'মিরপুর', aliases: [], kind: 'thana' as const, localities: [] };
  api.on(areas.list, { success: true, divisions: [{ ...dhaka, districts: [{ ...dhaka, subDistricts: [thana] }] }] });
  api.on(search.facets, ({ query }) => facets(query.subDistrict?.length ? 12 : 132));
  api.on(search.suggest, { success: true, items: [mirpur] });
  const onClose = vi.fn();
  const sheet = <FilterSheet open onClose={onClose} now={undefined} path="/Property-Buy-Sell" purpose="sell" areas={noAreas} errors={{}} />;
  return { api, onClose, ...show(sheet, { lng: 'en', address: '/Property-Buy-Sell' }) };
}

test('the sheet counts what each value would find, and says which counts are estimates', async () => {
  const { t } = shown();
  expect(await screen.findByRole('button', { name: t('search.show', { count: '132' }) })).toBeTruthy();
  const row = (name: string): string | null | undefined => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) }).closest('label')?.textContent;
  expect(row(t('enums.propertyType_apartment'))).toContain('98');
  expect(row(t('enums.propertyType_home'))).toContain('~430');
  expect(row(t('enums.propertyType_land'))).toContain('1,000+');
  expect(screen.getAllByRole('slider')).toHaveLength(2);
});

test('a place is chosen by typing, counted at once, and taken off again', async () => {
  const { user, t } = shown();
  await user.type(screen.getByRole('combobox', { name: t('search.location') }), 'mir');
  await user.click(await screen.findByRole('option', { name: /Mirpur/ }));
  const chip = await screen.findByRole('button', { name: t('search.removeChip', { filter: 'Mirpur' }) });
  expect(await screen.findByRole('button', { name: t('search.show', { count: '12' }) })).toBeTruthy();
  await user.click(chip);
  expect(await screen.findByRole('button', { name: t('search.show', { count: '132' }) })).toBeTruthy();
});

test('what was chosen is applied with the button that counts it', async () => {
  const { user, t, address, onClose } = shown();
  await user.type(screen.getByRole('combobox', { name: t('search.location') }), 'mir{ArrowDown}');
  await user.click(await screen.findByRole('option', { name: /Mirpur/ }));
  await user.click(await screen.findByRole('button', { name: t('search.show', { count: '12' }) }));
  expect(address()).toContain('subDistrict=dhaka-mirpur');
  expect(onClose).toHaveBeenCalled();
});
