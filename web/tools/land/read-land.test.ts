import { describe, expect, test } from 'vitest';
import { measured, plainLand, readLand, spokenLand, usualLand, type LandBox } from './read-land.ts';

const boxes =
  (texts: Partial<Record<LandBox, string>>) =>
  (name: LandBox): string =>
    texts[name] ?? usualLand[name];

describe('what the boxes of the converter say', () => {
  test('at first it is five katha', () => {
    const { sqft, unit, amount, changed, price } = readLand(boxes({}));
    expect({ sqft, unit, amount, changed, price }).toEqual({ sqft: 3600, unit: 'katha', amount: 5, changed: [], price: undefined });
  });

  test('a unit that is typed counts before the chosen one', () => {
    expect(readLand(boxes({ amount: '৮ শতক', unit: 'katha' }))).toMatchObject({ unit: 'shotok', amount: 8, sqft: 3484.8 });
  });

  test('the price is read as people say it', () => {
    expect(readLand(boxes({ price: '১ কোটি ২০ লাখ' })).price).toBe(12_000_000);
    expect(readLand(boxes({ price: 'অনেক' }))).toMatchObject({ price: undefined, priceFault: true });
  });

  test.each([
    ['', undefined],
    ['0', 'amountUnread'],
    ['-5', 'amountUnread'],
    ['অনেক', 'amountUnread'],
    ['999999999999 bigha', 'amountLarge'],
  ])('"%s" shows no measures and is refused as %s', (amount, fault) => {
    expect(readLand(boxes({ amount }))).toMatchObject({ sqft: undefined, fault });
  });

  test('a local katha of ten shotok counts, and its chhatak with it', () => {
    const read = readLand(boxes({ katha: '১০ শতক' }));
    expect(read.sqft).toBeCloseTo(21_780, 9);
    expect(read.per.chhatak).toBeCloseTo(272.25, 9);
    expect(read.changed).toEqual(['katha']);
  });

  test('a local measure that is not understood counts as usual', () => {
    expect(readLand(boxes({ katha: 'বড়' }))).toMatchObject({ sqft: 3600, localFaults: ['katha'], changed: [] });
  });
});

test.each([
  ['amount', 'সাড়ে তিন', '3.5'],
  ['amount', '৩ কাঠা ৮ ছটাক', '3.5'],
  ['amount', 'অনেক', 'অনেক'],
  ['price', '৫০ লাখ', '5000000'],
  ['katha', '১০ শতক', '4356'],
  ['unit', 'shotok', 'shotok'],
  ['unit', 'mile', 'katha'],
] as const)('the address says %s "%s" as %s', (name, text, plain) => {
  expect(plainLand(name, boxes({ [name]: text }))).toBe(plain);
});

test.each([
  [8.264462, '8.26'],
  [0.0826446, '0.0826'],
  [0.25, '0.25'],
  [3600, '3600'],
  [0.000123456, '0.000123'],
  [80, '80'],
])('%d is shown as %s', (value, shown) => {
  expect(measured(value)).toBe(shown);
});

test('a local katha that does not divide the bigha leaves the bigha out', () => {
  expect(spokenLand(21_780, readLand(boxes({ katha: '4356' })).per)).toEqual({ bigha: 0, katha: 5, chhatak: 0 });
});

test.each([
  [3600, { bigha: 0, katha: 5, chhatak: 0 }],
  [3484.8, { bigha: 0, katha: 4, chhatak: 13 }],
  [14_400 + 720 + 45, { bigha: 1, katha: 1, chhatak: 1 }],
  [14_399, { bigha: 1, katha: 0, chhatak: 0 }],
])('%d sqft are said as %j', (sqft, said) => {
  expect(spokenLand(sqft, readLand(boxes({})).per)).toEqual(said);
});
