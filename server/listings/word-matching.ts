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

/** Whether each typed word is among these texts, in either script; no words match everything. */
export function saysAll(texts: readonly string[], q: string | undefined): boolean {
  const asked = words(q ?? '');
  if (asked.length === 0) return true;
  const had = words(texts.join(' '));
  return asked.every((typed) => had.some((word) => isMeant(typed, word)));
}
