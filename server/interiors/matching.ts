// What the words of a search are compared with of a firm.
import { translatorOf } from '#i18n/compile.ts';
import { districtById } from '#server/areas/catalogue.ts';
import { placeNamed } from '#server/areas/service.ts';
import type { FirmText } from './store.ts';

/** What every firm does, as people call it. */
const trade =
  'interior exterior design designer designing decoration decorator architect firm ইন্টেরিয়র এক্সটেরিয়র ডিজাইন ডিজাইনার ডেকোরেশন ডেকোরেটর স্থপতি আর্কিটেক্ট ফার্ম প্রতিষ্ঠান';

/** Its kinds of work in both languages. */
const worksOf = ({ categories, services }: FirmText): string[] =>
  (['bn', 'en'] as const).flatMap((lng) => {
    const t = translatorOf(lng);
    return [...categories.map((category) => t(`enums.interiorCategory_${category}`)), ...services.map((service) => t(`enums.firmService_${service}`))];
  });

/** The firm's number, name, work and places. */
export function firmTexts(firm: FirmText): string[] {
  const { division, district, subDistrict } = placeNamed(firm);
  const served = firm.areas_served.flatMap((id) => districtById.get(id) ?? []);
  const places = [division, district, subDistrict, ...served].flatMap(({ bn, en }) => [bn, en]);
  return [String(firm.post_id), firm.name_bn, firm.name_en, firm.address ?? '', ...places, ...worksOf(firm), trade];
}
