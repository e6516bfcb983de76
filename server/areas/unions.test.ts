import { describe, expect, test } from 'vitest';
import { districtById, divisionById, localityById, neighbourhoodById, placeOf, subDistrictById } from './catalogue.ts';
import { unions } from './unions.ts';

describe('unions', () => {
  test('are more than 4,200, each in a sub-district and with an id of its own', () => {
    expect(unions.length).toBeGreaterThan(4200);
    expect(unions.filter(({ subDistrict }) => !subDistrictById.has(subDistrict))).toEqual([]);
    expect(new Set(unions.map(({ id }) => id)).size).toBe(unions.length);
    expect(unions.filter(({ id }) => [neighbourhoodById, subDistrictById, districtById, divisionById].some((others) => others.has(id)))).toEqual([]);
  });

  test('are named in both scripts', () => {
    for (const { id, en, bn } of unions) {
      expect(bn, id).toMatch(/^(\p{Script=Bengali}| ){3,}$/u);
      expect(en, id).toMatch(/^[A-Z][A-Za-z' .-]{2,}$/);
      expect(bn.normalize('NFC'), id).toBe(bn);
    }
  });

  test.each([
    ['bhola-char-fasson-abdullahpur', 'Abdullahpur', 'আবদুল্লাহপুর'],
    ['brahmanbaria-nabinagar-east-nabinagar', 'East Nabinagar', 'পূর্ব নবীনগর'],
    ['narayanganj-rupganj-daudpur', 'Daudpur', 'দাউদপুর'],
  ])('%s is %s', (id, en, bn) => {
    expect(localityById.get(id)).toMatchObject({ en, bn });
  });

  test('name the place of a post with their sub-district', () => {
    const [union] = unions;
    expect(placeOf(union?.subDistrict ?? '', union?.id)?.locality).toEqual({ id: union?.id, en: union?.en, bn: union?.bn });
  });
});
