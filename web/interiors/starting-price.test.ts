import { expect, test } from 'vitest';
import { priceOfUsualFlat, splitPrice } from './starting-price.ts';

test.each([
  ['৳১,৬০০/বর্গফুট থেকে', { amount: '৳১,৬০০', rest: '/বর্গফুট থেকে' }],
  ['From Tk 1,600/sqft', { amount: 'From Tk 1,600', rest: '/sqft' }],
  ['আলোচনা সাপেক্ষে', { amount: 'আলোচনা সাপেক্ষে', rest: '' }],
])('%s is cut behind its number', (text, parts) => {
  expect(splitPrice(text)).toEqual(parts);
});

test.each([
  ['৳১,৬০০/বর্গফুট থেকে', 1_920_000],
  ['From Tk 450/sq ft', 540_000],
  ['রুম ৳৫৫,০০০ থেকে', undefined],
  ['আলোচনা সাপেক্ষে', undefined],
])('%s costs for a usual flat %s', (text, sum) => {
  expect(priceOfUsualFlat(text)).toBe(sum);
});
