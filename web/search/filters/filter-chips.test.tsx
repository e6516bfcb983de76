import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Understood } from '#contracts/search/search.ts';
import { show } from '#web/testing/show.tsx';
import { noAreas } from '#web/search/results/shown-areas.ts';
import { FilterChips } from './filter-chips.tsx';

function shown(query: string, understood: readonly Understood[] = [], lng: 'bn' | 'en' = 'en', sought: readonly string[] = []) {
  return chipsOf({ query, understood, sought, lng });
}

interface Given {
  query: string;
  understood: readonly Understood[];
  sought?: readonly string[];
  ignored?: readonly string[];
  lng?: 'bn' | 'en';
}

function chipsOf({ query, sought = [], ignored = [], lng = 'en', understood }: Given) {
  const words = { understood, sought, ignored };
  const chips = <FilterChips params={new URLSearchParams(query)} areas={noAreas} path="/Property-Rent" {...words} />;
  return show(chips, { lng, address: `/Property-Rent?${query}` });
}

test('without a filter there is nothing', () => {
  const { t } = shown('page=2');
  expect(screen.queryByRole('list', { name: t('search.chips') })).toBeNull();
});

test('each filter is told in words and taken off by a press, the others stay', async () => {
  const { user, t, fmt, address } = shown('bedMin=2&priceMax=50000');
  const price = screen.getByRole('link', { name: t('search.removeChip', { filter: fmt.range(undefined, 50_000, 'taka') }) });
  await user.click(price);
  expect(address()).toBe('/Property-Rent?bedMin=2');
});

test('all go with one press where there are several', async () => {
  const { user, t, address } = shown('bedMin=2&priceMax=50000');
  await user.click(screen.getByRole('link', { name: t('search.clearAll') }));
  expect(address()).toBe('/Property-Rent');
});

test('numbers of the address stand in the digits of the page', () => {
  const { t } = shown('bedMin=2', [], 'bn');
  expect(screen.getByText(t('search.chipBeds', { count: '২' }))).toBeTruthy();
});

test('what the words were taken for is a chip that takes just those words away', async () => {
  const { user, t, address } = shown('q=quiet+3+bed', [{ filter: 'bedMin', value: 3, text: '3 bed' }], 'en', ['quiet']);
  await user.click(screen.getByRole('link', { name: t('search.removeTyped', { typed: '3 bed', filter: t('search.chipBeds', { count: '3' }) }) }));
  expect(address()).toBe('/Property-Rent?q=quiet');
});

test.each([
  ['floor', 0, 'q=ground+floor', 'Ground floor', 'নিচতলা'],
  ['floor', 'top', 'q=top+floor', 'Top floor', 'সবচেয়ে ওপরের তলা'],
  ['facing', 'south', 'q=south+facing', 'South facing', 'দক্ষিণমুখী'],
  ['lift', 'false', 'q=no+lift', 'No lift', 'লিফট নেই'],
  ['tenants', 'bachelor', 'q=bachelor', 'Bachelors', 'ব্যাচেলর'],
  ['subtype', 'tinShed', 'q=tinshed', 'Tin shed', 'টিনশেড'],
  ['subtype', 'showroom', 'q=showroom', 'Showroom', 'শোরুম'],
  ['letting', 'seat', 'q=seat', 'Seat', 'সিট'],
  ['letting', 'room', 'q=room', 'Single room', 'এক রুম'],
  ['facilities', 'generator', 'q=generator', 'Generator', 'জেনারেটর'],
  ['availableBy', '2027-01-01', 'q=january', 'Available by January 2027', 'জানুয়ারি ২০২৭-এর মধ্যে খালি'],
  ['sort', 'priceAsc', 'q=cheap', 'Lowest price first', 'কম দাম আগে'],
] as const)('%s %s, which words said, is told in both languages', (filter, value, query, en, bn) => {
  const text = query.slice('q='.length).replaceAll('+', ' ');
  shown(query, [{ filter, value, text }]);
  expect(screen.getByText(en)).toBeTruthy();
  shown(query, [{ filter, value, text }], 'bn');
  expect(screen.getByText(bn)).toBeTruthy();
});

test.each([
  ['en', 'not Mirpur and Badda', 'not Duplex Home', 'not Gulshan'],
  ['bn', 'মিরপুর ও বাড্ডা বাদে', 'ডুপ্লেক্স বাড়ি বাদে', 'গুলশান বাদে'],
] as const)('excluded places and types are told in %s and taken off by a press', async (lng, places, types, byHand) => {
  const named = (id: string, en: string, bn: string) => ({ filter: 'withoutArea' as const, value: id, text: 'except mirpur and badda', name: { id, en, bn } });
  const understood = [named('dhaka-mirpur', 'Mirpur', 'মিরপুর'), named('dhaka-badda', 'Badda', 'বাড্ডা')];
  const areas = { ...noAreas, excluded: [{ id: 'dhaka-gulshan', name: lng === 'en' ? 'Gulshan' : 'গুলশান' }] };
  const query = 'q=flat+except+mirpur+and+badda&withoutArea=dhaka-gulshan&withoutType=duplex';
  const words = { understood, sought: [], ignored: ['flat'] };
  const chips = <FilterChips params={new URLSearchParams(query)} areas={areas} path="/Property-Rent" {...words} />;
  const { user, t, address } = show(chips, { lng, address: `/Property-Rent?${query}` });
  for (const filter of [types, byHand]) expect(screen.getByRole('link', { name: t('search.removeChip', { filter }) })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: t('search.removeTyped', { typed: 'except mirpur and badda', filter: places }) }));
  expect(address()).toBe('/Property-Rent?q=flat&withoutArea=dhaka-gulshan&withoutType=duplex');
});

test('only words that posts are searched for are a chip', async () => {
  const { user, t, address } = shown('q=i+want+quiet+3+bed', [{ filter: 'bedMin', value: 3, text: '3 bed' }], 'en', ['quiet']);
  expect(screen.queryByText(/want/)).toBeNull();
  await user.click(screen.getByRole('link', { name: t('search.removeChip', { filter: t('search.chipText', { text: 'quiet' }) }) }));
  expect(address()).toBe('/Property-Rent?q=i+want+3+bed');
});

test('words that posts may do without stay when the only part that was understood is taken off', async () => {
  const understood = [{ filter: 'bedMin', value: 3, text: '3 bed' }] as const;
  const { user, t, address } = chipsOf({ query: 'q=banyan+3+bed', understood, ignored: ['banyan'] });
  await user.click(screen.getByRole('link', { name: t('search.removeTyped', { typed: '3 bed', filter: t('search.chipBeds', { count: '3' }) }) }));
  expect(address()).toBe('/Property-Rent?q=banyan');
});

test('what a misspelled word was taken for is said, with the way back', async () => {
  const { user, t, address } = shown('q=mirpur+flat+rebt', [{ filter: 'purpose', value: 'rent', text: 'rebt', corrected: 'rebt' }]);
  expect(screen.getByText(t('search.corrected', { typed: 'rebt', as: t('search.tab_rent') }), { exact: false })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: t('search.asTyped', { typed: 'rebt' }) }));
  expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe('mirpur flat "rebt"');
});

test.each([
  [1, ['/Area/dhaka-division']],
  [2, []],
])('of %i chosen places the guide is led to where it is one', (count, expected) => {
  const places = (['dhaka', 'sylhet'] as const).slice(0, count).map((id) => ({ level: 'division' as const, id, name: id, chain: { division: id } }));
  const words = { understood: [], sought: [], ignored: [] };
  const params = new URLSearchParams(places.map(({ id }) => ['division', id]));
  const { t } = show(<FilterChips params={params} areas={{ ...noAreas, places }} path="/Property-Rent" {...words} />, { lng: 'en' });
  const links = screen.queryAllByRole('link', { name: t('search.toGuide', { area: 'dhaka' }) });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(expected);
});
