// Whether the words of a search are about an offer. There are dozens of offers, so each is compared with the words as typed.
import { hasWords } from '#i18n/same-word.ts';
import { placeNamed } from '#server/areas/service.ts';
import type { OfferText } from './store.ts';

/** Whether each typed word is in the offer's title, organiser or place, or is its number; no words match every offer. */
export function matchesWords(offer: OfferText, q: string | undefined): boolean {
  const { division, district, subDistrict } = placeNamed(offer);
  const places = [division, district, subDistrict].flatMap(({ bn, en }) => [bn, en]);
  return hasWords([offer.post_id, offer.title_bn, offer.title_en, offer.develop_by, offer.location, ...places], q);
}
