// Describes a saved search in words: its name until its owner gives it one.
import { facilities, propertyTypes } from '#contracts/enums.ts';
import type { SearchQuery } from '#contracts/search.ts';
import type { Named } from '#contracts/values.ts';
import { translatorOf } from '#i18n/compile.ts';
import { formatter, type Formatter } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { askedAreas, narrowestOf, type AskedArea } from '#server/areas/asked-areas.ts';
import { districtById, divisionById, localityById, subDistrictById } from '#server/areas/catalogue.ts';

const facilitiesNamed = 3;

/** A place, narrowest first, with its city: মিরপুর, ঢাকা. */
function placeText({ chain }: AskedArea, lng: Language): string {
  const { locality, subDistrict, district, division } = chain;
  const areas = [
    localityById.get(locality ?? '') ?? subDistrictById.get(subDistrict ?? ''),
    districtById.get(district ?? ''),
    divisionById.get(division ?? ''),
  ];
  const names = areas.flatMap((area: Pick<Named, Language> | undefined) => area?.[lng] ?? []);
  return [...new Set(names)].slice(0, 2).join(', ');
}

function measures({ priceMin, priceMax, sizeMin, sizeMax, landMin, landMax, landUnit, bedMin, bathMin }: SearchQuery, t: Translate, fmt: Formatter): string[] {
  const land = fmt.range(landMin, landMax);
  return [
    ...(bedMin ? [t('savedSearches.beds', { count: bedMin })] : []),
    ...(bathMin ? [t('savedSearches.baths', { count: bathMin })] : []),
    fmt.range(priceMin, priceMax, 'taka'),
    fmt.range(sizeMin, sizeMax, 'area'),
    land && t('savedSearches.land', { range: `${land} ${t(`enums.landUnit_${landUnit}`)}` }),
  ];
}

function qualities(query: SearchQuery, t: Translate, fmt: Formatter): string[] {
  const { priceUnits, landCategory, construction, condition, furnishing, facing, lift, postedBy, tenants, availableBy } = query;
  return [
    ...(priceUnits && priceUnits !== 'all' ? [t('search.chipPriceUnits', { unit: t(`enums.priceUnit_${priceUnits}`) })] : []),
    ...(landCategory && landCategory !== 'all' ? [t('savedSearches.landCategory', { category: t(`enums.landCategory_${landCategory}`) })] : []),
    ...(construction ? [t(`enums.constructionStatus_${construction}`)] : []),
    ...(condition ? [t(`enums.condition_${condition}`)] : []),
    ...(furnishing ? [t(`enums.furnishing_${furnishing}`)] : []),
    ...(facing ? [t('savedSearches.facing', { facing: t(`enums.facing_${facing}`) })] : []),
    ...(lift === undefined ? [] : [t(lift ? 'enums.lift_yes' : 'enums.lift_no')]),
    ...(postedBy ? [t(`enums.postedBy_${postedBy}`)] : []),
    ...tenants.map((tenant) => t(`enums.tenant_${tenant}`)),
    ...(availableBy ? [t('savedSearches.availableBy', { date: fmt.date(availableBy) })] : []),
  ];
}

function wished(wanted: SearchQuery['facilities'], t: Translate): string[] {
  const named = facilities.filter((one) => wanted.includes(one)).map((one) => t(`enums.facility_${one}`));
  const rest = named.length - facilitiesNamed;
  return rest > 0 ? [...named.slice(0, facilitiesNamed), t('savedSearches.moreFacilities', { count: rest })] : named;
}

/** ভাড়া: মিরপুর, ঢাকা · ২+ বেড · ৳২৫,০০০ পর্যন্ত. */
export function describeQuery(query: SearchQuery, lng: Language): string {
  const t = translatorOf(lng);
  const fmt = formatter(lng);
  // A size of land implies land.
  const isPlain = query.landMin !== undefined || query.landMax !== undefined ? (type: string): boolean => type !== 'land' : (): boolean => true;
  const types = propertyTypes.filter((type) => query.propertyType.includes(type) && isPlain(type)).map((type) => t(`enums.propertyType_${type}`));
  const parts = [
    ...(query.q === undefined ? [] : [t('savedSearches.words', { text: query.q })]),
    fmt.list(
      narrowestOf(askedAreas(query)).map((area) => placeText(area, lng)),
      'or',
    ),
    fmt.list(types, 'or'),
    ...measures(query, t, fmt),
    ...qualities(query, t, fmt),
    ...wished(query.facilities, t),
  ].filter(Boolean);
  const purpose = query.purpose === 'rent' || query.purpose === 'sell' ? query.purpose : undefined;
  if (parts.length === 0) return t(purpose === 'rent' ? 'savedSearches.allRent' : 'savedSearches.allSell');
  const said = parts.join(' · ');
  return purpose ? t(`savedSearches.of_${purpose}`, { what: said }) : said;
}
