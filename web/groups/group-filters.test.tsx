import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import type { ShownAreas } from '#web/search/results/shown-areas.ts';
import { GroupFilterForm } from './group-filters.tsx';

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
const form = (filters: Record<string, string> = {}, errors: Record<string, string> = {}) => <GroupFilterForm filters={filters} areas={areas} errors={errors} />;
const size = (t: ReturnType<typeof show>['t'], end: 'sizeMin' | 'sizeMax') =>
  screen.getByRole('textbox', { name: `${t('groups.size')}: ${t(`groups.${end}`)}` });

test('words and sizes go into the address when they are sent', async () => {
  const { user, t, address } = show(form());
  await user.type(screen.getByRole('searchbox', { name: t('groups.q') }), 'Uttara');
  await user.type(size(t, 'sizeMin'), '1200');
  await user.click(screen.getByRole('button', { name: t('groups.show') }));
  await expect.poll(() => new URL(address(), 'http://localhost').searchParams.get('sizeMin')).toBe('1200');
  expect(address()).toMatch(/^\/Group-Wise-Building\?q=Uttara/);
});

test('another division cuts the list at once and lets go of the district that lay in the one before', async () => {
  const { user, t, address } = show(form({ division: 'dhaka', district: 'gazipur', stage: 'forming' }));
  await user.selectOptions(screen.getByRole('combobox', { name: t('groups.division') }), 'sylhet');
  await expect.poll(address).toBe('/Group-Wise-Building?division=sylhet&stage=forming');
});

test('a size that is wrong is marked, and says why below both', () => {
  const { t } = show(form({ sizeMin: 'abc' }, { sizeMin: 'Please enter a number' }));
  expect(screen.getByText('Please enter a number')).toBeTruthy();
  expect(size(t, 'sizeMin').getAttribute('aria-invalid')).toBe('true');
  expect(size(t, 'sizeMax').getAttribute('aria-invalid')).toBeNull();
});

test('a phone opens the same fields in a sheet, which the list it asks for puts away', async () => {
  const { user, t, address } = show(form({ stage: 'forming' }));
  await user.click(screen.getByRole('checkbox', { name: new RegExp(t('groups.filters')) }));
  const sheet = screen.getByRole('dialog', { name: t('groups.filters') });
  await user.type(within(sheet).getByRole('searchbox', { name: t('groups.q') }), 'Uttara');
  await user.click(within(sheet).getByRole('button', { name: t('groups.show') }));
  await expect.poll(address).toContain('q=Uttara');
  expect(address()).toContain('stage=forming');
  expect(screen.queryByRole('dialog')).toBeNull();
});
