// Places as people name them: which areas a name may mean, and which of several fit together.
import type { Named } from '#contracts/values.ts';
import { catalogue, type Area, type Locality, type SubDistrictArea } from '#server/areas/catalogue.ts';
import { unions } from '#server/areas/unions.ts';
import { landmarks, type Landmark } from '#server/areas/landmarks.ts';
import { tokensOf, words } from '#i18n/fold.ts';
import { phoneticKeyOf } from '#i18n/phonetic-keys.ts';
import { isBengali, lexiconOf, type Lexicon, type Spelled } from '#server/search/query/spelling/lexicon.ts';
import { variedName } from './landmark-names.ts';
import { placing } from '#server/search/tuning.ts';

export const levels = ['division', 'district', 'subDistrict', 'locality'] as const;
export type Level = (typeof levels)[number];

export interface KnownPlace {
  level: Level | 'landmark';
  id: string;
  name: Named;
  /** The keys of the areas around it and its own, widest first. */
  within: readonly string[];
  /** Of two places with one name the likelier has the lower rank. */
  rank: number;
  /** What a bare number behind its name counts. */
  numbers?: 'section' | 'sector' | 'road';
  /** The keys of the areas that a landmark lies in; of a union its sub-district, where few posts name their union. */
  lies?: readonly string[];
  isUnion?: true;
}

/** The key of a place, in `within` and as a filter term of the index; no word of a text can be one, since none has a colon. */
const prefixes: Record<KnownPlace['level'], string> = { division: 'v', district: 'd', subDistrict: 's', locality: 'l', landmark: 'p' };
export const placeKey = (level: KnownPlace['level'], id: string): string => `${prefixes[level]}:${id}`;

const metropolis = 'dhaka';
/** A district comes before the division of its name, by whatever name: Chittagong is চট্টগ্রাম. */
const ranks = {
  district: 0,
  division: 2,
  thanaOfMetropolis: 2,
  localityOfMetropolis: 3,
  thana: 3,
  locality: 4,
  upazila: 4,
  landmark: 5,
  famousLandmark: 0,
  /** Whatever else bears the name is likelier. */
  union: 8,
} as const;

const directions: Readonly<Record<string, readonly string[]>> = {
  North: ['Uttor', 'Uttar'],
  South: ['Dokkhin', 'Dakshin', 'Dokhin'],
  East: ['Purbo', 'Purba'],
  West: ['Poshchim', 'Paschim', 'Poschim'],
  Middle: ['Moddho', 'Madhya', 'Modho'],
};

/** A name as it is written and as many write it: Cumilla Adarsha Sadar is Cumilla Sadar to most. */
function forms(name: string): string[] {
  if (name.endsWith(' Adarsha Sadar')) return [name, name.replace(' Adarsha Sadar', ' Sadar')];
  if (name.endsWith(' Road')) return [name, name.replace(/Road$/, 'Rd')];
  // West Madarbari is poshchim madarbari as well.
  const [, direction = '', rest = ''] = /^(North|South|East|West|Middle) (.+)$/.exec(name) ?? [];
  if (rest !== '') return [name, ...(directions[direction] ?? []).map((word) => `${word} ${rest}`)];
  // ত্ত looks like ও, and many type that: উওরা.
  return name.includes('ত্ত') ? [name, name.replaceAll('ত্ত', 'ও')] : [name];
}

const rankOfSub = (district: string, { kind }: SubDistrictArea): number => {
  if (kind === 'upazila') return ranks.upazila;
  return district === metropolis ? ranks.thanaOfMetropolis : ranks.thana;
};

const areas: Spelled<KnownPlace>[] = [];
const byKey = new Map<string, KnownPlace>();

const parts = new Map<string, KnownPlace>();
const partKey = (of: string, number: string): string => `${of} ${number}`;

type Listed = Pick<Area, 'id' | 'en' | 'bn' | 'aliases'> & Pick<Locality, 'numbers' | 'part'>;

function add(level: Level, area: Listed, around: readonly string[], rank: number): readonly string[] {
  const within = [...around, placeKey(level, area.id)];
  const numbers = area.numbers === undefined ? {} : { numbers: area.numbers };
  const place: KnownPlace = { level, id: area.id, name: { id: area.id, en: area.en, bn: area.bn }, within, rank, ...numbers };
  if (area.part) parts.set(partKey(area.part.of, area.part.number), place);
  // What a place is also called, another may be called first.
  const byAlias: KnownPlace = { ...place, rank: rank + 1 };
  const own = [...forms(area.en), ...forms(area.bn)];
  // A number behind a name is read as such: of mirpur 2 bed it is none.
  const isName = (spelling: string): boolean => !area.part || !/\p{N}$/u.test(spelling);
  for (const spelling of own.filter(isName)) areas.push([spelling, place]);
  for (const spelling of area.aliases.filter(isName)) if (!own.includes(spelling)) areas.push([spelling, byAlias]);
  byKey.set(within.at(-1) ?? '', place);
  return within;
}

for (const division of catalogue) {
  const inDivision = add('division', division, [], ranks.division);
  for (const district of division.districts) {
    const inDistrict = add('district', district, inDivision, ranks.district);
    for (const sub of district.subDistricts) {
      const inSub = add('subDistrict', sub, inDistrict, rankOfSub(district.id, sub));
      for (const locality of sub.localities) add('locality', locality, inSub, district.id === metropolis ? ranks.localityOfMetropolis : ranks.locality);
    }
  }
}

/** Unions by their names as they are spelled: there are so many that by ear every other word would be one. */
const unionsSpelled = new Map<string, KnownPlace[]>();

for (const { id, en, bn, subDistrict } of unions) {
  const sub = byKey.get(placeKey('subDistrict', subDistrict));
  if (!sub) continue;
  const name = { id, en: `${en}, ${sub.name.en}`, bn: `${bn}, ${sub.name.bn}` };
  const within = [...sub.within, placeKey('locality', id)];
  const union: KnownPlace = { level: 'locality', id, name, within, rank: ranks.union, lies: [sub.within.at(-1) ?? ''], isUnion: true };
  byKey.set(placeKey('locality', id), union);
  for (const folded of new Set([...forms(en), ...forms(bn)].map((spelling) => words(spelling).join(''))))
    unionsSpelled.set(folded, [...(unionsSpelled.get(folded) ?? []), union]);
}

/** Beside the word for a village or a union a name is one by ear as well: Bhakurta is Vakurta. */
const unionsHeard = new Map<string, KnownPlace[]>();
for (const some of unionsSpelled.values())
  for (const union of some)
    for (const key of new Set([union.name.en, union.name.bn].map((name) => phoneticKeyOf(words(name.split(',')[0] ?? '').join('')))))
      unionsHeard.set(key, [...new Set([...(unionsHeard.get(key) ?? []), union])]);

/** Unions that sound so. */
export const unionsSounding = (folded: string): readonly KnownPlace[] => unionsHeard.get(phoneticKeyOf(folded)) ?? [];

/** Unions that are spelled so. */
export const unionsNamed = (folded: string): readonly KnownPlace[] => unionsSpelled.get(folded) ?? [];

/** Sub-districts and neighbourhoods by their ids. */
const placeOfArea = (id: string): KnownPlace | undefined => byKey.get(placeKey('locality', id)) ?? byKey.get(placeKey('subDistrict', id));

/** What the search has to know of a landmark. */
export type NamedLandmark = Omit<Landmark, 'kind'>;

/** A landmark by every name that it is known by; an abbreviation is one only as it is spelled. */
function namesOfLandmark({ id, en, bn, aliases, areas: around, famousAs = [] }: NamedLandmark): Spelled<KnownPlace>[] {
  const lies = around.flatMap((area) => placeOfArea(area) ?? []);
  const within = [...new Set(lies.flatMap((place) => place.within)), placeKey('landmark', id)];
  const place: KnownPlace = { level: 'landmark', id, name: { id, en, bn }, within, rank: ranks.landmark, lies: lies.map(keyOf) };
  const isShort = (name: string): boolean => {
    const [word, more] = tokensOf(name);
    return word !== undefined && !more && word.folded.length <= placing.exactLandmark[isBengali(name) ? 'bengali' : 'latin'];
  };
  const famous = { ...place, rank: ranks.famousLandmark };
  return [
    ...[en, bn, ...aliases].flatMap(variedName).map((name) => [name, place, isShort(name)] as const),
    ...famousAs.map((name) => [name, famous, true] as const),
  ];
}

const keyOf = ({ within }: KnownPlace): string => within.at(-1) ?? '';

/** Of what lies around a place: who names it, and the nearest of its areas, by their keys. */
export const wishesOf = ({ lies = [], within }: KnownPlace): readonly string[] =>
  lies.length === 0 ? [] : [within.at(-1) ?? '', ...(lies.length > 1 ? lies.slice(0, 1) : [])];

/** Where someone wants to live near a neighbourhood: it, and the thana around it. */
export const nearby = (place: KnownPlace): KnownPlace =>
  place.level === 'locality' ? { ...place, lies: [place, byKey.get(place.within.at(-2) ?? '') ?? place].map(asItself) } : place;
const asItself = ({ within }: KnownPlace): string => within.at(-1) ?? '';

/** The keys that a post has one of where it lies in the place. */
export const keysOf = (place: KnownPlace): readonly string[] => (place.lies ? [...place.lies, keyOf(place)] : [keyOf(place)]);

const withLandmarks = (all: readonly NamedLandmark[]): Lexicon<KnownPlace> => lexiconOf([...areas, ...all.flatMap(namesOfLandmark)]);
let known = withLandmarks(landmarks);
let all: readonly NamedLandmark[] = landmarks;
let learned: readonly NamedLandmark[] = [];

/** From now on these landmarks are known beside the catalogue's; one with the id of a catalogue's replaces it. */
export function learnLandmarks(more: readonly NamedLandmark[]): void {
  if (JSON.stringify(more) === JSON.stringify(learned)) return;
  const replaced = new Set(more.map(({ id }) => id));
  learned = more;
  all = [...landmarks.filter(({ id }) => !replaced.has(id)), ...more];
  known = withLandmarks(all);
}

/** The catalogue's landmarks and the learned ones; another list once others are learned. */
export const knownLandmarks = (): readonly NamedLandmark[] => all;

/** Whether it was learned and is in no catalogue. */
export const isLearned = ({ level, id }: KnownPlace): boolean => level === 'landmark' && learned.some((one) => one.id === id);

/** Sub-districts and neighbourhoods around a landmark. */
export const placesAround = (landmark: NamedLandmark): readonly KnownPlace[] => landmark.areas.flatMap((id) => placeOfArea(id) ?? []);

/** Every place by every name that it is known by. */
export const places: Lexicon<KnownPlace> = {
  exact: (folded) => known.exact(folded),
  beginning: (folded) => known.beginning(folded),
  alike: (phoneticKey) => known.alike(phoneticKey),
  meant: (folded, byEar) => known.meant(folded, byEar),
};

/** The part of a place that has the number, where the catalogue knows it. */
export const partOf = (place: KnownPlace, number: string): KnownPlace | undefined => parts.get(partKey(place.id, number));

/** Whether one lies in the other or is it. */
export const nest = (one: KnownPlace, other: KnownPlace): boolean => {
  const [wide, narrow] = one.within.length <= other.within.length ? [one, other] : [other, one];
  return narrow.within.includes(wide.within.at(-1) ?? '');
};

function combinations(choices: readonly (readonly KnownPlace[])[]): KnownPlace[][] {
  return choices.reduce<KnownPlace[][]>((made, some) => made.flatMap((one) => some.map((place) => [...one, place])), [[]]);
}

/** Whether somewhere two readings mean places apart; a division and its district of the same name are not. */
const differ = (one: readonly KnownPlace[], other: readonly KnownPlace[]): boolean => one.some((place, at) => !nest(place, other[at] ?? place));

/**
 * Of what each of several names may mean, the one reading in which all lie within one another (Mirpur, Kushtia); without a
 * clearly likeliest reading, undefined. `around` are keys of areas that are chosen already.
 */
export function placesTogether(choices: readonly (readonly KnownPlace[])[], around: readonly string[]): KnownPlace[] | undefined {
  if (choices.reduce((count, some) => count * some.length, 1) > placing.readingsMax) return undefined;
  const fits = (place: KnownPlace): boolean => around.every((key) => place.within.includes(key) || isWider(place, key));
  const readings = combinations(choices).filter((made) => made.every((one, at) => fits(one) && made.slice(at + 1).every((other) => nest(one, other))));
  const rankOf = (made: readonly KnownPlace[]): number => made.reduce((sum, { rank }) => sum + rank, 0);
  const [best, ...others] = readings.toSorted((a, b) => rankOf(a) - rankOf(b));
  if (!best) return undefined;
  return others.some((other) => rankOf(other) < rankOf(best) + placing.clearly && differ(best, other)) ? undefined : best;
}

const isWider = (place: KnownPlace, key: string): boolean => byKey.get(key)?.within.includes(place.within.at(-1) ?? '') ?? false;
