import { describe, expect, test } from 'vitest';
import { catalogue, districtById, localityById, subDistrictById } from './catalogue.ts';
import { landmarkKinds, landmarks } from './landmarks.ts';

const subDistrictOf = (area: string): string => localityById.get(area)?.subDistrict ?? area;

describe('landmarks', () => {
  test('are more than 300, of every kind, in all eight divisions', () => {
    expect(landmarks.length).toBeGreaterThan(300);
    expect(new Set(landmarks.map(({ kind }) => kind)).size).toBe(landmarkKinds.length);
    const divisions = landmarks.flatMap(({ areas }) =>
      areas.map((area) => districtById.get(subDistrictById.get(subDistrictOf(area))?.district ?? '')?.division),
    );
    expect(new Set(divisions)).toEqual(new Set(catalogue.map(({ id }) => id)));
  });

  test('lie in areas that the catalogue has', () => {
    const unknown = landmarks.flatMap(({ id, areas }) =>
      areas.filter((area) => !subDistrictById.has(area) && !localityById.has(area)).map((area) => `${id}: ${area}`),
    );
    expect(unknown).toEqual([]);
  });

  test('have an id of their own, and a name in Latin and in Bengali letters', () => {
    expect(new Set(landmarks.map(({ id }) => id)).size).toBe(landmarks.length);
    for (const { id, en, bn } of landmarks) {
      expect(bn, id).toMatch(/^[\p{Script=Bengali} .()-]+$/u);
      expect(en, id).toMatch(/^[A-Za-z0-9' .()-]+$/);
      expect(bn.normalize('NFC'), id).toBe(bn);
    }
  });
});
