// Texts for rows that have only facts: a title if there is none, and a description in both languages.
import type { PostType, PropertyType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { translatorOf } from '#i18n/compile.ts';
import { formatter } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { districtById, placeOf } from '#server/areas/catalogue.ts';

export interface Facts {
  type: PostType;
  kind: PropertyType;
  address: string;
  district: string;
  subDistrict: string;
  size: number | null;
  beds: number | null;
  baths: number | null;
}

const sizeText = (lng: Language, { kind, size }: Facts): string | undefined => {
  if (size === null) return undefined;
  return kind === 'land' ? formatter(lng).land(size, 'katha') : formatter(lng).area(size);
};

/** Bengali first: ৩ বেডের ফ্ল্যাট ভাড়া, মোহাম্মদপুর, ঢাকা. */
export function titleOf(facts: Facts): string {
  const say = translatorOf('bn');
  const kind = say(`imports.kind_${facts.kind}`);
  const size = sizeText('bn', facts);
  const sized = size ? say('imports.sizeWhat', { size, kind }) : kind;
  const what = facts.beds ? say('imports.bedsWhat', { beds: facts.beds, kind }) : sized;
  const names = [placeOf(facts.subDistrict)?.subDistrict.bn, districtById.get(facts.district)?.bn];
  const where = [...new Set(names)].filter(Boolean).join(', ');
  return say(facts.type === 'sell' ? 'imports.titleSell' : 'imports.titleRent', { what, place: where });
}

function lineIn(lng: Language, facts: Facts): string {
  const say = translatorOf(lng);
  const parts = [
    facts.beds ? say('imports.beds', { n: facts.beds }) : undefined,
    facts.baths ? say('imports.baths', { n: facts.baths }) : undefined,
    sizeText(lng, facts),
  ].filter((part) => part !== undefined);
  return [parts.join(' · '), say('imports.note')].filter(Boolean).join('\n');
}

/** The known facts, once in each language; the address as the file spells it. */
export function descriptionOf(facts: Facts): string {
  const address = [...facts.address].slice(0, limits.posts.streetMax).join('');
  return [address, lineIn('bn', facts), lineIn('en', facts)].filter(Boolean).join('\n');
}
