// Whether the words of a search are about an offer.
import { placeNamed } from '#server/areas/service.ts';
import { saysAll } from '#server/listings/word-matching.ts';
import type { OfferText } from './store.ts';

/** Whether each typed word is in the offer's title, organiser or place, or is its number; no words match every offer. */
export function matchesWords(offer: OfferText, q: string | undefined): boolean {
  const { division, district, subDistrict } = placeNamed(offer);
  const places = [division, district, subDistrict].flatMap(({ bn, en }) => [bn, en]);
  return saysAll([String(offer.post_id), offer.title_bn, offer.title_en, offer.develop_by, offer.location ?? '', ...places], q);
}
