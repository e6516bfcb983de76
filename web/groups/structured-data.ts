// What search engines are told about an offer. For loaders only.
import type { GroupOffer } from '#contracts/offers/groups.ts';
import type { Language } from '#i18n/language.ts';
import { breadcrumbs } from '#web/platform/schema-org.ts';

interface Told {
  url: string;
  publicUrl: string;
  lng: Language;
  trail: readonly { name: string; path: string }[];
}

/** The offer and the way to it as schema.org says it. */
export function structuredData(offer: GroupOffer, { url, publicUrl, lng, trail }: Told): object[] {
  const { division, district, subDistrict } = offer.place;
  const open = offer.shares.open > 0 && offer.stage !== 'closed';
  return [
    {
      '@type': 'RealEstateListing',
      '@id': url,
      url,
      name: offer.title[lng],
      description: offer.about[lng],
      datePosted: offer.postDate,
      dateModified: offer.lastUpdated,
      inLanguage: lng,
      image: offer.images.map(({ src }) => `${publicUrl}${src}`),
      offers: {
        '@type': 'Offer',
        url,
        price: offer.sharePrice,
        priceCurrency: 'BDT',
        seller: { '@type': 'Organization', name: offer.developBy },
        availability: `https://schema.org/${open ? 'InStock' : 'SoldOut'}`,
        itemOffered: {
          '@type': 'ApartmentComplex',
          name: offer.title[lng],
          numberOfAccommodationUnits: offer.totalFlats,
          address: {
            '@type': 'PostalAddress',
            addressCountry: 'BD',
            addressRegion: division[lng],
            addressLocality: [...new Set([subDistrict[lng], district[lng]])].join(', '),
            ...(offer.location ? { streetAddress: offer.location } : {}),
          },
        },
      },
    },
    breadcrumbs(publicUrl, trail),
  ];
}
