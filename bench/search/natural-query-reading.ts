// Whether a query was read right, field by field, from what the search says that it understood.
import { propertyTypes } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { Understood } from '#contracts/search/search.ts';
import { tokensOf } from '#i18n/fold.ts';
import { numberWords } from '#i18n/spoken-numbers.ts';
import { areasOfLandmark, around, slugOf, truePlace } from './natural-query-places.ts';
import { landSqft } from './natural-query-posts.ts';
import type { Truth } from './natural-query-set.ts';

/** Filters are strings here, since more of them come with time. */
export interface Heard {
  understood: readonly (Omit<Understood, 'filter'> & { filter: string })[];
  sort?: string | undefined;
}

const valuesOf = ({ understood }: Heard, filter: string): string[] =>
  understood.filter((one) => one.filter === filter).flatMap(({ value }) => (Array.isArray(value) ? value : [value]).map(String));

const numberOf = (heard: Heard, filter: string): number | undefined => {
  const [value] = valuesOf(heard, filter);
  return value === undefined ? undefined : Number(value);
};

const isOpen = ({ open = [] }: Truth, field: string): boolean => open.some((one) => one === field);

function purposeFault(truth: Truth, heard: Heard): boolean {
  const said = valuesOf(heard, 'purpose');
  return said.length === 0 ? truth.purpose !== undefined && !isOpen(truth, 'purpose') : said.some((one) => one !== truth.purpose);
}

function kindsFault(truth: Truth, heard: Heard): boolean {
  // A showroom may be filed as a shop; what was heard is the showroom.
  const subtype = valuesOf(heard, 'subtype').filter((one) => propertyTypes.some((type) => type === one));
  const said = subtype.length > 0 ? subtype : valuesOf(heard, 'propertyType');
  const kinds = truth.kinds ?? [];
  if (said.length === 0) return kinds.length > 0 && !isOpen(truth, 'kinds');
  return said.some((one) => !kinds.some((kind) => kind === one));
}

const placeFilters: ReadonlySet<string> = new Set(['division', 'district', 'subDistrict', 'locality', 'landmark', 'place']);

interface HeardPlace {
  id: string;
  name: string;
}

const heardPlaces = ({ understood }: Heard): HeardPlace[] =>
  understood
    .filter(({ filter }) => placeFilters.has(filter))
    .flatMap(({ filter, value, name }) => {
      const ids = [value].flat().map(String);
      return (filter === 'landmark' ? ids.flatMap(areasOfLandmark) : ids).map((id) => ({ id, name: name?.en ?? '' }));
    });

/** A place of the truth was heard as itself, as an area in it, or, where it is a neighbourhood, by one of its names. */
function isHeardAs(place: string, { id, name }: HeardPlace): boolean {
  const { ids, names } = truePlace(place);
  if (names.length > 0) return names.some((one) => slugOf(one) !== '-' && (slugOf(one) === slugOf(name) || id.endsWith(slugOf(one))));
  return ids.some((one) => one === id || Object.values(around(id) ?? {}).includes(one) || id.startsWith(`${one}/`));
}

function placesFault(truth: Truth, heard: Heard): boolean {
  const said = heardPlaces(heard);
  const wanted = truth.places ?? [];
  if (wanted.length === 0) return said.length > 0;
  // A wider area that was said beside the narrower one is not wrong.
  const isWider = (one: HeardPlace): boolean => wanted.some((place) => Object.values(around(truePlace(place).ids[0] ?? '') ?? {}).includes(one.id));
  const right = said.filter((one) => wanted.some((place) => isHeardAs(place, one)));
  if (right.length === 0) return true;
  if (truth.both) return !wanted.every((place) => said.some((one) => isHeardAs(place, one)));
  return !truth.landmark && said.some((one) => !right.includes(one) && !isWider(one));
}

const letters: Readonly<Record<string, readonly string[]>> = {
  a: ['a', 'এ'],
  c: ['c', 'সি', 'si'],
  d: ['d', 'ডি'],
  f: ['f', 'এফ'],
  g: ['g', 'জি'],
  b: ['b', 'বি'],
  e: ['e', 'ই'],
  i: ['i', 'আই'],
};
const spelled = (value: string): readonly string[] =>
  letters[value] ?? [value, ...numberWords.filter(([, number]) => String(number) === value).map(([word]) => word)];

const latinNumbers: Readonly<Record<string, string>> = { egaro: '11', baro: '12', choddo: '14', fourteen: '14' };

/** What must be beside the number: of Bashundhara R/A the A is no block. */
const units: Readonly<Record<string, RegExp>> = { block: /bl[ock]|ব্লক/i, sector: /sec|সেক্টর/i };

/** The number or letter of a part was taken together with its place, not left as a word. */
function numberedFault({ numbered }: Truth, { understood }: Heard): boolean {
  if (!numbered) return false;
  const ways = spelled(numbered.value);
  const says = (text: string): boolean =>
    tokensOf(text).some(
      ({ folded, number, text: written }) =>
        String(number) === numbered.value ||
        latinNumbers[folded] === numbered.value ||
        ways.some((way) => way === folded || written === way || (way.length > 2 && written.startsWith(way))),
    );
  const unit = units[numbered.unit];
  return !understood.some(({ text, filter }) => says(text) && (unit?.test(text) ?? true) && filter !== 'bedMin' && !filter.startsWith('price'));
}

const near = (heard: number | undefined, wanted: number | undefined, part = 0): boolean =>
  heard === wanted || (heard !== undefined && wanted !== undefined && Math.abs(heard - wanted) <= wanted * part);

function rangesFaults(truth: Truth, heard: Heard): string[] {
  const part = limits.search.sizeTolerancePart;
  const sizeMin = truth.size ? truth.size * (1 - part) : truth.sizeMin;
  const sizeMax = truth.size ? truth.size * (1 + part) : truth.sizeMax;
  const unit = valuesOf(heard, 'landUnit')[0] ?? 'katha';
  const land = (filter: string): number | undefined => {
    const value = numberOf(heard, filter);
    return value === undefined ? undefined : landSqft({ value, unit: unit as 'katha' });
  };
  const wanted = truth.land && landSqft(truth.land);
  return [
    ...(near(numberOf(heard, 'priceMin'), truth.priceMin) && near(numberOf(heard, 'priceMax'), truth.priceMax) ? [] : ['price']),
    ...(near(numberOf(heard, 'sizeMin'), sizeMin, 0.002) && near(numberOf(heard, 'sizeMax'), sizeMax, 0.002) ? [] : ['size']),
    ...(near(land('landMin'), wanted && wanted * (1 - part), 0.011) && near(land('landMax'), wanted && wanted * (1 + part), 0.011) ? [] : ['land']),
    ...(near(numberOf(heard, 'bedMin'), truth.bedMin) || (isOpen(truth, 'bedMin') && numberOf(heard, 'bedMin') === undefined) ? [] : ['bedrooms']),
    ...(near(numberOf(heard, 'bathMin'), truth.bathMin) ? [] : ['bathrooms']),
  ];
}

const attributeNames = [
  'tenants',
  'facing',
  'furnishing',
  'condition',
  'construction',
  'postedBy',
  'lift',
  'facilities',
  'landCategory',
  'parking',
  'floor',
  'availableBy',
] as const;

function attributeFaults(truth: Truth, heard: Heard): string[] {
  const wanted: Readonly<Record<string, unknown>> = truth.attributes ?? {};
  const forbidden: Readonly<Record<string, unknown>> = truth.not ?? {};
  return attributeNames.flatMap((name) => {
    const said = valuesOf(heard, name);
    const isMissing = wanted[name] !== undefined && !said.includes(String(wanted[name]));
    const isForbidden = forbidden[name] !== undefined && said.includes(String(forbidden[name]));
    return isMissing || isForbidden ? [name] : [];
  });
}

/** The fields that were read wrong; none for a query that was read right. What no post has may be left out. */
export function misread(whole: Truth, heard: Heard, isHeld = true): string[] {
  if (whole.post) return [];
  const { attributes, ...rest } = whole;
  const truth: Truth = isHeld && attributes ? { ...rest, attributes } : rest;
  return [
    ...(purposeFault(truth, heard) ? ['purpose'] : []),
    ...(kindsFault(truth, heard) ? ['kinds'] : []),
    ...(placesFault(truth, heard) ? ['places'] : []),
    ...(numberedFault(truth, heard) ? ['numbered'] : []),
    ...rangesFaults(truth, heard),
    ...attributeFaults(truth, heard),
    ...(truth.sort && heard.sort !== truth.sort && !valuesOf(heard, 'sort').includes(truth.sort) ? ['sort'] : []),
  ];
}
