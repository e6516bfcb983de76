// Whether one word is another one, begun, spelled differently or in the other script.
import { words } from './fold.ts';
import { phoneticDistance, phoneticKeyOf, sameWordDistance, skeletonOf } from './phonetic-keys.ts';

/** The beginning of the word, or the word as it sounds in the other script or another spelling; both folded. */
function isMeant(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  const [asked, had] = [phoneticKeyOf(typed), phoneticKeyOf(word)];
  if (asked === '' || had === '') return false;
  const [one, other] = [skeletonOf(asked), skeletonOf(had)];
  return phoneticDistance(asked, had) <= sameWordDistance(one.length < other.length ? one : other);
}

/** Whether each typed word is among those of the texts; no words match everything. */
export function hasWords(texts: readonly (string | number | null)[], typed: string | undefined): boolean {
  const asked = words(typed ?? '');
  if (asked.length === 0) return true;
  const had = words(texts.join(' '));
  return asked.every((one) => had.some((word) => isMeant(one, word)));
}
