// Whether the words of a search are about a listing of which there are dozens, so that each is compared with the words as typed.
import { words } from '#i18n/fold.ts';
import { phoneticDistance, phoneticKeyOf, sameWordDistance, skeletonOf } from '#i18n/phonetic-keys.ts';

/** The beginning of the word, or the word as it sounds in the other script or another spelling. */
function isMeant(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  const [asked, had] = [phoneticKeyOf(typed), phoneticKeyOf(word)];
  if (asked === '' || had === '') return false;
  const [one, other] = [skeletonOf(asked), skeletonOf(had)];
  return phoneticDistance(asked, had) <= sameWordDistance(one.length < other.length ? one : other);
}

const isSaid = (had: readonly string[], text: string): boolean => words(text).every((part) => had.some((word) => isMeant(part, word)));

/** Whether each typed word is among these texts, in either script; no words match everything. */
export const saysAll = (texts: readonly string[], q: string | undefined): boolean => isSaid(words(texts.join(' ')), q ?? '');

/** What the words of a search ask of listings of which there are dozens. */
export interface ListingWords {
  /** Words and phrases as they were typed, those that no filter says. */
  typed: readonly string[];
  /** Places as they were typed, by which the listings are filtered: one that only names them is found too, behind those. */
  places: readonly string[];
}

export interface Matched<T> {
  found: T[];
  /** Those of the words that none of these says. */
  unsaid: string[];
}

interface Listings<T> {
  /** By all filters, and by all but the places. */
  filed: readonly T[];
  anywhere: readonly T[];
  numberOf: (listing: T) => number;
  textsOf: (listing: T) => readonly string[];
}

/** The listings that say most of the words, in the order in which they came; all of them where nothing is asked. */
export function sayingMost<T>({ filed, anywhere, numberOf, textsOf }: Listings<T>, { typed, places }: ListingWords): Matched<T> {
  const there = new Set(filed.map(numberOf));
  const naming = places.length > 0 ? anywhere.filter((listing) => !there.has(numberOf(listing)) && saysAll(textsOf(listing), places.join(' '))) : [];
  const each = [...filed, ...naming].map((listing) => {
    const had = words(textsOf(listing).join(' '));
    return { listing, said: typed.filter((text) => isSaid(had, text)) };
  });
  const most = Math.max(0, ...each.map(({ said }) => said.length));
  const best = most > 0 || typed.length === 0 || places.length > 0 ? each.filter(({ said }) => said.length === most) : [];
  const heard = new Set(best.flatMap(({ said }) => said));
  return { found: best.map(({ listing }) => listing), unsaid: typed.filter((text) => !heard.has(text)) };
}
