import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sorts } from '#contracts/enums.ts';
import { show } from '#web/testing/show.tsx';
import { SortControl } from './sort-control.tsx';

const shown = (query: string, lng: 'bn' | 'en' = 'en') => show(<SortControl params={new URLSearchParams(query)} path="/Property-Rent" />, { lng });
const names = (): string[] => screen.getAllByRole('option').map((option) => option.textContent);

test('another order begins with the first page and keeps the filters', async () => {
  const { user, t, address } = shown('bedMin=2&page=4');
  await user.selectOptions(screen.getByRole('combobox', { name: t('search.sortBy') }), t('search.sort_priceAsc'));
  expect(address()).toBe('/Property-Rent?bedMin=2&sort=priceAsc');
});

test('the usual order needs no word in the address', async () => {
  const { user, t, address } = shown('sort=priceAsc');
  await user.selectOptions(screen.getByRole('combobox'), t('search.sort_recent'));
  expect(address()).toBe('/Property-Rent');
});

test('by relevance is offered, and usual, only where words were typed', () => {
  const { t } = shown('', 'bn');
  expect(names()[0]).toBe(t('search.sort_recent'));
  expect(names()).not.toContain(t('search.sort_relevance'));
});

test('with words the most fitting come first', () => {
  const { t } = shown('q=lake');
  expect(names()).toHaveLength(sorts.length);
  expect(names()[0]).toBe(t('search.sort_relevance'));
});
