// The parts of a place that a half-typed unit may be about: "uttara sec" is a sector of Uttara, "bashundhara bl" a block.
import type { SuggestedItem } from '#contracts/search/suggested.ts';
import { toLocaleDigits } from '#i18n/digits.ts';
import { neighbourhoodById, subDistrictById } from '#server/areas/catalogue.ts';
import { nameOfLetter, numberedLexeme } from '#server/search/query/places/numbered.ts';
import type { Entry } from './suggest-entries.ts';
import type { CountPosts } from './suggest-match.ts';
import { before, phraseOf, saidBy, type Typed } from './typed-text.ts';

const upTo = (last: number): string[] => Array.from({ length: last }, (_, at) => String(at + 1));

/** Each with its names and the values that places have. */
const parts = {
  sector: { en: 'Sector', bn: 'সেক্টর', values: upTo(18) },
  section: { en: 'Section', bn: 'সেকশন', values: ['1', '2', '6', '7', '10', '11', '12', '13', '14'] },
  block: { en: 'Block', bn: 'ব্লক', values: [...'abcdefghijklmn'] },
  road: { en: 'Road', bn: 'রোড', values: upTo(32) },
} as const;
type Part = keyof typeof parts;

/** Letters from when a unit may be meant, and how many of them are offered. */
const begunFrom = 2;
const mostParts = 6;

function partsOfPlace({ item: { kind, id, level, locality } }: Entry): Part[] {
  if (kind !== 'place' || (level !== 'subDistrict' && level !== 'locality')) return [];
  const numbers = level === 'locality' ? neighbourhoodById.get(locality ?? '')?.numbers : subDistrictById.get(id)?.numbers;
  // Blocks and roads are everywhere but where roads have names.
  return [...(numbers === 'sector' || numbers === 'section' ? [numbers] : []), 'block', 'road'];
}

/** "Sector 10", "Sector 4" …, those with most live posts first; none for a word that begins no unit of this place. */
function partsBegun(place: Entry, word: string, bengali: boolean, count: CountPosts): string[] {
  if ([...word].length < begunFrom) return [];
  const unit = partsOfPlace(place).find((one) => parts[one].en.toLowerCase().startsWith(word) || parts[one].bn.startsWith(word));
  if (!unit) return [];
  const { values, en, bn } = parts[unit];
  const counted = values.map((value) => ({ value, posts: count(numberedLexeme(unit, value)) }));
  const said = (value: string): string => (bengali ? `${bn} ${nameOfLetter.get(value) ?? toLocaleDigits('bn', value)}` : `${en} ${value.toUpperCase()}`);
  return counted
    .toSorted((one, other) => other.posts - one.posts)
    .slice(0, mostParts)
    .map(({ value }) => said(value));
}

/** Sectors, blocks and roads of the place before the last word, which begins their name. */
export function begunParts(typed: Typed): SuggestedItem[] {
  const { tokens, bengali, count, placesOnly } = typed;
  const at = tokens.length - 1;
  const { last, lastFrom } = saidBy({ ...typed, tokens: tokens.slice(0, at) });
  const place = last.find(({ item: { kind } }) => kind === 'place');
  if (placesOnly || !place || lastFrom === undefined) return [];
  const { kind: _kind, level: _level, id: _id, text: _text, en, bn, parent, ...ids } = place.item;
  return partsBegun(place, tokens[at]?.folded ?? '', bengali, count).map((part) =>
    phraseOf(`${before(typed, lastFrom)} ${bengali ? bn : en} ${part}`.trim(), { ...ids, parent: parent ?? { en, bn } }),
  );
}
