// The words under which a post is found, with their weight: A for title, place and kind, C for the description, D for sounds.
import type { PostType, PropertyType } from '#contracts/enums.ts';
import { districtById, divisionById, subDistrictById } from '#server/areas/catalogue.ts';
import { soundKey, words } from './fold.ts';

export interface Indexed {
  PostID: number;
  type: PostType;
  title: string;
  description: string;
  propertyType: PropertyType;
  division: string;
  district: string;
  subDistrict: string;
  street: string | null;
}

/** What people call a kind of property, in both languages. */
export const kinds: Readonly<Record<PropertyType, string>> = {
  apartment: 'apartment flat flats বাসা ফ্ল্যাট অ্যাপার্টমেন্ট basha',
  home: 'home house বাড়ি বাসা bari basha ঘর',
  duplex: 'duplex home house ডুপ্লেক্স বাড়ি bari',
  land: 'land plot জমি প্লট jomi',
  office: 'commercial office space অফিস কমার্শিয়াল স্পেস',
  showroom: 'showroom শোরুম commercial',
  shop: 'shop store দোকান dokan',
  restaurant: 'restaurant রেস্টুরেন্ট রেস্তোরাঁ',
  factory: 'factory কারখানা ফ্যাক্টরি karkhana',
  warehouse: 'warehouse godown গুদাম ওয়্যারহাউস gudam',
};

/** Words that stand in the index in both languages already: their sounds would only meet others', as flat meets plot. */
const spelledWords: ReadonlySet<string> = new Set(words(Object.values(kinds).join(' ')));

const soundOf = (word: string): string | undefined => (spelledWords.has(word) ? undefined : soundKey(word));

function placeNames({ division, district, subDistrict }: Indexed): string {
  const sub = subDistrictById.get(subDistrict);
  const areas = [divisionById.get(division), districtById.get(district), sub];
  return areas.flatMap((area) => (area ? [area.en, area.bn, ...area.aliases] : [])).join(' ');
}

/** A sound's lexeme cannot be mistaken for a word's. */
export const soundLexeme = (key: string): string => `~${key}`;

/** Whether it is for sale or for rent, so that the words alone can tell. */
export const typeLexeme = (type: PostType): string => `@${type}`;

/** A post number's lexeme. */
export const numberLexeme = (postId: number): string => `#${postId}`;

const wordsMax = 400;

/** The text form of a tsvector. Words hold only letters, marks and digits, so that nothing in them needs quoting. */
export function tsvectorOf(post: Indexed): string {
  const heavy = words(`${post.title} ${placeNames(post)} ${kinds[post.propertyType]} ${post.street ?? ''}`);
  const light = words(post.description);
  const weights = new Map<string, string>([[numberLexeme(post.PostID), 'A'], [typeLexeme(post.type), 'D']]);
  const add = (lexeme: string, weight: string): void => void (weights.has(lexeme) || weights.size >= wordsMax || weights.set(lexeme, weight));
  for (const word of heavy) add(word, 'A');
  for (const word of light) add(word, 'C');
  for (const word of [...heavy, ...light]) {
    const key = soundOf(word);
    if (key) add(soundLexeme(key), 'D');
  }
  return [...weights].map(([lexeme, weight]) => `'${lexeme}':1${weight}`).join(' ');
}

/** A single letter begins too many words. */
const prefixMin = 2;

/** A tsquery that wants every word of `text`, by spelling or by sound; the last may be unfinished. Null without words. */
export function tsqueryOf(text: string, type: PostType): string | null {
  const typed = words(text.replaceAll('#', ' '));
  if (typed.length === 0) return null;
  const parts = typed.map((word, index) => {
    const key = soundOf(word);
    const unfinished = index === typed.length - 1 && word.length >= prefixMin;
    const ways = [`'${word}'${unfinished ? ':*' : ''}`];
    if (key) ways.push(`'${soundLexeme(key)}'`);
    if (/^\d{4,9}$/.test(word)) ways.push(`'${numberLexeme(Number(word))}'`);
    return ways.length === 1 ? ways[0] : `(${ways.join(' | ')})`;
  });
  return [`'${typeLexeme(type)}'`, ...parts].join(' & ');
}
