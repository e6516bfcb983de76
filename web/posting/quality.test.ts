import { describe, expect, it } from 'vitest';
import { hasContactInText, isSlipOfZeros } from './hints.ts';
import { emptyPost, type PostForm } from './post-form.ts';
import { goodDescription, qualityPoints, qualityScore, totalOf } from './quality.ts';

const score = (form: Partial<PostForm>, rooms = 3): number => qualityScore(qualityPoints('sell', { ...emptyPost, ...form }, rooms));

const best: Partial<PostForm> = {
  propertyType: 'apartment',
  size: '1250',
  price: '11800000',
  images: ['a', 'b', 'c'],
  subDistrict: 'dhaka-mirpur',
  street: 'রোড ৪',
  postTitle: 'মিরপুর ১০-এ মেট্রোর পাশে ফ্ল্যাট',
  description: 'ক'.repeat(goodDescription),
  facing: 'south',
  availableFloor: '4',
  floorPlan: '{}',
};

describe('the quality of an ad', () => {
  it('goes from nothing to a hundred', () => {
    expect(score({})).toBe(0);
    expect(score(best)).toBe(100);
  });

  it('falls with everything that is taken away', () => {
    for (const [field, weight] of [
      ['price', 20],
      ['street', 15],
      ['description', 15],
      ['facing', 10],
      ['floorPlan', 5],
    ] as const)
      expect(score({ ...best, [field]: '' })).toBe(100 - weight);
    expect(score(best, 2)).toBe(80);
    expect(score({ ...best, images: [] })).toBe(80);
    expect(score({ ...best, postTitle: `${best.postTitle} ০১৭১২৩৪৫৬৭৮` })).toBe(95);
    expect(score({ ...best, street: 'রোড ৪, ০১৭১২৩৪৫৬৭৮' })).toBe(95);
  });

  it('asks no floor of land and no facing of what has none', () => {
    expect(score({ ...best, propertyType: 'land', landSize: '5', size: '', availableFloor: '' })).toBe(100);
    expect(score({ ...best, propertyType: 'shop', facing: 'east' })).toBe(100);
  });

  it('names the facing or the floor alone where the other is known', () => {
    const todo = (form: Partial<PostForm>) => qualityPoints('sell', { ...emptyPost, ...best, ...form }, 3).find(({ point }) => point === 'facing')?.todo;
    expect([todo({ facing: '' }), todo({ availableFloor: '' }), todo({ facing: '', availableFloor: '' }), todo({})]).toEqual([
      'facingOnly',
      'floorOnly',
      undefined,
      undefined,
    ]);
    expect(todo({ propertyType: 'land', facing: '', availableFloor: '' })).toBe('facingOnly');
  });

  it('asks for the street alone where the area is known, and leads to what is open', () => {
    const area = (form: Partial<PostForm>) => qualityPoints('sell', { ...emptyPost, ...best, ...form }, 3).find(({ point }) => point === 'area');
    expect(area({ street: '' })).toMatchObject({ earned: false, todo: 'streetOnly', field: 'street' });
    expect(area({ street: '', subDistrict: '' })).toMatchObject({ earned: false, field: 'subDistrict' });
    expect(area({ street: '', subDistrict: '' })?.todo).toBeUndefined();
  });

  it('names numbers and links only once there is a text, and leads to the one that has them', () => {
    const clean = (form: Partial<PostForm>) => qualityPoints('sell', { ...emptyPost, ...form }, 3).find(({ point }) => point === 'clean');
    expect(clean({})).toBeUndefined();
    expect(clean(best)?.earned).toBe(true);
    expect(clean({ ...best, street: 'রোড ৪, ০১৭১২৩৪৫৬৭৮' })).toMatchObject({ earned: false, field: 'street' });
  });

  it('asks no floor plan of land and of a factory', () => {
    for (const propertyType of ['land', 'factory']) expect(score({ ...best, propertyType, landSize: '5', floorPlan: '' })).toBe(100);
  });

  it('doubts a price with a zero too many or too few', () => {
    expect(score({ ...best, price: '11800000000' })).toBe(80);
    expect(score({ ...best, price: '118000' })).toBe(80);
  });
});

describe('the hints', () => {
  it('hears phone numbers and links in either digits, and takes sizes and prices for what they are', () => {
    for (const text of ['ফোন ০১৭১২-৩৪৫৬৭৮', 'call 01712345678', 'www.example.com', 'fb.com/me']) expect(hasContactInText(text)).toBe(true);
    for (const text of ['১,২৫০ বর্গফুট', 'দাম ১,১৮,০০,০০০ টাকা', 'রোড ৪, সেক্টর ১১']) expect(hasContactInText(text)).toBe(false);
  });

  it('notices ten times and a tenth of a usual price', () => {
    expect(isSlipOfZeros('sell', 8_500_000, 1000)).toBe(false);
    expect(isSlipOfZeros('sell', 850_000_000, 1000)).toBe(true);
    expect(isSlipOfZeros('sell', 85_000, 1000)).toBe(true);
    expect(isSlipOfZeros('rent', 25_000, 1200)).toBe(false);
    expect(isSlipOfZeros('rent', 2_500_000, 1200)).toBe(true);
  });

  it('counts a price per sqft up to the whole', () => {
    expect(totalOf('sell', { ...emptyPost, price: '9440', priceUnits: 'perSqft', size: '1250' })).toBe(11_800_000);
    expect(totalOf('sell', { ...emptyPost, price: '9440', priceUnits: 'perSqft' })).toBeUndefined();
    expect(totalOf('rent', { ...emptyPost, rentFee: '25000' })).toBe(25_000);
  });
});
