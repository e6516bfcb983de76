// What the words of a search are compared with of an offer.
import { placeNamed } from '#server/areas/service.ts';
import type { OfferText } from './store.ts';

/** What every offer is, as people call it. */
const trade = 'group share sharing building flat apartment project offer jouth land গ্রুপ শেয়ার যৌথ বিল্ডিং ভবন ফ্ল্যাট উদ্যোগ প্রকল্প জমি';

/** The offer's number, title, organiser and place. */
export function offerTexts(offer: OfferText): string[] {
  const { division, district, subDistrict } = placeNamed(offer);
  const places = [division, district, subDistrict].flatMap(({ bn, en }) => [bn, en]);
  return [String(offer.post_id), offer.title_bn, offer.title_en, offer.develop_by, offer.location ?? '', ...places, trade];
}
