// What somebody may be typing: places and kinds of property, by any of their names in either script, from memory alone.
import { propertyTypes } from '#contracts/enums.ts';
import type { SuggestedItem } from '#contracts/search.ts';
import { translatorOf } from '#i18n/compile.ts';
import { catalogue } from '#server/areas/catalogue.ts';
import { words } from '#i18n/fold.ts';
import { kindNames } from './kind-names.ts';
import { skeletonOf, phoneticDistance, phoneticKeyOf } from '#i18n/phonetic-keys.ts';
import { distance, faultsAllowed } from './typos.ts';
import { suggesting } from '#server/search/tuning.ts';

interface Spelling {
  /** Folded, words between single spaces. */
  text: string;
  letters: readonly string[];
  /** The consonants of its phonetic key, without spaces. */
  skeleton: string;
  /** Its phonetic key, without spaces. */
  phoneticKey: string;
}

interface Entry {
  item: SuggestedItem;
  spellings: readonly Spelling[];
  /** Wider areas come before narrower ones that fit as well. */
  breadth: number;
}

const almostOne = 0.99;

function spellingOf(name: string): Spelling {
  const folded = words(name);
  const text = folded.join(' ');
  return {
    text,
    letters: [...text],
    skeleton: folded.map((word) => skeletonOf(phoneticKeyOf(word)) || word).join(''),
    phoneticKey: folded.map(phoneticKeyOf).join(''),
  };
}

const breadths = ['division', 'district', 'subDistrict', 'locality', 'term'] as const;

function entry(item: SuggestedItem, names: readonly string[]): Entry {
  const unique = [...new Map(names.map(spellingOf).map((spelling) => [spelling.text, spelling])).values()];
  return { item, spellings: unique.filter(({ text }) => text !== ''), breadth: breadths.indexOf(item.level ?? 'term') };
}

interface Named {
  en: string;
  bn: string;
  aliases: readonly string[];
}

const place = (level: NonNullable<SuggestedItem['level']>, id: string, { en, bn, aliases }: Named, parent?: Named): Entry =>
  entry({ kind: 'place', id, level, en, bn, ...(parent ? { parent: { en: parent.en, bn: parent.bn } } : {}) }, [en, bn, ...aliases]);

function term(id: (typeof propertyTypes)[number]): Entry {
  const [en, bn] = [translatorOf('en'), translatorOf('bn')].map((say) => say(`enums.propertyType_${id}`));
  return entry({ kind: 'term', id, en: en ?? id, bn: bn ?? id }, [...words(kindNames[id]), en ?? '', bn ?? '']);
}

function allEntries(): Entry[] {
  const places = catalogue.flatMap((division) => [
    place('division', division.id, division),
    ...division.districts.flatMap((district) => [
      place('district', district.id, district, division),
      ...district.subDistricts.flatMap((sub) => [
        place('subDistrict', sub.id, sub, district),
        // A neighbourhood has no id of its own: it leads to its thana.
        ...sub.localities.map((locality) => place('locality', sub.id, locality, sub)),
      ]),
    ]),
  ]);
  return [...places, ...propertyTypes.map(term)];
}

let entries: readonly Entry[] | undefined;

const none = Number.POSITIVE_INFINITY;

/** Smaller is better: the name itself, its beginning, a later word's beginning, the same consonants, a typing mistake. */
function scoreOf(typed: Spelling, { text, letters, skeleton, phoneticKey }: Spelling): number {
  if (text === typed.text) return 0;
  if (text.startsWith(typed.text)) return 1;
  if (text.includes(` ${typed.text}`)) return 2;
  // Of names with the same consonants the one whose vowels fit comes first.
  if (skeleton !== '' && skeleton === typed.skeleton) return 3 + Math.min(almostOne, phoneticDistance(typed.phoneticKey, phoneticKey) / suggesting.farthest);
  if (typed.skeleton.length >= suggesting.consonantsMin && skeleton.startsWith(typed.skeleton)) return 4;
  const faults = faultsAllowed(typed.letters.length);
  if (faults === 0 || letters[0] !== typed.letters[0]) return none;
  // The name may be unfinished, so as many of its letters count as were typed.
  const far = distance(typed.letters, letters.slice(0, typed.letters.length), faults);
  return far <= faults ? 4 + far : none;
}

/** Up to eight places and kinds of property that begin, sound or nearly spell like `text`; the likeliest first. */
export function suggestionsFor(text: string): SuggestedItem[] {
  const typed = spellingOf(text);
  if (typed.text === '') return [];
  entries ??= allEntries();
  return entries
    .map(({ item, spellings, breadth }) => {
      const scored = spellings.map((spelling) => ({ score: scoreOf(typed, spelling), length: spelling.text.length }));
      const best = scored.reduce((one, other) => (other.score < one.score || (other.score === one.score && other.length < one.length) ? other : one));
      return { item, breadth, ...best };
    })
    .filter(({ score }) => score < none)
    .toSorted((a, b) => a.score - b.score || (a.score <= 1 ? a.breadth - b.breadth : 0) || a.length - b.length || a.breadth - b.breadth)
    .slice(0, suggesting.most)
    .map(({ item }) => item);
}
