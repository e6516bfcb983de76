// What search engines are told about a post. For loaders only; no phone number is among it.
import type { PropertyType } from '#contracts/enums.ts';
import type { FloorPlan } from '#contracts/floor-plans/floor-plan.ts';
import type { PostImage, PostPage } from '#contracts/posts/posts.ts';
import type { PhotoShot } from '#contracts/posts/photo-shots.ts';
import type { Language } from '#i18n/language.ts';
import { closestArea } from '#web/listings/paths.ts';
import { breadcrumbs } from '#web/platform/schema-org.ts';

const kinds: Record<PropertyType, string> = {
  apartment: 'Apartment',
  home: 'SingleFamilyResidence',
  duplex: 'SingleFamilyResidence',
  land: 'Place',
  office: 'Place',
  showroom: 'Place',
  shop: 'Place',
  restaurant: 'Place',
  factory: 'Place',
  warehouse: 'Place',
};

interface Told {
  url: string;
  publicUrl: string;
  lng: Language;
  /** The price of the whole in taka; for rent, of a month. */
  price: number;
  /** What a picture shows, in words. */
  captionOf: (shot: PhotoShot) => string;
  /** From the first page to the post itself: what it is called and where it is. */
  trail: readonly { name: string; path: string }[];
}

/** A picture with its caption; without one its address says all. */
function pictured({ src, shot }: PostImage, publicUrl: string, captionOf: Told['captionOf']): object | string {
  const contentUrl = `${publicUrl}${src}`;
  return shot ? { '@type': 'ImageObject', contentUrl, caption: captionOf(shot) } : contentUrl;
}

function floorPlan({ size, bedrooms, bathrooms }: PostPage, plan: FloorPlan): object {
  return {
    '@type': 'FloorPlan',
    ...(size ? { floorSize: { '@type': 'QuantitativeValue', value: size, unitCode: 'FTK' } } : {}),
    ...(bedrooms === null ? {} : { numberOfBedrooms: bedrooms }),
    ...(bathrooms === null ? {} : { numberOfBathroomsTotal: bathrooms }),
    numberOfRooms: plan.rooms.length,
  };
}

function offered(post: PostPage, lng: Language): object {
  const { division, district } = post.place;
  const home = kinds[post.propertyType] !== 'Place';
  return {
    '@type': kinds[post.propertyType],
    name: post.postTitle,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'BD',
      addressRegion: division[lng],
      addressLocality: [...new Set([closestArea(post.place)[lng], district[lng]])].join(', '),
      ...(post.street ? { streetAddress: post.street } : {}),
      ...(post.postCode ? { postalCode: post.postCode } : {}),
    },
    ...(home && post.size ? { floorSize: { '@type': 'QuantitativeValue', value: post.size, unitCode: 'FTK' } } : {}),
    ...(home && post.bedrooms !== null ? { numberOfBedrooms: post.bedrooms } : {}),
    ...(home && post.floorPlan ? { accommodationFloorPlan: floorPlan(post, post.floorPlan) } : {}),
    ...(home && post.bathrooms !== null ? { numberOfBathroomsTotal: post.bathrooms } : {}),
  };
}

/** The post and the way to it as schema.org says it. */
export function structuredData(post: PostPage, { url, publicUrl, lng, price, captionOf, trail }: Told): object[] {
  const closed = post.state === 'sold' || post.state === 'rented';
  const rent = post.type === 'rent';
  return [
    {
      '@type': 'RealEstateListing',
      '@id': url,
      url,
      name: post.postTitle,
      description: post.description,
      datePosted: post.postDate,
      dateModified: post.lastUpdated,
      inLanguage: lng,
      image: post.images.map((image) => pictured(image, publicUrl, captionOf)),
      offers: {
        '@type': 'Offer',
        url,
        price,
        priceCurrency: 'BDT',
        businessFunction: `http://purl.org/goodrelations/v1#${rent ? 'LeaseOut' : 'Sell'}`,
        availability: `https://schema.org/${closed ? 'SoldOut' : 'InStock'}`,
        ...(rent ? { priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'BDT', unitCode: 'MON' } } : {}),
        itemOffered: offered(post, lng),
      },
    },
    breadcrumbs(publicUrl, trail),
  ];
}
