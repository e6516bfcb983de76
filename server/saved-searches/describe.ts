// Describes a saved search in words: its name until its owner gives it one.
import type { OnEarth } from '#contracts/maps/drawn-map.ts';
import { type Bounds, boundsOf, nearOf, withinOf } from '#contracts/maps/map-search.ts';
import { facilities, propertyTypes, type PropertyType } from '#contracts/enums.ts';
import type { SearchQuery } from '#contracts/search/search.ts';
import type { Named } from '#contracts/values.ts';
import { translatorOf } from '#i18n/compile.ts';
import { formatter, type Formatter } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { areaChain, askedAreas, levelOf, narrowestOf, type AskedArea } from '#server/areas/asked-areas.ts';
import { nearestArea } from '#server/areas/nearest-area.ts';
import { districtById, divisionById, localityById, subDistrictById } from '#server/areas/catalogue.ts';

const facilitiesNamed = 3;

interface Say {
  t: Translate;
  fmt: Formatter;
  lng: Language;
}

/** Excluded areas and types, each by itself: মিরপুর, ঢাকা বাদে. */
const excludedAreas = ({ withoutArea }: SearchQuery, { t, lng }: Say): string[] =>
  withoutArea.flatMap((id) => {
    const chain = areaChain(levelOf(id) ?? 'locality', id);
    return chain ? [t('search.chipWithout', { what: placeText({ chain }, lng) })] : [];
  });

/** A place, narrowest first, with its city: মিরপুর, ঢাকা. */
function placeText({ chain }: Pick<AskedArea, 'chain'>, lng: Language): string {
  const { locality, subDistrict, district, division } = chain;
  const areas = [
    localityById.get(locality ?? '') ?? subDistrictById.get(subDistrict ?? ''),
    districtById.get(district ?? ''),
    divisionById.get(division ?? ''),
  ];
  const names = areas.flatMap((area: Pick<Named, Language> | undefined) => area?.[lng] ?? []);
  return [...new Set(names)].slice(0, 2).join(', ');
}

function kinds({ propertyType, landMin, landMax }: SearchQuery, { t, fmt }: Say): string {
  // A size of land implies land.
  const isImplied = (type: PropertyType): boolean => type === 'land' && (landMin !== undefined || landMax !== undefined);
  const types = propertyTypes.filter((type) => propertyType.includes(type) && !isImplied(type));
  return fmt.list(
    types.map((type) => t(`enums.propertyType_${type}`)),
    'or',
  );
}

function land({ landMin, landMax, landUnit }: SearchQuery, { t, fmt }: Say): string {
  const range = fmt.range(landMin, landMax);
  return range && t('savedSearches.land', { range: `${range} ${t(`enums.landUnit_${landUnit}`)}` });
}

function wished({ facilities: wanted }: SearchQuery, { t }: Say): string[] {
  const named = facilities.filter((one) => wanted.includes(one)).map((one) => t(`enums.facility_${one}`));
  const rest = named.length - facilitiesNamed;
  return rest > 0 ? [...named.slice(0, facilitiesNamed), t('savedSearches.moreFacilities', { count: rest })] : named;
}

const cornersOf = (box: Bounds | undefined): OnEarth[] =>
  box
    ? [
        { lat: box.south, lng: box.west },
        { lat: box.north, lng: box.east },
      ]
    : [];

/** A place on the map with the area that it lies in or nearest to. */
function around(place: string, corners: readonly OnEarth[], { t, lng }: Say): string {
  const area = nearestArea(corners);
  return area ? t('savedSearches.around', { place, area: area[lng] }) : place;
}

/** What the value of a parameter says, where one is given. */
const given =
  <N extends keyof SearchQuery>(name: N, text: (value: NonNullable<SearchQuery[N]>, say: Say) => string) =>
  (query: SearchQuery, say: Say): string => {
    const value = query[name];
    return value === undefined || value === null ? '' : text(value, say);
  };

/** What each parameter says, in the order of the sentence; null where it is said with another, or is no filter of posts. */
const parts: Record<keyof SearchQuery, ((query: SearchQuery, say: Say) => string | string[]) | null> = {
  q: given('q', (text, { t }) => t('savedSearches.words', { text })),
  division: (query, { fmt, lng }) =>
    fmt.list(
      narrowestOf(askedAreas(query)).map((area) => placeText(area, lng)),
      'or',
    ),
  district: null,
  subDistrict: null,
  locality: null,
  propertyType: kinds,
  withoutArea: excludedAreas,
  withoutType: ({ withoutType }, { t }) => withoutType.map((type) => t('search.chipWithout', { what: t(`enums.propertyType_${type}`) })),
  bedMin: given('bedMin', (count, { t }) => (count === 0 ? '' : t('savedSearches.beds', { count }))),
  bathMin: given('bathMin', (count, { t }) => (count === 0 ? '' : t('savedSearches.baths', { count }))),
  priceMin: ({ priceMin, priceMax }, { fmt }) => fmt.range(priceMin, priceMax, 'taka'),
  priceMax: null,
  sizeMin: ({ sizeMin, sizeMax }, { fmt }) => fmt.range(sizeMin, sizeMax, 'area'),
  sizeMax: null,
  landMin: land,
  landMax: null,
  landUnit: null,
  priceUnits: given('priceUnits', (unit, { t }) => (unit === 'all' ? '' : t('search.chipPriceUnits', { unit: t(`enums.priceUnit_${unit}`) }))),
  landCategory: given('landCategory', (value, { t }) =>
    value === 'all' ? '' : t('savedSearches.landCategory', { category: t(`enums.landCategory_${value}`) }),
  ),
  construction: given('construction', (value, { t }) => t(`enums.constructionStatus_${value}`)),
  condition: given('condition', (value, { t }) => t(`enums.condition_${value}`)),
  furnishing: given('furnishing', (value, { t }) => t(`enums.furnishing_${value}`)),
  facing: given('facing', (value, { t }) => t('savedSearches.facing', { facing: t(`enums.facing_${value}`) })),
  lift: given('lift', (value, { t }) => t(value ? 'enums.lift_yes' : 'enums.lift_no')),
  postedBy: given('postedBy', (value, { t }) => t(`enums.postedBy_${value}`)),
  tenants: ({ tenants }, { t }) => tenants.map((tenant) => t(`enums.tenant_${tenant}`)),
  availableBy: given('availableBy', (day, { t, fmt }) => t('savedSearches.availableBy', { date: fmt.date(day) })),
  facilities: wished,
  bounds: given('bounds', (value, say) => around(say.t('savedSearches.bounds'), cornersOf(boundsOf(value)), say)),
  near: given('near', (value, say) => {
    const near = nearOf(value);
    return around(say.t('savedSearches.near', { km: say.fmt.number(near?.km ?? 0) }), near ? [near] : [], say);
  }),
  within: given('within', (value, say) => around(say.t('savedSearches.within'), withinOf(value) ?? [], say)),
  metroKm: given('metroKm', (km, { t, fmt }) => t('savedSearches.metro', { km: fmt.number(km) })),
  purpose: null,
  assume: null,
  category: null,
  budget: null,
  ratingMin: null,
  stage: null,
  sort: null,
  page: null,
  limit: null,
};

/** ভাড়া: মিরপুর, ঢাকা · ২+ বেড · ৳২৫,০০০ পর্যন্ত. */
export function describeQuery(query: SearchQuery, lng: Language): string {
  const say = { t: translatorOf(lng), fmt: formatter(lng), lng };
  const { t } = say;
  const texts = Object.values(parts)
    .flatMap((part) => part?.(query, say) ?? [])
    .filter(Boolean);
  const purpose = query.purpose === 'rent' || query.purpose === 'sell' ? query.purpose : undefined;
  if (texts.length === 0) return t(purpose === 'rent' ? 'savedSearches.allRent' : 'savedSearches.allSell');
  const said = texts.join(' · ');
  return purpose ? t(`savedSearches.of_${purpose}`, { what: said }) : said;
}
