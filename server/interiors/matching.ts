// Whether the words of a search are about a firm.
import { translatorOf } from '#i18n/compile.ts';
import { districtById } from '#server/areas/catalogue.ts';
import { placeNamed } from '#server/areas/service.ts';
import { saysAll } from '#server/listings/word-matching.ts';
import type { FirmText } from './store.ts';

/** What every firm does, as people call it. */
const trade = ['interior', 'exterior', 'design', 'designer', 'firm', 'ইন্টেরিয়র', 'এক্সটেরিয়র', 'ডিজাইন', 'ডিজাইনার', 'ডেকোরেশন', 'ফার্ম'];

/** Its kinds of work in both languages. */
const worksOf = ({ categories, services }: FirmText): string[] =>
  (['bn', 'en'] as const).flatMap((lng) => {
    const t = translatorOf(lng);
    return [...categories.map((category) => t(`enums.interiorCategory_${category}`)), ...services.map((service) => t(`enums.firmService_${service}`))];
  });

/** Whether each typed word is in the firm's name, work or places, or is its number; no words match every firm. */
export function matchesFirm(firm: FirmText, q: string | undefined): boolean {
  const { division, district, subDistrict } = placeNamed(firm);
  const served = firm.areas_served.flatMap((id) => districtById.get(id) ?? []);
  const places = [division, district, subDistrict, ...served].flatMap(({ bn, en }) => [bn, en]);
  return saysAll([String(firm.post_id), firm.name_bn, firm.name_en, firm.address ?? '', ...places, ...worksOf(firm), ...trade], q);
}
