// What search engines are told about a firm. For loaders only; no phone number is among it.
import type { Firm } from '#contracts/offers/interiors.ts';
import { limits } from '#contracts/limits.ts';
import type { Language } from '#i18n/language.ts';
import { breadcrumbs } from '#web/platform/schema-org.ts';

interface Told {
  url: string;
  publicUrl: string;
  lng: Language;
  /** From the first page to the firm itself. */
  trail: readonly { name: string; path: string }[];
}

const { ratingMax, ratingStep } = limits.reviews;

/** A rating that no one gave must not be told: engines take it for a made-up one. */
const rated = ({ averageRating, totalRatings }: Firm): object =>
  totalRatings === 0
    ? {}
    : {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: averageRating, reviewCount: totalRatings, bestRating: ratingMax, worstRating: ratingStep },
      };

/** The firm and the way to it as schema.org says it. */
export function structuredFirm(firm: Firm, { url, publicUrl, lng, trail }: Told): object[] {
  const { division, subDistrict, district } = firm.place;
  return [
    {
      '@type': 'HomeAndConstructionBusiness',
      '@id': url,
      url,
      name: firm.companyName[lng],
      description: firm.about[lng],
      ...(firm.logo ? { logo: `${publicUrl}${firm.logo.src}` } : {}),
      image: [firm.cover, ...firm.gallery].flatMap((image) => (image ? [`${publicUrl}${image.src}`] : [])),
      ...(firm.since ? { foundingDate: String(firm.since) } : {}),
      ...(firm.startingPrice ? { priceRange: firm.startingPrice[lng] } : {}),
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'BD',
        addressRegion: division[lng],
        addressLocality: [...new Set([subDistrict[lng], district[lng]])].join(', '),
        ...(firm.address ? { streetAddress: firm.address } : {}),
      },
      areaServed: firm.areasServed.map((area) => area[lng]),
      ...rated(firm),
    },
    breadcrumbs(publicUrl, trail),
  ];
}
