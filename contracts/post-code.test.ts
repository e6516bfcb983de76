import { expect, test } from 'vitest';
import { SellPostFields } from './posts/posts.ts';

const flat = {
  postTitle: 'রেডি ফ্ল্যাট',
  description: 'দক্ষিণমুখী',
  propertyType: 'apartment',
  size: '1250',
  bedrooms: '3',
  bathrooms: '3',
  condition: 'used',
  constructionStatus: 'ready',
  postedBy: 'owner',
  division: 'dhaka',
  district: 'dhaka',
  subDistrict: 'dhaka-mirpur',
  primaryContact: '01712345678',
  plan: 'free',
  price: '9500000',
  priceUnits: 'total',
};

const read = (postCode: string | undefined) => SellPostFields.safeParse({ ...flat, ...(postCode === undefined ? {} : { postCode }) });

test.each([
  ['1216', '1216'],
  ['১২১৬', '1216'],
  [' 1216 ', '1216'],
  ['', undefined],
  [undefined, undefined],
])('the post code %j is %j', (typed, code) => {
  expect(read(typed).data?.postCode).toBe(code);
});

test.each(['12169', '১২১৬৯', '121', 'Dhaka', '12a6'])('%j is no post code', (typed) => {
  expect(read(typed).error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([['postCode', 'postCode']]);
});
