// A title made of a post's facts, in either language whatever the page speaks: sellers write in their own.
import type { LandUnit, PostType, PropertyType } from '#contracts/enums.ts';
import type { Named } from '#contracts/values.ts';
import { formatter } from './format.ts';
import type { Language } from './language.ts';

export interface TitleFacts {
  type: PostType;
  kind: PropertyType;
  /** What people call the place. */
  area: Named | undefined;
  bedrooms: number | undefined;
  sizeSqft: number | undefined;
  land: { sqft: number; unit: LandUnit } | undefined;
}

const kinds: Record<Language, Record<PropertyType, string>> = {
  bn: {
    apartment: 'ফ্ল্যাট',
    home: 'বাড়ি',
    duplex: 'ডুপ্লেক্স বাড়ি',
    land: 'জমি',
    office: 'অফিস স্পেস',
    showroom: 'শোরুম',
    shop: 'দোকান',
    restaurant: 'রেস্টুরেন্ট',
    factory: 'কারখানা',
    warehouse: 'গুদাম',
  },
  en: {
    apartment: 'flat',
    home: 'house',
    duplex: 'duplex house',
    land: 'plot',
    office: 'office space',
    showroom: 'showroom',
    shop: 'shop',
    restaurant: 'restaurant',
    factory: 'factory',
    warehouse: 'warehouse',
  },
};

const purposes: Record<Language, Record<PostType, string>> = { bn: { sell: 'বিক্রি', rent: 'ভাড়া' }, en: { sell: 'for sale', rent: 'for rent' } };

/** What is decided by first: rooms of a home, otherwise its size. */
function measure(lng: Language, { kind, bedrooms, sizeSqft, land }: TitleFacts): string {
  const fmt = formatter(lng);
  if (kind === 'land') return land ? fmt.land(land.sqft, land.unit) : '';
  if (bedrooms) return lng === 'bn' ? `${fmt.number(bedrooms)} বেডের` : `${fmt.number(bedrooms)}-bed`;
  return sizeSqft ? fmt.area(sizeSqft) : '';
}

/** ৩ বেডের ফ্ল্যাট ভাড়া, বনশ্রী. 3-bed flat for rent, Banasree. Undefined until the place is known. */
export function postTitle(lng: Language, facts: TitleFacts): string | undefined {
  if (!facts.area) return undefined;
  const what = [measure(lng, facts), kinds[lng][facts.kind], purposes[lng][facts.type]].filter(Boolean).join(' ');
  return `${what.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}, ${facts.area[lng]}`;
}
