import { describe, expect, it } from 'vitest';
import { emptyPost } from '#web/posting/post-form.ts';
import { suggestedTitle } from './title-words.ts';

const flat = { ...emptyPost, propertyType: 'apartment', size: '1250', bedrooms: '3' };
const mirpur = { id: 'dhaka-mirpur', en: 'Mirpur', bn: 'মিরপুর' };

describe('suggestedTitle', () => {
  it('says how large, what, for what and where, in either language', () => {
    expect(suggestedTitle('sell', flat, mirpur, 'bn')).toBe('৩ বেডের ফ্ল্যাট বিক্রি, মিরপুর');
    expect(suggestedTitle('rent', flat, mirpur, 'en')).toBe('3-bed flat for rent, Mirpur');
  });

  it('leaves out what was typed for another kind of property', () => {
    expect(suggestedTitle('sell', { ...flat, propertyType: 'office' }, mirpur, 'en')).toBe('1,250 sqft office space for sale, Mirpur');
  });

  it('waits for type and area', () => {
    expect(suggestedTitle('sell', flat, undefined, 'bn')).toBeUndefined();
    expect(suggestedTitle('sell', emptyPost, mirpur, 'bn')).toBeUndefined();
  });
});
