import { describe, expect, it } from 'vitest';
import { translatorOf } from '#i18n/compile.ts';
import { formatter } from '#i18n/format.ts';
import { areaTree } from '#web/areas/area-tree.ts';
import type { Areas } from '#web/areas/use-areas.ts';
import type { PageWords } from '#web/platform/language.tsx';
import { changeLabel, changeValue } from './change-words.ts';

const words = { lng: 'bn', t: translatorOf('bn'), fmt: formatter('bn'), now: '' } as unknown as PageWords;
const tree = areaTree([{ id: 'dhaka', en: 'Dhaka', bn: 'ঢাকা', aliases: [], districts: [] }]);
const areas: Areas = { state: 'ready', tree };
const said = (field: string, value: unknown, known: Areas = areas): string => changeValue(words, known, field, value);

describe('a change of a post', () => {
  it('is said as the facts of a post are', () => {
    expect(said('price', 26_500_000)).toBe('৳২,৬৫,০০,০০০');
    expect(said('size', 1850)).toBe('১,৮৫০ বর্গফুট');
    expect(said('propertyType', 'shop')).toBe('দোকান');
    expect(said('priceUnits', 'perSqft')).toBe('প্রতি বর্গফুট');
    expect(said('landUnits', 'katha')).toBe('কাঠা');
    expect(said('lift', false)).toBe('লিফট নেই');
    expect(said('facilities', ['gym', 'garden'])).toBe('জিম ও বাগান');
    expect(said('bedrooms', 3)).toBe('৩');
    expect(said('landSize', '5.000')).toBe('৫');
    expect(said('plan', 'paid')).toMatch(/\S/);
    expect(said('postTitle', 'দক্ষিণমুখী')).toBe('দক্ষিণমুখী');
  });

  it('says nothing in words', () => {
    for (const value of [null, undefined, '', []]) expect(said('street', value)).toBe('দেওয়া হয়নি');
    expect(said('availableFloor', 0)).toBe('নিচতলা');
  });

  it('names areas once they are known, and shows their id until then', () => {
    expect(said('division', 'dhaka')).toBe('ঢাকা');
    expect(said('division', 'dhaka', { state: 'loading' })).toBe('dhaka');
    expect(said('district', 'nowhere')).toBe('nowhere');
  });

  it('names its field, and one that is newer than the words by its own name', () => {
    expect(changeLabel(words, 'availableFloor')).toBe('তলা');
    expect(changeLabel(words, 'roofGarden')).toBe('roofGarden');
  });
});
