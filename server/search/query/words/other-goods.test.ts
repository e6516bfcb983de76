import { describe, expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { correctSpelling } from '#server/search/query/spelling/spelling-corrections.ts';
import { cut, read } from '#server/search/query/understand.ts';
import { emptiness } from './empty-words.ts';
import { otherGoodsIn } from './other-goods.ts';

const goodsIn = (q: string): string[] => {
  const { understood } = read(
    correctSpelling(cut(q), () => 'unknown'),
    SearchQuery.parse({ q }),
  );
  return otherGoodsIn(cut(q), understood);
};

describe('goods that are not traded here', () => {
  test.each([
    ['car for sale', ['car']],
    ['গাড়ি বিক্রি', ['গাড়ি']],
    ['gari bikri dhaka', ['gari']],
    ['used bike 2 lakh', ['bike']],
    ['mobile phone', ['mobile', 'phone']],
    ['চাকরি চাই ঢাকায়', ['চাকরি']],
    ['job in dhaka', ['job']],
    ['পুরাতন ল্যাপটপের দাম', ['ল্যাপটপের']],
  ])('%s: %j', (q, goods) => {
    expect(goodsIn(q)).toEqual(goods);
  });

  test.each([
    'flat with car parking',
    'car parking',
    'car garage rent mirpur',
    'গাড়ি রাখার জায়গা ভাড়া',
    'flat near car showroom',
    'মোবাইলের দোকান ভাড়া',
    'mobile shop rent',
    'job holder bachelor seat',
    'phone number',
    'flat rent',
    'জমি বিক্রি',
  ])('%s asks for homes, land or places', (q) => {
    expect(goodsIn(q)).toEqual([]);
  });
});

describe('queries that ask for nothing', () => {
  test.each([
    ['the and of', 'nothing'],
    ['এবং আর ও', 'nothing'],
    ["' or 1=1 --", 'nothing'],
    ['ami ekta chai', 'nothing'],
    ['property', 'anything'],
    ['প্রপার্টি চাই', 'anything'],
    ['48213', undefined],
    ['rent', undefined],
    ['lake', undefined],
  ])('%s: %s', (q, expected) => {
    expect(emptiness(cut(q))).toBe(expected);
  });
});
