// Posts as the API describes them.
import { type PostFact, type PostFieldName, postFieldNames, type PostFields, postFields } from '#contracts/posts/post-fields.ts';
import { PostCard, PostPage } from '#contracts/posts/posts.ts';

const ownerId = '01934f00-0000-7000-8000-000000000009';

const place = {
  division: { id: 'dhaka', en: 'Dhaka', bn: 'ঢাকা' },
  district: { id: 'dhaka', en: 'Dhaka', bn: 'ঢাকা' },
  subDistrict: { id: 'dhaka-dhanmondi', en: 'Dhanmondi', bn: 'ধানমন্ডি' },
};

const image = (name: string) => ({
  src: `/media/${name}-640.webp`,
  srcset: `/media/${name}-320.webp 320w, /media/${name}-640.webp 640w`,
  w: 640,
  h: 480,
  blurhash: null,
});

type Unsaid = { [F in PostFieldName & keyof PostPage as PostFields[F] extends { required: true } ? never : F]: PostPage[F] };
/** Every field that a post may leave out, left out. */
const unsaid = Object.fromEntries(
  postFieldNames.flatMap((name) => {
    const { required, seen, kind }: PostFact = postFields[name];
    return required || seen === 'owner' ? [] : [[name, kind === 'many' ? [] : null]];
  }),
) as unknown as Unsaid;

/** A flat for sale in Dhanmondi with two pictures. */
export const postPage = (change: Partial<PostPage> = {}): PostPage =>
  PostPage.parse({
    ...unsaid,
    PostID: 48001,
    type: 'sell',
    postTitle: 'South facing flat by the lake',
    propertyType: 'apartment',
    price: 27_800_000,
    previousPrice: null,
    priceUnits: 'total',
    size: 1850,
    landSqft: null,
    bedrooms: 3,
    bathrooms: 2,
    availableFloor: 4,
    condition: 'new',
    constructionStatus: 'ready',
    division: 'dhaka',
    district: 'dhaka',
    subDistrict: 'dhaka-dhanmondi',
    place,
    postedBy: 'owner',
    paid: false,
    state: 'approved',
    firstImageUrl: '/media/one-640.webp',
    imageUrls: 2,
    images: [image('one'), image('two')],
    postDate: '2026-11-01T06:00:00.000Z',
    lastUpdated: '2026-11-01T06:00:00.000Z',
    description: 'Four minutes from the lake.',
    balconies: 2,
    lift: true,
    facing: 'south',
    totalFloor: 9,
    rentFee: null,
    owner: { _id: ownerId, name: 'Rahima Khatun', proPic: null, joinDate: '2025-02-01T06:00:00.000Z', livePosts: 2 },
    numberProved: false,
    priceHistory: [{ at: '2026-11-01T06:00:00.000Z', price: 27_800_000, priceUnits: 'total' }],
    usualRate: null,
    hasFloorPlan: false,
    point: { lat: 23.7461, lng: 90.376, radius: null, areaOnly: true },
    ...change,
  } satisfies PostPage);

/** The same flat as lists show it. */
export const postCard = (change: Partial<PostCard> = {}): PostCard => PostCard.parse({ ...postPage(), ...change } satisfies PostCard);

/** A flat to let. */
export const rentPage = (change: Partial<PostPage> = {}): PostPage =>
  postPage({ type: 'rent', price: 45_000, priceUnits: 'perMonth', rentFee: 45_000, ...change });
