import { describe, expect, test } from 'vitest';
import { areaTree, chooseArea, findArea, noArea, optionsUnder, searchAreas } from './area-tree.ts';
import { fold } from './fold.ts';

const sub = (id: string, en: string, bn: string, aliases: string[] = []) => ({ id, en, bn, aliases, kind: 'thana' as const, localities: [] });
const tree = areaTree([
  {
    id: 'dhaka',
    en: 'Dhaka',
    bn: 'ঢাকা',
    aliases: ['Dacca'],
    districts: [
      {
        id: 'dhaka',
        en: 'Dhaka',
        bn: 'ঢাকা',
        aliases: [],
        subDistricts: [sub('dhaka-dhanmondi', 'Dhanmondi', 'ধানমন্ডি', ['Danmondi']), sub('dhaka-old', 'Bangshal', 'বংশাল')],
      },
      { id: 'gazipur', en: 'Gazipur', bn: 'গাজীপুর', aliases: [], subDistricts: [sub('gazipur-sadar', 'Gazipur Sadar', 'গাজীপুর সদর')] },
    ],
  },
  {
    id: 'chittagong',
    en: 'Chittagong',
    bn: 'চট্টগ্রাম',
    aliases: ['Chattogram'],
    districts: [
      {
        id: 'chattogram',
        en: 'Chattogram',
        bn: 'চট্টগ্রাম',
        aliases: [],
        subDistricts: [sub('chattogram-khulshi', 'Khulshi', 'খুলশী'), sub('ward-10', 'Ward 10', 'ওয়ার্ড ১০')],
      },
    ],
  },
]);
const idsOf = (typed: string): string[] => searchAreas(tree.subDistrict, typed).map(({ id }) => id);

describe('searching areas', () => {
  test.each([
    ['dhan', 'dhaka-dhanmondi'],
    ['DHANMONDI', 'dhaka-dhanmondi'],
    ['ধান', 'dhaka-dhanmondi'],
    ['danm', 'dhaka-dhanmondi'],
    ['খুলশি', 'chattogram-khulshi'],
    ['ward 10', 'ward-10'],
    ['ওয়ার্ড 10', 'ward-10'],
  ])('"%s" finds %s', (typed, id) => {
    expect(idsOf(typed)).toContain(id);
  });

  test('the start of a name comes before the middle of another', () => {
    expect(idsOf('sa')[0]).toBe('gazipur-sadar');
    expect(searchAreas(tree.district, 'চ')[0]?.id).toBe('chattogram');
  });

  test('both ways of writing a letter with its dot are the same', () => {
    expect(fold('বড়')).toBe(fold('ব\u09dc'));
    expect(idsOf('xyz')).toEqual([]);
  });
});

describe('choosing areas', () => {
  test('a sub-district chosen first fills in its district and division', () => {
    const picked = findArea(tree, 'subDistrict', 'chattogram-khulshi');
    expect(chooseArea(tree, noArea, 'subDistrict', picked)).toEqual({ division: 'chittagong', district: 'chattogram', subDistrict: 'chattogram-khulshi' });
  });

  test('another parent clears what lies below it, the same one keeps it', () => {
    const chosen = { division: 'dhaka', district: 'dhaka', subDistrict: 'dhaka-dhanmondi' };
    expect(chooseArea(tree, chosen, 'division', findArea(tree, 'division', 'chittagong'))).toEqual({ division: 'chittagong', district: '', subDistrict: '' });
    expect(chooseArea(tree, chosen, 'division', findArea(tree, 'division', 'dhaka'))).toEqual(chosen);
    expect(chooseArea(tree, chosen, 'district', findArea(tree, 'district', 'gazipur'))).toEqual({ division: 'dhaka', district: 'gazipur', subDistrict: '' });
    expect(chooseArea(tree, chosen, 'district', findArea(tree, 'district', 'dhaka'))).toEqual(chosen);
  });

  test('clearing a level clears the levels below and keeps those above', () => {
    const chosen = { division: 'dhaka', district: 'dhaka', subDistrict: 'dhaka-dhanmondi' };
    expect(chooseArea(tree, chosen, 'district', undefined)).toEqual({ division: 'dhaka', district: '', subDistrict: '' });
    expect(chooseArea(tree, chosen, 'division', undefined)).toEqual(noArea);
  });

  test('only places under the chosen parents are offered', () => {
    expect(optionsUnder(tree, 'district', { ...noArea, division: 'dhaka' }).map(({ id }) => id)).toEqual(['dhaka', 'gazipur']);
    expect(optionsUnder(tree, 'subDistrict', { ...noArea, division: 'dhaka' })).toHaveLength(3);
    expect(optionsUnder(tree, 'subDistrict', { ...noArea, division: 'dhaka', district: 'dhaka' })).toHaveLength(2);
    expect(optionsUnder(tree, 'subDistrict', noArea)).toHaveLength(5);
  });
});
