import { expect, test } from 'vitest';
import { assumedPurpose } from './assumed-purpose.ts';

test.each(['basa mirpur 12', 'মিরপুরে বাসা', '2 room er basa', 'তিন রুমের ফ্ল্যাট'])('%s is rather to rent', (q) => {
  expect(assumedPurpose(q, { filters: {} })).toBe('rent');
});

test.each(['mirpur flat', 'bari', '3 bedroom flat', 'জমি', ''])('%s leaves it open', (q) => {
  expect(assumedPurpose(q, { filters: {} })).toBeUndefined();
});

test('a price that nothing is let for speaks against it', () => {
  expect(assumedPurpose('basa', { filters: { priceMax: 5_000_000 } })).toBeUndefined();
  expect(assumedPurpose('basa', { filters: { priceMax: 20_000 } })).toBe('rent');
});
