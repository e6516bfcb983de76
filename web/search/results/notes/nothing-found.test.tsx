import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Purpose } from '#contracts/enums.ts';
import { postCard } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { FoundList } from '#web/search/results/list-outcome.ts';

const none: FoundList = {
  kind: 'found',
  items: [],
  total: 0,
  totalIsExact: true,
  page: 1,
  totalPages: 0,
  remaining: 0,
  sections: [],
  suggestions: [],
  understood: [],
  sought: [],
  ignored: [],
  purpose: undefined,
  shown: undefined,
  purposeAssumed: false,
  purposeSwitched: false,
  purposeSaid: undefined,
  otherPurposes: [],
  tabs: [],
  widerPlace: undefined,
  sort: 'recent',
  wider: [],
};

const shown = (query: string, found: Partial<FoundList> = {}, purpose: Purpose = 'sell', lng: 'bn' | 'en' = 'en') =>
  show(<NothingFound path="/Property-Buy-Sell" params={new URLSearchParams(query)} purpose={purpose} found={{ ...none, ...found }} />, { lng });

test('says which filter leaves out most, and drops it with one press', async () => {
  const { user, t, fmt, address } = shown('priceMax=1&bedMin=2', { suggestions: [{ without: 'price', total: 7, totalIsExact: true }] });
  expect(screen.getByText(t('search.noneBecause', { filter: t('search.filter_price') }))).toBeTruthy();
  const way = screen.getByRole('link', { name: new RegExp(t('search.withoutFilter', { filter: t('search.filter_price') })) });
  expect(way.textContent).toContain(t('search.withoutCount', { count: fmt.number(7) }));
  await user.click(way);
  expect(address()).toBe('/Property-Buy-Sell?bedMin=2');
});

test.each([
  ['sell', 'search.newestSell'],
  ['rent', 'search.newestRent'],
] as const)('below the ways out stands what is new (%s)', (purpose, title) => {
  const { t } = shown('q=zzzz', { newest: [postCard({ type: purpose, postTitle: 'Roof flat by the lake' })] }, purpose);
  expect(screen.getByRole('heading', { level: 2, name: t(title) })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Roof flat by the lake' })).toBeTruthy();
});

test('where no single filter is in the way, those are named that are together', async () => {
  const suggestions = [{ without: 'size', also: ['price'], total: 1, totalIsExact: true }];
  const { user, t, fmt, address } = shown('q=verandah+boat&priceMax=1000&sizeMin=90000', { sought: ['verandah', 'boat'], suggestions }, 'sell', 'bn');
  expect(screen.getByText(t('search.noneBecause', { filter: t('search.filter_size') }))).toBeTruthy();
  const both = fmt.list([t('search.filter_size'), t('search.filter_price')]);
  await user.click(screen.getByRole('link', { name: new RegExp(t('search.withoutFilter', { filter: both })) }));
  expect(address()).toBe('/Property-Buy-Sell?q=verandah+boat');
});

test('words are blamed only where nothing else is in the way', () => {
  const { t } = shown('q=verandah', { sought: ['verandah'] });
  expect(screen.getByText(t('search.noneForWords'))).toBeTruthy();
  shown('q=verandah&sizeMin=90000', { sought: ['verandah'], suggestions: [{ without: 'size', total: 1, totalIsExact: true }] });
  expect(screen.getByText(t('search.noneBecause', { filter: t('search.filter_size') }))).toBeTruthy();
});

test('the nearest wider search stands first', () => {
  const { t, fmt } = shown('priceMax=5000000', {
    suggestions: [{ without: 'price', total: 90, totalIsExact: true }],
    wider: [{ step: { is: 'dearer', by: 500_000 }, query: '?priceMax=5500000', total: 3, totalIsExact: true }],
  });
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain(t('search.widerDearer', { amount: fmt.amount(500_000) }));
});

test('the other purpose stands last and never stands out', () => {
  const others: FoundList['otherPurposes'] = [{ purpose: 'rent', total: 1, totalIsExact: true }];
  const wider: FoundList['wider'] = [{ step: { is: 'dearer', by: 750_000 }, query: '?priceMax=9750000', total: 1, totalIsExact: true }];
  const { t } = shown('priceMax=9000000', { otherPurposes: others, wider });
  const ways = screen.getAllByRole('listitem');
  expect(ways.map(({ textContent }) => textContent?.includes(t('search.otherPurpose_rent')))).toEqual([false, true]);
  expect(ways[1]?.querySelector('a')?.className).not.toContain('bg-primary-tint');
});

test('the other purpose does not stand out where it is the only way', () => {
  shown('priceMax=9000000', { otherPurposes: [{ purpose: 'rent', total: 1, totalIsExact: true }] });
  expect(screen.getByRole('listitem').querySelector('a')?.className).not.toContain('bg-primary-tint');
});

test.each(['bn', 'en'] as const)('a phone number is said to be one, with what to do about it (%s)', (lng) => {
  const { t } = shown('q=01711-223344', { phoneNumber: true }, 'sell', lng);
  expect(screen.getByText(t('search.phoneNumber'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('search.phoneDoubtful') }).getAttribute('href')).toBe('/Stay-Safe#wrong');
});

test.each(['bn', 'en'] as const)('what is not traded here is named (%s)', (lng) => {
  const { t } = shown('q=car', { notTraded: ['car'] }, 'sell', lng);
  expect(screen.getByText(t('search.notTraded', { words: t('search.chipText', { text: 'car' }) }))).toBeTruthy();
});

test.each(['bn', 'en'] as const)('a village that is not known is said to be (%s)', (lng) => {
  const { t } = shown('q=Xyzpur+gram', { unknownVillage: 'Xyzpur' }, 'sell', lng);
  expect(screen.getByText(t('search.unknownVillage', { name: 'Xyzpur' }))).toBeTruthy();
});

test('all filters go with one press', async () => {
  const { user, t, address } = shown('priceMax=1', {}, 'sell', 'bn');
  await user.click(screen.getByRole('link', { name: t('search.clearAll') }));
  expect(address()).toBe('/Property-Buy-Sell');
});

test('a page past the end leads to the first and the last', () => {
  const { t } = shown('page=9', { total: 50, totalPages: 3 });
  expect(screen.getByRole('heading', { name: t('search.pastEnd') })).toBeTruthy();
  expect(screen.getByRole('link', { name: t('shell.pageLast') }).getAttribute('href')).toBe('/Property-Buy-Sell?page=3');
});

test.each(['group', 'interior'] as const)('before the first %s it says so, and leads to what there is', (purpose) => {
  const { t } = shown('bedMin=2', {}, purpose);
  expect(screen.getByRole('heading', { name: t(`search.${purpose}Soon`) })).toBeTruthy();
  expect(screen.getByRole('link', { name: t('search.seeRent') }).getAttribute('href')).toBe('/Property-Rent');
});

test('without any filter there are no posts yet', () => {
  const { t } = shown('');
  expect(screen.getByRole('heading', { name: t('search.noneYet') })).toBeTruthy();
});

test('of firms that a filter leaves out, the way back is without filters', () => {
  const { t } = shown('purpose=interior&category=gym', {}, 'interior');
  expect(screen.queryByRole('heading', { name: t('search.interiorSoon') })).toBeNull();
  expect(screen.getByRole('link', { name: t('search.clearAll') }).getAttribute('href')).toContain('purpose=interior');
});

test.each(['bn', 'en'] as const)('a guess that was not taken is offered (%s)', (lng) => {
  const name = { id: 'jamalpur', en: 'Jamalpur', bn: 'জামালপুর' };
  const { t } = shown('q=zamalur&page=2', { didYouMean: [{ text: 'zamalur', name, q: 'Jamalpur' }] }, 'sell', lng);
  expect(screen.getByRole('link', { name: t('search.didYouMean', { name: name[lng] }) }).getAttribute('href')).toBe('/Property-Buy-Sell?q=Jamalpur');
});
