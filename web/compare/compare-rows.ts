// The rows of the comparison: one for each fact that at least one of the posts has.
import { facilities } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { listed } from '#contracts/listed.ts';
import type { PostFieldName } from '#contracts/posts/post-fields.ts';
import type { PostPage } from '#contracts/posts/posts.ts';
import type { PageWords } from '#web/platform/language.tsx';
import { wholePrice } from '#contracts/posts/whole-price.ts';
import { type Best, kindOf, ofOneKind, pricedKindOf, verdictsOf } from '#web/decide/best-of.ts';
import { fieldText } from '#web/listings/field-words.ts';
import { closestArea } from '#web/listings/paths.ts';

export interface CompareRow {
  key: string;
  label: string;
  /** One for each post; null where it says nothing. */
  values: (string | null)[];
  /** Whether the posts differ. */
  differs: boolean;
  /** Index of the post with the best value, where one is clearly best. */
  best?: { index: number; is: Best };
}

type Value<T> = T | null | undefined;

function bestOf(numbers: readonly Value<number>[], is: Best): CompareRow['best'] {
  const index = verdictsOf(numbers, is).indexOf(1);
  return index < 0 ? undefined : { index, is };
}

function row(key: string, label: string, values: (string | null)[], best?: CompareRow['best']): CompareRow[] {
  if (values.every((value) => value === null)) return [];
  return [{ key, label, values, differs: new Set(values).size > 1, ...(best ? { best } : {}) }];
}

const per = (post: PostPage, size: Value<number>): number | null => (size ? wholePrice(post) / size : null);

/** Sums in one unit each: they fit a column of a phone, and neighbours are of one form. */
function prices(posts: readonly PostPage[], { t, fmt }: PageWords): CompareRow[] {
  const cheapest = (numbers: readonly Value<number>[]): CompareRow['best'] => bestOf(ofOneKind(posts, numbers, pricedKindOf), 'least');
  const rounded = (rate: number | null): number | null => (rate === null ? null : Math.round(rate));
  const sqft = posts.map((post) => rounded(per(post, post.size)));
  const land = posts.map((post) => (post.type === 'sell' && post.size === null ? per(post, post.landSqft) : null));
  const written = posts.map((post) => `${fmt.takaInOneUnit(wholePrice(post))}${post.type === 'rent' ? t('posts.perMonth') : ''}`);
  const fall = posts.map(({ previousPrice, price }) => (previousPrice !== null && previousPrice > price ? fmt.amountShort(previousPrice - price) : null));
  return [
    ...row('price', t('detail.price'), written, cheapest(posts.map(wholePrice))),
    ...row('fall', t('compare.fall'), fall),
    ...row(
      'rate',
      t('compare.perSqft'),
      sqft.map((rate) => (rate === null ? null : fmt.takaInOneUnit(rate))),
      cheapest(sqft),
    ),
    ...row(
      'landRate',
      t('compare.perKatha'),
      land.map((rate) => (rate === null ? null : fmt.takaInOneUnit(Math.round(rate * limits.land.kathaSqft)))),
      cheapest(land),
    ),
  ];
}

/** In the order of the table; a field that is null here has a row of its own, or none. */
const compared = listed({
  bedrooms: true,
  bathrooms: true,
  balconies: true,
  drawingRooms: true,
  garages: true,
  availableFloor: true,
  facing: true,
  furnishing: true,
  constructionStatus: true,
  condition: true,
  lift: true,
  propertyType: null,
  size: null,
  landSize: null,
  landUnits: null,
  landCategory: null,
  division: null,
  district: null,
  subDistrict: null,
  locality: null,
  street: null,
  house: null,
  postCode: null,
  lat: null,
  lng: null,
  price: null,
  priceUnits: null,
  tenants: null,
  availableFrom: null,
  advanceMonths: null,
  serviceCharge: null,
  postTitle: null,
  description: null,
  totalRooms: null,
  totalFloor: null,
  totalUnit: null,
  facilities: null,
  floorPlan: null,
  postedBy: null,
  primaryContact: null,
  secondaryContact: null,
  plan: null,
} satisfies Record<PostFieldName, true | null>);
type ComparedField = (typeof compared)[number];

function valueOf(post: PostPage, field: ComparedField, words: PageWords): string | null {
  const { t, fmt } = words;
  const { totalFloor, [field]: value } = post;
  if (value === null || value === undefined) return null;
  if (field === 'availableFloor' && totalFloor !== null) return fmt.floorOf(Number(value), totalFloor);
  return field === 'lift' ? t(value ? 'detail.liftYes' : 'detail.liftNo') : fieldText(words, field, value);
}

function measures(posts: readonly PostPage[], words: PageWords): CompareRow[] {
  const { t, fmt, lng } = words;
  const largest = (numbers: readonly Value<number>[]): CompareRow['best'] => bestOf(ofOneKind(posts, numbers, kindOf), 'most');
  const each = <T>(pick: (post: PostPage) => Value<T>, write: (value: T, post: PostPage) => string): (string | null)[] =>
    posts.map((post) => {
      const value = pick(post);
      return value === null || value === undefined ? null : write(value, post);
    });
  return [
    ...row(
      'place',
      t('detail.where'),
      posts.map(({ place }) => t('posts.place', { area: closestArea(place)[lng], district: place.district[lng] })),
    ),
    ...row(
      'type',
      t('fields.propertyType'),
      posts.map(({ propertyType }) => t(`enums.propertyType_${propertyType}`)),
    ),
    ...row(
      'size',
      t('fields.size'),
      each((post) => post.size, fmt.area),
      largest(posts.map(({ size }) => size)),
    ),
    ...row(
      'land',
      t('fields.landSize'),
      each(
        (post) => post.landSqft,
        (sqft, { landUnits }) => (landUnits ? fmt.land(sqft, landUnits) : fmt.area(sqft)),
      ),
      largest(posts.map(({ landSqft }) => landSqft)),
    ),
    ...compared.flatMap((field) =>
      row(
        field,
        field === 'constructionStatus' ? t('compare.construction') : t(`fields.${field}`),
        posts.map((post) => valueOf(post, field, words)),
      ),
    ),
    ...row(
      'postedBy',
      t('fields.postedBy'),
      posts.map(({ postedBy }) => t(`enums.postedBy_${postedBy}`)),
    ),
    ...row(
      'postDate',
      t('compare.since'),
      posts.map(({ postDate }) => fmt.date(postDate)),
    ),
  ];
}

/** Prices and facts, each in a row. */
export const factRows = (posts: readonly PostPage[], words: PageWords): CompareRow[] => [...prices(posts, words), ...measures(posts, words)];

/** What the buildings offer; a facility that none of them names takes no row. */
export const facilityRows = (posts: readonly PostPage[], { t }: PageWords): CompareRow[] =>
  facilities
    .filter((facility) => posts.some((post) => post.facilities.includes(facility)))
    .flatMap((facility) =>
      row(
        facility,
        t(`enums.facility_${facility}`),
        posts.map((post) => (post.facilities.includes(facility) ? t('detail.liftYes') : null)),
      ),
    );
