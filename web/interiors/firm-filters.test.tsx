import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import type { ShownAreas } from '#web/search/results/shown-areas.ts';
import { FirmFilterForm } from './firm-filters.tsx';

const areas: ShownAreas = {
  chosen: { division: 'dhaka', district: 'gazipur', subDistrict: '' },
  places: [],
  excluded: [],
  division: [
    { id: 'dhaka', name: 'Dhaka' },
    { id: 'sylhet', name: 'Sylhet' },
  ],
  district: [{ id: 'gazipur', name: 'Gazipur' }],
  subDistrict: [],
};
const form = (filters: Record<string, string> = {}, errors: Record<string, string> = {}) => <FirmFilterForm filters={filters} areas={areas} errors={errors} />;

test('a choice cuts the list at once and keeps what was typed', async () => {
  const { user, t, address } = show(form({ division: 'dhaka', district: 'gazipur' }));
  await user.type(screen.getByRole('searchbox', { name: t('interiors.filterWords') }), 'kitchen');
  await user.selectOptions(screen.getByRole('combobox', { name: t('interiors.filterBudget') }), 'lowBudget');
  await expect.poll(address).toBe('/Interior-Design?q=kitchen&budget=lowBudget&division=dhaka&district=gazipur');
});

test('another division lets go of the district that lay in the one before', async () => {
  const { user, t, address } = show(form({ division: 'dhaka', district: 'gazipur' }));
  await user.selectOptions(screen.getByRole('combobox', { name: t('interiors.division') }), 'sylhet');
  await expect.poll(address).toBe('/Interior-Design?division=sylhet');
});

test('the lowest rating is asked for in half stars from 3 to 4.5', () => {
  const { t, fmt } = show(form(), { lng: 'bn' });
  const options = [...screen.getByRole<HTMLSelectElement>('combobox', { name: t('interiors.filterRating') }).options];
  expect(options.map(({ value }) => value)).toEqual(['', '4.5', '4', '3.5', '3']);
  expect(options[1]?.textContent).toContain(fmt.decimal(4.5, 1));
});

test('a filter that is wrong says so at its field', () => {
  const { t } = show(form({ ratingMin: '9' }, { ratingMin: 'Please choose from the list' }));
  expect(screen.getByRole('combobox', { name: t('interiors.filterRating'), description: 'Please choose from the list' })).toBeTruthy();
});

test('only a list with filters can be reset', () => {
  const { t, instead } = show(form());
  expect(screen.queryByRole('link', { name: t('interiors.filterReset') })).toBeNull();
  instead(form({ category: 'office' }));
  expect(screen.getByRole('link', { name: t('interiors.filterReset') }).getAttribute('href')).toBe('/Interior-Design');
});
