// Whether the words of a search are about a firm. There are hundreds of firms at most, so each is compared with the words as typed.
import { translatorOf } from '#i18n/compile.ts';
import { hasWords } from '#i18n/same-word.ts';
import { placeNamed } from '#server/areas/service.ts';
import type { FirmText } from './store.ts';

const told = [translatorOf('bn'), translatorOf('en')];

/** Whether each typed word is in the firm's name, place, address, kinds of work or services, or is its number; no words match every firm. */
export function matchesWords(firm: FirmText, q: string | undefined): boolean {
  const { division, district, subDistrict } = placeNamed(firm);
  const places = [division, district, subDistrict].flatMap(({ bn, en }) => [bn, en]);
  const work = told.flatMap((t) => [
    ...firm.categories.map((category) => t(`enums.interiorCategory_${category}`)),
    ...firm.services.map((service) => t(`enums.firmService_${service}`)),
  ]);
  return hasWords([firm.post_id, firm.name_bn, firm.name_en, firm.address, ...places, ...work], q);
}
