import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { search } from '#contracts/search/search.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { show } from '#web/testing/show.tsx';
import { noAreas } from '#web/search/results/shown-areas.ts';
import { FilterSheet } from './filter-sheet.tsx';

test.each([
  ['en', '1 January'],
  ['bn', '১ জানুয়ারি'],
] as const)('in %s a month is one press, which another press takes back', async (lng, name) => {
  fakeApi().on(search.facets, { success: true, purpose: 'rent', total: 3, totalIsExact: true, prices: [], types: [], bedrooms: [] });
  const sheet = <FilterSheet open onClose={() => undefined} now={undefined} path="/Property-Rent" purpose="rent" areas={noAreas} understood={[]} errors={{}} />;
  const { user, t } = show(sheet, { lng, address: '/Property-Rent', now: '2026-11-22T06:00:00.000Z' });
  const month = screen.getByRole('link', { name });
  const day = screen.getByLabelText<HTMLInputElement>(t('search.availableByDay'));
  await user.click(month);
  expect([day.value, month.getAttribute('aria-current')]).toEqual(['2027-01-01', 'true']);
  await user.click(month);
  expect([day.value, month.getAttribute('aria-current')]).toEqual(['', null]);
});
