import { describe, expect, test } from 'vitest';
import { divisions } from '#contracts/enums.ts';
import { metroLine } from '#contracts/maps/metro-line.ts';
import { catalogue, districtById, neighbourhoodById, placeOf, subDistrictById } from './catalogue.ts';

const subDistricts = [...subDistrictById.values()];
const everyone = [...catalogue, ...districtById.values(), ...subDistricts];

const kmBetween = (a: { lat: number; lng: number }, b: { lat: number; lng: number }): number =>
  Math.hypot((a.lat - b.lat) * 111, (a.lng - b.lng) * 111 * Math.cos((a.lat * Math.PI) / 180));

describe('the catalogue of areas', () => {
  test('has the 8 divisions of the specification, 64 districts and every sub-district', () => {
    expect(catalogue.map(({ id }) => id)).toEqual(divisions);
    expect(catalogue.map(({ en }) => en)).toEqual(['Dhaka', 'Rajshahi', 'Chittagong', 'Sylhet', 'Khulna', 'Barishal', 'Rangpur', 'Mymensingh']);
    expect(districtById.size).toBe(64);
    expect(subDistricts.filter(({ kind }) => kind === 'upazila').length).toBeGreaterThanOrEqual(495);
    expect(subDistricts.filter(({ kind }) => kind === 'thana').length).toBeGreaterThanOrEqual(100);
  });

  test('gives every id once', () => {
    const listed = catalogue.flatMap(({ districts }) => districts.flatMap((district) => district.subDistricts.map(({ id }) => id)));
    expect(new Set(listed).size).toBe(listed.length);
    expect(catalogue.flatMap(({ districts }) => districts).length).toBe(districtById.size);
  });

  test('names everything in Bengali letters and in Latin letters', () => {
    for (const { id, en, bn } of everyone) {
      expect(bn, id).toMatch(/^(\p{Script=Bengali}|[ .()-])+$/u);
      expect(en, id).toMatch(/^[A-Za-z' .()-]+$/);
      expect(bn.normalize('NFC'), id).toBe(bn);
    }
  });

  test('places every sub-district near its district', () => {
    for (const sub of subDistricts) {
      const district = districtById.get(sub.district);
      expect(district && kmBetween(sub, district), sub.id).toBeLessThan(110);
    }
  });

  test('gives every neighbourhood an id that no other area has', () => {
    const ids = [...subDistricts.flatMap(({ localities }) => localities.map(({ id }) => id)), ...everyone.map(({ id }) => id)];
    expect(neighbourhoodById.size).toBe(new Set(subDistricts.flatMap(({ localities }) => localities)).size);
    expect(ids.filter((id, at) => neighbourhoodById.has(id) && ids.indexOf(id) !== at)).toEqual([]);
  });

  test('knows some 900 neighbourhoods, some in each of the eight divisions, each with a Bengali name of its own', () => {
    expect(neighbourhoodById.size).toBeGreaterThan(900);
    for (const division of catalogue)
      expect(
        division.districts.some((district) => district.subDistricts.some(({ localities }) => localities.length > 5)),
        division.id,
      ).toBe(true);
    for (const { id, en, bn } of neighbourhoodById.values()) {
      expect(bn, id).toMatch(/^(\p{Script=Bengali}|[ .()/½-])+$/u);
      expect(en, id).toMatch(/^[A-Za-z0-9' .()/½-]+$/);
      expect(bn.normalize('NFC'), id).toBe(bn);
    }
  });

  test('spells no neighbourhood of a sub-district like another of it', () => {
    for (const { id, localities } of subDistricts) {
      const names = localities.flatMap(({ en, bn }) => [en.toLowerCase(), bn]);
      expect(
        names.filter((name, at) => names.indexOf(name) !== at),
        id,
      ).toEqual([]);
    }
  });

  test('places every neighbourhood near its sub-district', () => {
    for (const { id, lat, lng, subDistrict } of neighbourhoodById.values()) {
      const sub = subDistrictById.get(subDistrict);
      if (sub && lat !== undefined && lng !== undefined) expect(kmBetween(sub, { lat, lng }), id).toBeLessThan(15);
    }
  });

  const middleOf = (id: string): { lat: number; lng: number } => {
    const { lat = NaN, lng = NaN } = neighbourhoodById.get(id) ?? {};
    return { lat, lng };
  };
  const placed = [...neighbourhoodById.values()].filter(({ lat }) => lat !== undefined);

  test('places every neighbourhood of a city within its thana, and no two in one point', () => {
    for (const { id, subDistrict } of placed) {
      const sub = subDistrictById.get(subDistrict);
      if (sub?.kind === 'thana') expect(kmBetween(sub, middleOf(id)), id).toBeLessThan(4);
    }
    const points = placed.map(({ lat, lng }) => `${lat} ${lng}`);
    expect(points.filter((point, at) => points.indexOf(point) !== at)).toEqual([]);
  });

  test('places a neighbourhood with the name of a metro station at that station', () => {
    const pairs = metroLine.flatMap((station) => placed.flatMap(({ id, en }) => (id.startsWith('dhaka-') && en === station.en ? [{ id, station }] : [])));
    expect(pairs.length).toBeGreaterThan(3);
    for (const { id, station } of pairs) expect(kmBetween(middleOf(id), station), id).toBeLessThan(0.6);
  });

  test('places what lies around Mirpur on its side of it', () => {
    const [ten, two, one] = ['dhaka-mirpur-10', 'dhaka-mirpur-2', 'dhaka-mirpur-1'].map(middleOf);
    for (const id of ['dhaka-kalyanpur', 'dhaka-pirerbag']) for (const section of [ten, two, one]) expect(middleOf(id).lat, id).toBeLessThan(section?.lat ?? 0);
    const shewrapara = metroLine.find(({ en }) => en === 'Shewrapara')?.lng ?? 0;
    expect(middleOf('dhaka-east-shewrapara').lng).toBeGreaterThan(shewrapara);
    expect(middleOf('dhaka-west-shewrapara').lng).toBeLessThan(shewrapara);
  });

  test('names a neighbourhood with its sub-district, and with no other', () => {
    expect(placeOf('dhaka-bhatara', 'dhaka-bashundhara-r-a')?.locality?.bn).toBe('বসুন্ধরা আবাসিক এলাকা');
    expect(placeOf('dhaka-badda', 'dhaka-bashundhara-r-a')).toEqual(placeOf('dhaka-badda'));
  });

  test.each([
    ['dhaka-dhanmondi', 'ধানমন্ডি', 'ঢাকা', 'ঢাকা'],
    ['chattogram-khulshi', 'খুলশী', 'চট্টগ্রাম', 'চট্টগ্রাম'],
  ])('knows where %s lies', (id, sub, district, division) => {
    const place = placeOf(id);
    expect([place?.subDistrict.bn, place?.district.bn, place?.division.bn]).toEqual([sub, district, division]);
  });
});
