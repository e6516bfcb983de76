// Whether a row of the listings is what a person needs: told by the row's own facts, never by what the search makes of them.
import type { Meanings, Want } from './needs-set.ts';

/** A row of listings.csv, as far as it is judged. */
export interface Row {
  purpose: string;
  type: string;
  /** Small letters, composed. */
  title: string;
  address: string;
  district: string;
  subDistrict: string;
  price: number;
  beds: number | undefined;
  size: number | undefined;
}

const numberIn = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);

export const rowOf = (cells: Readonly<Record<string, string>>): Row => ({
  purpose: cells['purpose'] ?? '',
  type: cells['property_type'] ?? '',
  title: (cells['title'] ?? '').normalize('NFC').toLowerCase(),
  address: (cells['address'] ?? '').normalize('NFC').toLowerCase(),
  district: cells['district'] ?? '',
  subDistrict: cells['sub_district'] ?? '',
  price: Number(cells['price_bdt']),
  beds: numberIn(cells['beds']),
  size: numberIn(cells['size_sqft']),
});

const isIn = (row: Row, areas: readonly string[] | undefined): boolean =>
  areas !== undefined && (areas.includes(row.district) || areas.includes(row.subDistrict));

function liesIn(row: Row, name: string, { places }: Meanings): boolean {
  const { areas, named, within } = places[name] ?? {};
  if (isIn(row, areas)) return true;
  if (!named || (within && !isIn(row, within))) return false;
  const text = `${row.title} , ${row.address}`;
  return named.every((one) => one.test(text));
}

const outside = (value: number | undefined, [min, max]: readonly [number, number | null]): boolean =>
  value !== undefined && (value < min || value > (max ?? Number.POSITIVE_INFINITY));

function saysOpposite(row: Row, name: string, { attributes }: Meanings): boolean {
  const { opposite, unless } = attributes[name] ?? {};
  return opposite !== undefined && opposite.test(row.title) && !unless?.test(row.title);
}

function isKind(row: Row, name: string, { kinds }: Meanings): boolean {
  const { types, said } = kinds[name] ?? {};
  return (types?.includes(row.type) ?? false) || (said?.test(row.title) ?? false);
}

/** What of the row is not what is wanted, in words; nothing where the row is right. Cheap questions come first. */
export function whyWrong(row: Row, want: Want, meanings: Meanings): string | undefined {
  if (want.purpose && row.purpose !== want.purpose) return `to ${row.purpose}`;
  if (want.price && outside(row.price, want.price)) return `price ${row.price}`;
  if (want.beds && outside(row.beds, want.beds)) return `${row.beds} beds`;
  if (want.size && outside(row.size, want.size)) return `${row.size} sqft`;
  if (want.kind && !isKind(row, want.kind, meanings)) return `is ${row.type}`;
  if (want.place && !want.place.some((name) => liesIn(row, name, meanings))) return `lies in ${row.address || row.subDistrict}`;
  if (want.notPlace?.some((name) => liesIn(row, name, meanings))) return `lies in ${row.address || row.subDistrict}, which is excluded`;
  const opposite = want.attributes?.find((name) => saysOpposite(row, name, meanings));
  return opposite && `says the opposite of ${opposite}`;
}

/** All that is wanted is said, not only unopposed. */
export const saysAll = (row: Row, want: Want, { attributes }: Meanings): boolean =>
  (want.attributes ?? []).every((name) => attributes[name]?.said.test(row.title) ?? false);
