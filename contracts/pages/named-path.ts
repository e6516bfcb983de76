// The words behind a listing's number, as search engines and shared links have them; see docs/decisions/0053-words-in-addresses.md.
import type { PostType, PropertyType } from '#contracts/enums.ts';
import { detailPath } from '#contracts/posts/detail-path.ts';

interface InEnglish {
  en: string;
}
interface NamedPlace {
  district: InEnglish;
  subDistrict: InEnglish;
  locality?: InEnglish | undefined;
}

export type NamedListing = { PostID: number; place: NamedPlace } & (
  | { type: PostType; propertyType: PropertyType; bedrooms: number | null }
  | { type: 'group'; title: InEnglish }
  | { type: 'interior'; companyName: InEnglish }
);

const lengthMax = 80;

/** Small Latin letters and digits with hyphens between; at most 80, whole words. Nothing is left of other scripts. */
export function slugOf(text: string): string {
  const words =
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? [];
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > lengthMax) break;
    slug = longer;
  }
  return slug;
}

const placeWords = ({ locality, subDistrict, district }: NamedPlace): string => [...new Set([(locality ?? subDistrict).en, district.en])].join(' ');

/** What it is and where: facts of the form, never what someone wrote about it. */
function wordsOf(listing: NamedListing): string {
  const place = placeWords(listing.place);
  if (listing.type === 'group') return `${listing.title.en} ${place}`;
  if (listing.type === 'interior') return `${listing.companyName.en} ${place}`;
  const { bedrooms, propertyType, type } = listing;
  return `${bedrooms ? `${bedrooms} bed ` : ''}${propertyType} for ${type === 'rent' ? 'rent' : 'sale'} ${place}`;
}

/** The address of a listing's page under which search engines know it. */
export const namedPath = (listing: NamedListing): string => detailPath(listing, slugOf(wordsOf(listing)));
