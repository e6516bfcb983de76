import { describe, expect, it } from 'vitest';
import { translatorOf } from '#i18n/compile.ts';
import { propertyTypes } from '#contracts/enums.ts';
import { formatter } from '#i18n/format.ts';
import type { PageWords } from '#web/platform/language.tsx';
import { emptyPost } from '#web/posting/post-form.ts';
import { inPlace, suggestedTitle } from './title-words.ts';

const words = (lng: 'bn' | 'en'): PageWords => ({ lng, t: translatorOf(lng), fmt: formatter(lng), now: '2026-01-01T00:00:00.000Z' }) as PageWords;
const flat = { ...emptyPost, propertyType: 'apartment', size: '1250', constructionStatus: 'ready' };

describe('suggestedTitle', () => {
  it('says where, how large, what and for what, in the order of the language', () => {
    expect(suggestedTitle('sell', flat, 'মিরপুর', words('bn'))).toBe('মিরপুরে ১,২৫০ বর্গফুট রেডি ফ্ল্যাট বিক্রি');
    expect(suggestedTitle('rent', flat, 'Mirpur', words('en'))).toMatch(/^1,250 sqft .*flat for rent in Mirpur$/);
  });

  it('knows a title for every type in both languages, within the limit', () => {
    for (const propertyType of propertyTypes) {
      for (const lng of ['bn', 'en'] as const) {
        const title = suggestedTitle('sell', { ...flat, propertyType, landSize: '5' }, 'ধানমন্ডি', words(lng)) ?? '';
        expect(title).toMatch(/\S/);
        expect(title).not.toMatch(/[{}]|undefined/);
        expect([...title].length).toBeLessThan(120);
      }
    }
  });

  it('waits for type and area', () => {
    expect(suggestedTitle('sell', flat, undefined, words('bn'))).toBeUndefined();
    expect(suggestedTitle('sell', emptyPost, 'মিরপুর', words('bn'))).toBeUndefined();
  });
});

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
