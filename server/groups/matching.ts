// Whether the words of a search are about an offer. There are dozens of offers, so each is compared with the words as typed.
import { words } from '#i18n/fold.ts';
import { phoneticDistance, phoneticKeyOf, sameWordDistance, skeletonOf } from '#i18n/phonetic-keys.ts';
import { placeNamed } from '#server/areas/service.ts';
import type { OfferText } from './store.ts';

function wordsOf(offer: OfferText): string[] {
  const { division, district, subDistrict } = placeNamed(offer);
  const places = [division, district, subDistrict].flatMap(({ bn, en }) => [bn, en]);
  return words([offer.post_id, offer.title_bn, offer.title_en, offer.develop_by, offer.location ?? '', ...places].join(' '));
}

/** The beginning of the word, or the word as it sounds in the other script or another spelling. */
function isMeant(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  const [asked, had] = [phoneticKeyOf(typed), phoneticKeyOf(word)];
  if (asked === '' || had === '') return false;
  const [one, other] = [skeletonOf(asked), skeletonOf(had)];
  return phoneticDistance(asked, had) <= sameWordDistance(one.length < other.length ? one : other);
}

/** Whether each typed word is in the offer's title, organiser or place, or is its number; no words match every offer. */
export function matchesWords(offer: OfferText, q: string | undefined): boolean {
  const asked = words(q ?? '');
  if (asked.length === 0) return true;
  const had = wordsOf(offer);
  return asked.every((typed) => had.some((word) => isMeant(typed, word)));
}
