// What a numbered part of an address asks of posts, and how it is called: "mirpur 12" with the place it is behind, "sector 3" by itself.
import type { Piece } from '#server/search/query/piece.ts';
import type { Named } from '#contracts/values.ts';
import { translatorOf } from '#i18n/compile.ts';
import { toLocaleDigits } from '#i18n/digits.ts';
import type { Language } from '#i18n/language.ts';
import type { Token } from '#i18n/fold.ts';
import { nameOfLetter, numberBehind, numberedLexeme, type Numbered, type PartNumber } from './numbered.ts';
import { partOf, type KnownPlace } from './places.ts';
import type { QueryReading } from '#server/search/query/query-reading.ts';

const eachOf = ({ value, isLetter, others = [] }: PartNumber): PartNumber[] => [value, ...others].map((one) => ({ value: one, isLetter }));

const keyOf = ({ within }: KnownPlace): string => within.at(-1) ?? '';

/** A part of a place as posts are indexed with it. */
export const partLexeme = (place: KnownPlace, { value, isLetter }: PartNumber): string =>
  numberedLexeme(isLetter ? 'block' : (place.numbers ?? keyOf(place)), value);

const maySplit = ({ level }: KnownPlace): boolean => level === 'subDistrict' || level === 'locality';

/** Whether a number behind a place's name is its part; one in words only of a place whose parts are numbered. */
export const mayHave = (place: KnownPlace, { value, inWords }: PartNumber): boolean =>
  !inWords || place.numbers !== undefined || partOf(place, value) !== undefined;

/** Pieces of places together with the number behind them; `free` are those that nothing else has taken. */
export function withParts(text: string, tokens: readonly Token[], free: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  let end = 0;
  for (const piece of free) {
    if (piece.from < end) continue;
    const behind = piece.places?.some(maySplit) ? numberBehind(text, tokens, piece.to) : undefined;
    const places = piece.places?.filter((place) => maySplit(place) && behind && mayHave(place, behind)) ?? [];
    const part = places.length > 0 ? behind : undefined;
    const isFree = (at: number): boolean => free.some(({ from, to, places: named, numbered }) => from <= at && at < to && !named && !numbered);
    const isPart = part && Array.from({ length: part.to - piece.to }, (_, at) => piece.to + at).every(isFree);
    joined.push(isPart ? { ...piece, places, to: part.to, part } : piece);
    end = joined.at(-1)?.to ?? end;
  }
  return joined;
}

const letters = (lng: Language, value: string): string =>
  lng === 'en'
    ? value.toUpperCase()
    : toLocaleDigits(
        'bn',
        value.replace(/[a-t]/g, (letter) => nameOfLetter.get(letter) ?? letter),
      );
/** 11.5 is written 11½. */
const spelled = (lng: Language, value: string): string => letters(lng, value).replace(/[.][5৫]$/, '½');

/** Its name in both languages: Sector 3, ব্লক সি/ডি. */
function nameOfNumbered({ unit, values }: Pick<Numbered, 'unit' | 'values'>): Named {
  const name = (lng: Language): string => translatorOf(lng)(`areas.part_${unit}`, { value: values.map((value) => spelled(lng, value)).join('/') });
  return { id: numberedLexeme(unit, values.join('/')), en: name('en'), bn: name('bn') };
}

/** A place with its part: Mirpur 12, বনশ্রী ব্লক সি. */
function nameOfPart(place: KnownPlace, part: PartNumber): Named {
  const known = part.isLetter || part.others ? undefined : partOf(place, part.value);
  if (known) return known.name;
  const block = nameOfNumbered({ unit: 'block', values: [part.value] });
  const values = (lng: Language): string =>
    eachOf(part)
      .map(({ value }) => spelled(lng, value))
      .join('/');
  const name = (lng: Language): string => `${place.name[lng]} ${part.isLetter ? block[lng] : values(lng)}`;
  return { id: place.id, en: name('en'), bn: name('bn') };
}

/** The places that a part may lie in: some parts of a place lie in a thana beside it. */
function placesOfPart(place: KnownPlace, part: PartNumber): readonly string[] {
  const known = part.isLetter ? [] : eachOf(part).flatMap(({ value }) => partOf(place, value) ?? []);
  return [...new Set([keyOf(place), ...known.flatMap(({ within }) => within.slice(-2, -1))])];
}

/** The lexemes of which a post of the part has one. */
function partLexemes(places: readonly KnownPlace[], part: PartNumber): string[] {
  const each = eachOf(part);
  const known = places.flatMap((place) => (part.isLetter ? [] : each.flatMap(({ value }) => partOf(place, value) ?? [])));
  return [...new Set([...places.flatMap((place) => each.map((one) => partLexeme(place, one))), ...known.map(keyOf)])];
}

/** Asks for the number behind one of these places. */
export function addPart(reading: QueryReading, places: readonly KnownPlace[], part: PartNumber, typed: string): void {
  reading.clauses.push({ address: partLexemes(places, part), typed });
}

/** Takes a place with the number behind its name: the place, and beside it the thana that the part lies in. */
export function chooseOfPlace(reading: QueryReading, given: { subDistrict: readonly string[] }, place: KnownPlace, part: PartNumber, typed: string): void {
  const keys = placesOfPart(place, part);
  const isOpen = given.subDistrict.length === 0;
  if (isOpen && place.level === 'subDistrict' && keys.length === 1) reading.filters.subDistrict = [place.id];
  else if (isOpen || place.level === 'locality') reading.clauses.push({ places: keys });
  addPart(reading, [place], part, typed);
  reading.understood.push({ filter: place.level, value: place.id, text: typed, name: nameOfPart(place, part) });
}

/** Parts so small that few posts tell them. */
const isFine = (unit: Numbered['unit']): boolean => ['road', 'avenue', 'lane', 'house'].includes(unit);

/** Asks for a part of an address that stands by itself: sector 3, block C. */
export function addNumbered(reading: QueryReading, numbered: Pick<Numbered, 'unit' | 'values'>, typed: string, places: readonly KnownPlace[]): void {
  const { unit, values } = numbered;
  const lexemes = values.map((value) => numberedLexeme(unit, value));
  // Of Mirpur, "sec 2" is a section.
  const isSection = unit === 'sector' && places.some(({ numbers }) => numbers === 'section');
  const sections = isSection ? values.map((value) => numberedLexeme('section', value)) : [];
  // No post is found by the number of its house.
  reading.clauses.push({ address: unit === 'house' ? [] : [...lexemes, ...sections], typed, ...(isFine(unit) ? { isFine: true as const } : {}) });
  reading.understood.push({ filter: 'addressPart', value: lexemes, text: typed, name: nameOfNumbered(numbered) });
}
