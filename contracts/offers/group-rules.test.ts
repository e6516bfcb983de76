import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareStates } from './building-enums.ts';
import { instalmentsOf, sharePriceOf, shareTotals } from './group-rules.ts';

const taka = fc.integer({ min: 0, max: 50_000_000 });
const count = fc.integer({ min: 1, max: 120 });

test('open, held and confirmed shares add up to all of them', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...shareStates), { maxLength: 200 }), (states) => {
      const { total, open, held, confirmed } = shareTotals(states);
      expect(total).toBe(states.length);
      expect(open + held + confirmed).toBe(total);
    }),
  );
});

test('instalments add up to the price of a share, whatever is paid first', () => {
  fc.assert(
    fc.property(
      taka,
      taka,
      taka,
      fc.double({ min: 0, max: 1, noNaN: true }),
      count,
      count,
      (land, construction, approval, part, landInstalments, buildInstalments) => {
        const price = { land, construction, approval };
        const plan = { booking: Math.floor(land * part), landInstalments, buildInstalments };
        const calendar = instalmentsOf(price, plan);
        expect(calendar.reduce((sum, { amount }) => sum + amount, 0)).toBe(sharePriceOf(price));
        expect(calendar.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true);
      },
    ),
  );
});

test('instalments of one part differ by one taka at most', () => {
  const calendar = instalmentsOf({ land: 3_800_001, construction: 5_400_000, approval: 0 }, { booking: 200_000, landInstalments: 3, buildInstalments: 7 });
  const land = calendar.filter(({ part }) => part === 'land').map(({ amount }) => amount);
  expect(land).toEqual([1_200_001, 1_200_000, 1_200_000]);
});
