// The rows of the comparison: one for each fact that at least one of the posts has.
import { facilities } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { PostPage } from '#contracts/posts.ts';
import type { PageWords } from '#web/platform/language.tsx';
import { wholePrice } from '#contracts/whole-price.ts';
import { closestArea } from '#web/listings/paths.ts';

export interface CompareRow {
  key: string;
  label: string;
  /** One for each post; null where it says nothing. */
  values: (string | null)[];
  /** Whether the posts differ. */
  differs: boolean;
  /** Index of the post with the best value, where one is clearly best. */
  best?: { index: number; is: 'least' | 'most' };
}

type Value<T> = T | null | undefined;

/** The one that is below (or above) all others; nothing where two share it or only one says it. */
function extreme(numbers: readonly Value<number>[], is: 'least' | 'most'): CompareRow['best'] {
  const known = numbers.filter((value) => value !== null && value !== undefined);
  const value = is === 'least' ? Math.min(...known) : Math.max(...known);
  if (known.length < 2 || known.filter((one) => one === value).length > 1) return undefined;
  return { index: numbers.indexOf(value), is };
}

function row(key: string, label: string, values: (string | null)[], best?: CompareRow['best']): CompareRow[] {
  if (values.every((value) => value === null)) return [];
  return [{ key, label, values, differs: new Set(values).size > 1, ...(best ? { best } : {}) }];
}

const per = (post: PostPage, size: Value<number>): number | null => (size ? wholePrice(post) / size : null);

function prices(posts: readonly PostPage[], { t, fmt }: PageWords): CompareRow[] {
  const oneKind = new Set(posts.map(({ type }) => type)).size === 1;
  const sqft = posts.map((post) => per(post, post.size));
  const land = posts.map((post) => (post.type === 'sell' && post.size === null ? per(post, post.landSqft) : null));
  const written = posts.map((post) => `${fmt.taka(wholePrice(post))}${post.type === 'rent' ? t('posts.perMonth') : ''}`);
  const fall = posts.map(({ previousPrice, price }) => (previousPrice !== null && previousPrice > price ? fmt.amount(previousPrice - price) : null));
  return [
    ...row('price', t('detail.price'), written, oneKind ? extreme(posts.map(wholePrice), 'least') : undefined),
    ...row('fall', t('compare.fall'), fall),
    ...row(
      'rate',
      t('compare.perSqft'),
      sqft.map((rate) => (rate === null ? null : fmt.taka(Math.round(rate)))),
      oneKind
        ? extreme(
            sqft.map((rate) => (rate === null ? null : Math.round(rate))),
            'least',
          )
        : undefined,
    ),
    ...row(
      'landRate',
      t('compare.perKatha'),
      land.map((rate) => (rate === null ? null : fmt.taka(Math.round(rate * limits.land.kathaSqft)))),
      extreme(land, 'least'),
    ),
  ];
}

function measures(posts: readonly PostPage[], { t, fmt, lng }: PageWords): CompareRow[] {
  const each = <T>(pick: (post: PostPage) => Value<T>, write: (value: T, post: PostPage) => string): (string | null)[] =>
    posts.map((post) => {
      const value = pick(post);
      return value === null || value === undefined ? null : write(value, post);
    });
  const number = (key: string, label: string, pick: (post: PostPage) => Value<number>) => row(key, label, each(pick, fmt.number));
  return [
    ...row(
      'place',
      t('detail.where'),
      posts.map(({ place }) => t('posts.place', { area: closestArea(place)[lng], district: place.district[lng] })),
    ),
    ...row(
      'type',
      t('detail.propertyType'),
      posts.map(({ propertyType }) => t(`enums.propertyType_${propertyType}`)),
    ),
    ...row(
      'size',
      t('detail.size'),
      each((post) => post.size, fmt.area),
      extreme(
        posts.map(({ size }) => size),
        'most',
      ),
    ),
    ...row(
      'land',
      t('detail.land'),
      each(
        (post) => post.landSqft,
        (sqft, { landUnits }) => (landUnits ? fmt.land(sqft, landUnits) : fmt.area(sqft)),
      ),
      extreme(
        posts.map(({ landSqft }) => landSqft),
        'most',
      ),
    ),
    ...number('bedrooms', t('detail.bedrooms'), (post) => post.bedrooms),
    ...number('bathrooms', t('detail.bathrooms'), (post) => post.bathrooms),
    ...number('balconies', t('detail.balconies'), (post) => post.balconies),
    ...number('drawingRooms', t('detail.drawingRooms'), (post) => post.drawingRooms),
    ...number('garages', t('detail.garages'), (post) => post.garages),
    ...row(
      'floor',
      t('detail.floor'),
      each(
        (post) => post.availableFloor,
        (at, { totalFloor }) => (totalFloor === null ? fmt.floor(at) : fmt.floorOf(at, totalFloor)),
      ),
    ),
    ...row(
      'facing',
      t('detail.facing'),
      each(
        (post) => post.facing,
        (value) => t(`enums.facing_${value}`),
      ),
    ),
    ...row(
      'furnishing',
      t('detail.furnishing'),
      each(
        (post) => post.furnishing,
        (value) => t(`enums.furnishing_${value}`),
      ),
    ),
    ...row(
      'construction',
      t('compare.construction'),
      each(
        (post) => post.constructionStatus,
        (value) => t(`enums.constructionStatus_${value}`),
      ),
    ),
    ...row(
      'condition',
      t('detail.condition'),
      each(
        (post) => post.condition,
        (value) => t(`enums.condition_${value}`),
      ),
    ),
    ...row(
      'lift',
      t('detail.lift'),
      each(
        (post) => post.lift,
        (value) => t(value ? 'detail.liftYes' : 'detail.liftNo'),
      ),
    ),
    ...row(
      'postedBy',
      t('detail.seller'),
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
