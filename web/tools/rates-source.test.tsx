import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { defaultRates, type BuyingRates } from '#contracts/posts/buying-costs.ts';
import { show } from '#web/testing/show.tsx';
import { RatesSource } from './rates-source.tsx';

function showRates(registration: Partial<BuyingRates['registration']>): void {
  const usual = { ...defaultRates, registration: { ...defaultRates.registration, ...registration } };
  show(<RatesSource set="registration" usual={usual} outdated={[]} />, { lng: 'bn' });
}

test.each([
  ['2025-07-01', '২০২৫–২৬ বাজেটের হার'],
  ['2026-07-01', '২০২৬–২৭ বাজেটের হার'],
])('rates of %s without a source are those of the budget of that day', (asOf, said) => {
  showRates({ asOf });
  expect(screen.getByText(new RegExp(said))).toBeTruthy();
});

test('a source that an admin named is the one that is shown', () => {
  showRates({ asOf: '2026-07-01', source: { bn: 'অর্থ আইন', en: 'Finance Act' } });
  expect(screen.getByText(/অর্থ আইন/)).toBeTruthy();
  expect(screen.queryByText(/বাজেটের হার/)).toBeNull();
});
