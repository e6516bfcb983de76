import { describe, expect, test } from 'vitest';
import { formatter } from './format.ts';

const bn = formatter('bn');
const en = formatter('en');

describe('numbers', () => {
  test.each([
    [0, '০', '0'],
    [999, '৯৯৯', '999'],
    [1250, '১,২৫০', '1,250'],
    [125_000, '১,২৫,০০০', '125,000'],
    [12_500_000, '১,২৫,০০,০০০', '12,500,000'],
    [999_999_999, '৯৯,৯৯,৯৯,৯৯৯', '999,999,999'],
    [-1250, '-১,২৫০', '-1,250'],
  ])('%d is grouped as the language does', (value, bengali, english) => {
    expect(bn.number(value)).toBe(bengali);
    expect(en.number(value)).toBe(english);
  });

  test('years and post numbers are never grouped', () => {
    expect(bn.plain(48_213)).toBe('৪৮২১৩');
    expect(en.plain('৪৮২১৩')).toBe('48213');
  });

  test.each([
    [0, 1, '০.০', '0.0'],
    [4.55, 1, '৪.৬', '4.6'],
    [4, 2, '৪.০০', '4.00'],
    [1234.5, 0, '১,২৩৫', '1,235'],
  ])('%d with %d decimals', (value, digits, bengali, english) => {
    expect(bn.decimal(value, digits)).toBe(bengali);
    expect(en.decimal(value, digits)).toBe(english);
  });

  test.each([
    [68.5, '৬৮.৫', '68.5'],
    [1.256, '১.২৬', '1.26'],
    [3, '৩', '3'],
  ])('%d in short has no trailing zeros', (value, bengali, english) => {
    expect(bn.short(value)).toBe(bengali);
    expect(en.short(value)).toBe(english);
  });

  test.each([
    [0.7, '৭০%', '70%'],
    [0.125, '১২.৫%', '12.5%'],
    [1, '১০০%', '100%'],
  ])('the ratio %d in percent', (value, bengali, english) => {
    expect(bn.percent(value)).toBe(bengali);
    expect(en.percent(value)).toBe(english);
  });

  test.each([
    [1, '১ম', '1st'],
    [2, '২য়', '2nd'],
    [3, '৩য়', '3rd'],
    [4, '৪র্থ', '4th'],
    [5, '৫ম', '5th'],
    [6, '৬ষ্ঠ', '6th'],
    [7, '৭ম', '7th'],
    [8, '৮ম', '8th'],
    [9, '৯ম', '9th'],
    [10, '১০ম', '10th'],
    [11, '১১তম', '11th'],
    [12, '১২তম', '12th'],
    [21, '২১তম', '21st'],
    [100, '১০০তম', '100th'],
  ])('the ordinal of %d', (value, bengali, english) => {
    expect(bn.ordinal(value).normalize('NFC')).toBe(bengali.normalize('NFC'));
    expect(en.ordinal(value)).toBe(english);
  });
});

describe('money', () => {
  test.each([
    [0, '৳০', 'Tk 0'],
    [19_500, '৳১৯,৫০০', 'Tk 19,500'],
    [99_999, '৳৯৯,৯৯৯', 'Tk 99,999'],
    [100_000, '১ লাখ', 'Tk 1 lakh'],
    [120_000, '১ লাখ ২০ হাজার', 'Tk 1.2 lakh'],
    [125_000, '১ লাখ ২৫ হাজার', 'Tk 1.25 lakh'],
    [125_499, '১ লাখ ২৫ হাজার', 'Tk 1.25 lakh'],
    [125_500, '১ লাখ ২৬ হাজার', 'Tk 1.26 lakh'],
    [6_800_000, '৬৮ লাখ', 'Tk 68 lakh'],
    [9_750_000, '৯৭ লাখ ৫০ হাজার', 'Tk 97.5 lakh'],
    [9_999_499, '৯৯ লাখ ৯৯ হাজার', 'Tk 99.99 lakh'],
    [9_999_500, '১ কোটি', 'Tk 1 crore'],
    [9_999_999, '১ কোটি', 'Tk 1 crore'],
    [10_000_000, '১ কোটি', 'Tk 1 crore'],
    [10_049_999, '১ কোটি', 'Tk 1 crore'],
    [10_050_000, '১ কোটি ১ লাখ', 'Tk 1.01 crore'],
    [11_800_000, '১ কোটি ১৮ লাখ', 'Tk 1.18 crore'],
    [27_800_000, '২ কোটি ৭৮ লাখ', 'Tk 2.78 crore'],
    [29_000_000, '২ কোটি ৯০ লাখ', 'Tk 2.9 crore'],
    [30_620_000, '৩ কোটি ৬ লাখ', 'Tk 3.06 crore'],
    [19_960_000, '২ কোটি', 'Tk 2 crore'],
    [999_999_999, '১০০ কোটি', 'Tk 100 crore'],
    [12_345_600_000, '১,২৩৪ কোটি ৫৬ লাখ', 'Tk 1,234.56 crore'],
  ])('%d as people say it', (taka, bengali, english) => {
    expect(bn.taka(taka)).toBe(bengali);
    expect(en.taka(taka)).toBe(english);
  });

  test.each([
    [5000, '৫,০০০', '5,000'],
    [1_200_000, '১২ লাখ', '12 lakh'],
    [15_000_000, '১ কোটি ৫০ লাখ', '1.5 crore'],
  ])('%d inside a sentence has no currency', (taka, bengali, english) => {
    expect(bn.amount(taka)).toBe(bengali);
    expect(en.amount(taka)).toBe(english);
  });

  test.each([
    [19_500, '১৯,৫০০', '19,500'],
    [9_750_000, '৯৭.৫ লাখ', '97.5 lakh'],
    [9_999_999, '১ কোটি', '1 crore'],
    [11_800_000, '১.১৮ কোটি', '1.18 crore'],
  ])('%d on a mark of a map has one unit', (taka, bengali, english) => {
    expect(bn.amountShort(taka)).toBe(bengali);
    expect(en.amountShort(taka)).toBe(english);
  });

  test('an exact sum keeps its last taka', () => {
    expect(bn.takaExact(11_800_001)).toBe('৳১,১৮,০০,০০১');
    expect(en.takaExact(11_800_001)).toBe('Tk 11,800,001');
  });

  test('rates are per sqft and per unit of land', () => {
    expect(bn.perSqft(9439.6)).toBe('৳৯,৪৪০/বর্গফুট');
    expect(en.perSqft(9439.6)).toBe('Tk 9,440/sqft');
    expect(bn.perLandUnit(5_500_000, 'katha')).toBe('৫৫ লাখ/কাঠা');
    expect(bn.perLandUnit(3_166_667, 'katha')).toBe('৩১ লাখ ৬৭ হাজার/কাঠা');
    expect(en.perLandUnit(5_500_000, 'acres')).toBe('Tk 55 lakh/acre');
  });
});

describe('sizes', () => {
  test('areas are whole square feet', () => {
    expect(bn.area(1250)).toBe('১,২৫০ বর্গফুট');
    expect(en.area(1249.6)).toBe('1,250 sqft');
  });

  test.each([
    [3600, 'katha', '৫ কাঠা', '5 katha'],
    [1800, 'katha', '২.৫ কাঠা', '2.5 katha'],
    [14_400, 'bigha', '১ বিঘা', '1 bigha'],
    [43_560, 'acres', '১ একর', '1 acre'],
    [87_120, 'acres', '২ একর', '2 acres'],
    [435.6, 'shotok', '১ শতক', '1 shotok'],
    [43_560, 'shotok', '১০০ শতক', '100 shotok'],
  ] as const)('%d sqft in %s', (sqft, unit, bengali, english) => {
    expect(bn.land(sqft, unit)).toBe(bengali);
    expect(en.land(sqft, unit)).toBe(english);
  });

  test('a converter shows the same land in all four units', () => {
    expect(bn.landAll(14_400)).toEqual([
      { unit: 'katha', text: '২০ কাঠা' },
      { unit: 'bigha', text: '১ বিঘা' },
      { unit: 'acres', text: '০.৩৩ একর' },
      { unit: 'shotok', text: '৩৩.০৬ শতক' },
    ]);
    expect(en.landAll(14_400).map(({ text }) => text)).toEqual(['20 katha', '1 bigha', '0.33 acres', '33.06 shotok']);
  });

  test.each([
    ['01712345678', '০১৭১২-৩৪৫৬৭৮', '01712-345678'],
    ['০১৭১২৩৪৫৬৭৮', '০১৭১২-৩৪৫৬৭৮', '01712-345678'],
    ['16263', '১৬২৬৩', '16263'],
    ['', '', ''],
  ])('the phone number %j is grouped for reading out', (phone, bengali, english) => {
    expect(bn.phone(phone)).toBe(bengali);
    expect(en.phone(phone)).toBe(english);
  });

  test.each([
    [0, '০ বাইট', '0 bytes'],
    [1023, '১,০২৩ বাইট', '1,023 bytes'],
    [348_160, '৩৪০ কেবি', '340 KB'],
    [1_048_575, '১ এমবি', '1 MB'],
    [2_516_582, '২.৪ এমবি', '2.4 MB'],
    [10_485_760, '১০ এমবি', '10 MB'],
  ])('a file of %d bytes', (bytes, bengali, english) => {
    expect(bn.fileSize(bytes)).toBe(bengali);
    expect(en.fileSize(bytes)).toBe(english);
  });

  test.each([
    [0, 'নিচতলা', 'Ground floor', 'নিচতলা (মোট\u00a0১৪)', 'Ground of 14'],
    [1, 'দোতলা', '1st floor', 'দোতলা (মোট\u00a0১৪)', '1st of 14'],
    [2, 'তিনতলা', '2nd floor', 'তিনতলা (মোট\u00a0১৪)', '2nd of 14'],
    [9, 'দশতলা', '9th floor', 'দশতলা (মোট\u00a0১৪)', '9th of 14'],
    [10, '১১ তলা, লিফটের ১০', '10th floor', '১১ তলা, লিফটের ১০ (মোট\u00a0১৪)', '10th of 14'],
  ])('button %d of the lift', (floor, bengali, english, bengaliOf, englishOf) => {
    expect(bn.floor(floor)).toBe(bengali);
    expect(en.floor(floor)).toBe(english);
    expect(bn.floorOf(floor, 14)).toBe(bengaliOf);
    expect(en.floorOf(floor, 14)).toBe(englishOf);
  });
});

describe('ranges and lists', () => {
  test.each([
    [3, 5, 'number', '৩–৫', '3–5'],
    [950, 1200, 'area', '৯৫০–১,২০০ বর্গফুট', '950–1,200 sqft'],
    [950, undefined, 'area', '৯৫০ বর্গফুট বা বেশি', 'From 950 sqft'],
    [null, 1200, 'area', '১,২০০ বর্গফুট পর্যন্ত', 'Up to 1,200 sqft'],
    [1200, 1200, 'area', '১,২০০ বর্গফুট', '1,200 sqft'],
    [5_000_000, 15_000_000, 'taka', '৫০ লাখ – ১ কোটি ৫০ লাখ', 'Tk 50 lakh – 1.5 crore'],
    [8000, 12_000, 'taka', '৳৮,০০০ – ৳১২,০০০', 'Tk 8,000 – 12,000'],
    [undefined, 15_000_000, 'taka', '১ কোটি ৫০ লাখ পর্যন্ত', 'Up to Tk 1.5 crore'],
    [8000, 12_000, 'perSqft', '৳৮–১২ হাজার/বর্গফুট', 'Tk 8–12k/sqft'],
    [8000, 8400, 'perSqft', '৳৮ হাজার/বর্গফুট', 'Tk 8k/sqft'],
    [20, 35, 'perSqft', '৳২০–৩৫/বর্গফুট', 'Tk 20–35/sqft'],
    [0, 0, 'number', '০', '0'],
    [undefined, null, 'number', '', ''],
  ] as const)('from %j to %j (%s)', (from, to, of, bengali, english) => {
    expect(bn.range(from, to, of)).toBe(bengali);
    expect(en.range(from, to, of)).toBe(english);
  });

  test.each([
    [[], '', ''],
    [['ক'], 'ক', 'ক'],
    [['ক', 'খ'], 'ক ও খ', 'ক and খ'],
    [['ক', 'খ', 'গ'], 'ক, খ ও গ', 'ক, খ and গ'],
  ])('the list %j', (items, bengali, english) => {
    expect(bn.list(items)).toBe(bengali);
    expect(en.list(items)).toBe(english);
  });

  test('a choice is joined with or', () => {
    expect(bn.list(['ক', 'খ', 'গ'], 'or')).toBe('ক, খ বা গ');
    expect(en.list(['a', 'b'], 'or')).toBe('a or b');
  });
});

test('a formatter is made once per language', () => {
  expect(formatter('bn')).toBe(bn);
  expect(formatter('en')).not.toBe(bn);
});
