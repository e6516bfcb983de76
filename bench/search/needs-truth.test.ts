import { expect, test } from 'vitest';
import { asked, meanings, nonsense, scripts, tabs, type Want } from './needs-set.ts';
import { rowOf, saysAll, whyWrong } from './needs-truth.ts';

const row = (cells: Record<string, string>) =>
  rowOf({
    purpose: 'rent',
    property_type: 'apartment',
    title: 'Flat for rent in Banasree',
    price_bdt: '15000',
    address: 'Banasree, Dhaka',
    district: 'dhaka',
    sub_district: 'dhaka-rampura',
    ...cells,
  });
const judged = (cells: Record<string, string>, want: Want) => whyWrong(row(cells), want, meanings);

test('a need names places, kinds and attributes that have a meaning, in every script', () => {
  for (const { want } of asked) {
    for (const name of [...(want.place ?? []), ...(want.notPlace ?? [])]) expect(meanings.places).toHaveProperty(name);
    for (const name of want.attributes ?? []) expect(meanings.attributes).toHaveProperty(name);
    if (want.kind) expect(meanings.kinds).toHaveProperty(want.kind);
  }
  expect(new Set(asked.map(({ script }) => script))).toEqual(new Set([...scripts, 'review']));
  expect([nonsense.length, tabs.length]).toEqual([20, 20]);
  expect(new Set(asked.map(({ q }) => q)).size).toBe(asked.length);
});

test.each<[string, Record<string, string>, Want, string | undefined]>([
  ['filed there', {}, { place: ['rampura'] }, undefined],
  ['named in the title', { sub_district: '', title: 'বনশ্রী এফ ব্লকে ফ্ল্যাট' }, { place: ['banasree-f'] }, undefined],
  ['another place', {}, { place: ['gulshan'] }, 'lies in banasree, dhaka'],
  ['a place that is excluded', {}, { notPlace: ['dhaka'] }, 'lies in banasree, dhaka, which is excluded'],
  ['the name elsewhere', { title: 'Sector 13', sub_district: 'dhaka-mirpur' }, { place: ['uttara-13'] }, 'lies in banasree, dhaka'],
  ['the other purpose', {}, { purpose: 'sell' }, 'to rent'],
  ['too dear', {}, { price: [0, 14_000] }, 'price 15000'],
  ['no number of rooms', {}, { beds: [3, 3] }, undefined],
  ['too many rooms', { beds: '4' }, { beds: [3, 3] }, '4 beds'],
  ['a kind by its title', { title: 'Tinshed room' }, { kind: 'tinshed' }, undefined],
  ['another kind', {}, { kind: 'shop' }, 'is apartment'],
  ['silent', {}, { attributes: ['family'] }, undefined],
  ['the opposite', { title: 'Bachelor house' }, { attributes: ['family'] }, 'says the opposite of family'],
  ['both', { title: 'Family or bachelor' }, { attributes: ['family'] }, undefined],
])('%s', (_, cells, want, why) => {
  expect(judged(cells, want)).toBe(why);
});

test('saying an attribute is more than not opposing it', () => {
  expect([row({}), row({ title: 'Family house' })].map((one) => saysAll(one, { attributes: ['family'] }, meanings))).toEqual([false, true]);
});
