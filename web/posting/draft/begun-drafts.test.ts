import { describe, expect, it } from 'vitest';
import { begunDrafts, isBegun, partDone } from './begun-drafts.ts';
import { draftKey, storeDraft, newDraft } from './draft.ts';
import { emptyPost, type PostForm } from '#web/posting/post-form.ts';

const flat: PostForm = {
  ...emptyPost,
  propertyType: 'apartment',
  size: '1250',
  bedrooms: '3',
  bathrooms: '3',
  division: 'dhaka',
  district: 'dhaka',
  subDistrict: 'dhaka-mirpur',
  price: '11800000',
  postTitle: 'মিরপুরে রেডি ফ্ল্যাট',
  description: 'দক্ষিণমুখী',
  condition: 'used',
  constructionStatus: 'ready',
  postedBy: 'owner',
  primaryContact: '01712345678',
};

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('a draft that was begun', () => {
  it('is one in which something was answered beyond what the profile gave', () => {
    expect(isBegun({ form: { ...emptyPost, primaryContact: '01712345678' } })).toBe(false);
    expect(isBegun({ form: { ...emptyPost, propertyType: 'land' } })).toBe(true);
    expect(isBegun({ form: { ...emptyPost, facilities: ['gym'] } })).toBe(true);
    const proposed = { propertyType: 'land', facing: 'south' };
    expect(isBegun({ form: { ...emptyPost, ...proposed }, proposed })).toBe(false);
    expect(isBegun({ form: { ...emptyPost, ...proposed, facing: 'north' }, proposed })).toBe(true);
  });

  it('is listed for the person who began it, to sell and for rent, the latest first', () => {
    const box = storage();
    storeDraft(box, draftKey('sell', 'me'), { ...newDraft(), form: flat, savedAt: 1 });
    storeDraft(box, draftKey('rent', 'me'), { ...newDraft(), form: { ...flat, price: '', rentFee: '25000' }, savedAt: 2 });
    storeDraft(box, draftKey('sell', 'somebody else'), { ...newDraft(), form: flat, savedAt: 3 });
    expect(begunDrafts(box, 'me').map(({ type, savedAt }) => [type, savedAt])).toEqual([
      ['rent', 2],
      ['sell', 1],
    ]);
    expect(begunDrafts(box, 'nobody')).toEqual([]);
  });

  it('that was only opened is not listed', () => {
    const box = storage();
    storeDraft(box, draftKey('sell', 'me'), { ...newDraft({ primaryContact: '01712345678' }), savedAt: 1 });
    expect(begunDrafts(box, 'me')).toEqual([]);
  });

  it('is done when everything needed stands there, and counts what is left', () => {
    expect(partDone('sell', flat, 1)).toBe(1);
    expect(partDone('sell', flat, 0)).toBeLessThan(1);
    expect(partDone('sell', emptyPost, 0)).toBe(0);
    const half = partDone('rent', { ...emptyPost, propertyType: 'land', landSize: '5', landCategory: 'residential' }, 0);
    expect(half).toBeGreaterThan(0.2);
    expect(half).toBeLessThan(0.5);
  });
});
