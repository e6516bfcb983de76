import { expect, test } from 'vitest';
import { defaultRates, monthlyInstalment, usualFees } from '#contracts/posts/buying-costs.ts';
import { postPage, rentPage } from '#web/testing/posts.ts';
import { beginningLines, costsOf, monthlyLines, sumOf } from './home-costs.ts';

const assumed = { ownPercent: 30, years: 20, moving: 15_000, serviceCharge: 4000 };

test('a flat for sale needs the own share and the fees at the beginning, then the instalment and the service charge', () => {
  const costs = costsOf(postPage({ price: 10_000_000 }), assumed, defaultRates);
  const fees = (10_000_000 * usualFees(defaultRates.registration, 'apartment', 1850)) / 100;
  expect(costs).toMatchObject({ ownShare: 3_000_000, fees, deed: defaultRates.registration.deed, serviceCharge: 4000 });
  expect(sumOf(costs, beginningLines)).toBe(3_000_000 + fees + defaultRates.registration.deed + 15_000);
  expect(sumOf(costs, monthlyLines)).toBe(monthlyInstalment(7_000_000, defaultRates.loan.rate, 240) + 4000);
});

test('what a rent post states counts before what the reader assumes; what nobody states is no figure', () => {
  const stated = costsOf(rentPage({ price: 20_000, advanceMonths: 2, serviceCharge: 3000 }), assumed, defaultRates);
  expect([stated.advance, stated.firstRent, stated.serviceCharge]).toEqual([40_000, 20_000, 3000]);
  const silent = costsOf(rentPage({ price: 20_000, advanceMonths: null, serviceCharge: null }), assumed, defaultRates);
  expect([silent.advance, silent.serviceCharge]).toEqual([null, 4000]);
  expect(sumOf(silent, beginningLines)).toBe(35_000);
});

test('nobody moves onto a plot', () => {
  const costs = costsOf(postPage({ propertyType: 'land', size: null, landSqft: 3600 }), assumed, defaultRates);
  expect([costs.moving, costs.serviceCharge]).toEqual([0, 0]);
});
