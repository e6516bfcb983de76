import { expect, it } from 'vitest';
import { inPlace } from './in-place.ts';

it('puts "in" at the end of a Bengali name as it is spoken', () => {
  expect(['ঢাকা', 'মিরপুর', 'ধানমন্ডি', 'বসুন্ধরা', 'সাভার', 'নরসিংদী', 'কুড়িল'].map((name) => inPlace('bn', name))).toEqual([
    'ঢাকায়',
    'মিরপুরে',
    'ধানমন্ডিতে',
    'বসুন্ধরায়',
    'সাভারে',
    'নরসিংদীতে',
    'কুড়িলে',
  ]);
  expect(inPlace('en', 'Mirpur')).toBe('Mirpur');
});
