// What the page of a post is made of. Loaders and actions only: it carries the contract's schemas.
import { data, redirect } from 'react-router';
import type { BuyingRates } from '#contracts/posts/buying-costs.ts';
import type { PostType } from '#contracts/enums.ts';
import { linkPicturePath, linkPictureSize } from '#contracts/pages/link-picture-path.ts';
import { type Locator, maps } from '#contracts/maps/maps.ts';
import { namedPath } from '#contracts/pages/named-path.ts';
import { search } from '#contracts/search/search.ts';
import { limits } from '#contracts/limits.ts';
import { posts, type PostCard, type PostImage, type PostPage } from '#contracts/posts/posts.ts';
import { languageOf, truncate } from '#i18n/detect.ts';
import { formatter, type Formatter } from '#i18n/format.ts';
import { addressIn, type Language } from '#i18n/language.ts';
import { postTitle } from '#i18n/post-titles.ts';
import type { Translate } from '#i18n/translate.ts';
import { headOf } from '#web/platform/seo.ts';
import { call, CallFailure, type Api } from '#web/platform/api.ts';
import { fittingTitle } from '#web/platform/fitting-title.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import type { Route } from './+types/detail.page.ts';
import { blurOf } from './pictures/blur.ts';
import { isPost } from '#web/listings/found-kinds.ts';
import { contactAnswer, statusOf, type Without, withoutListing } from '#web/listings/outcome.ts';
import { areaAt, areaPath, closestArea, listPath, shownLevels } from '#web/listings/paths.ts';
import { structuredData } from './structured-data.ts';
import { wholePrice } from '#contracts/posts/whole-price.ts';

export type SeenImage = PostImage & { blur?: string | undefined };

/** A post as its page reads it: every picture with a blurred placeholder. */
export type SeenPost = Omit<PostPage, 'images'> & { images: SeenImage[] };

export interface PostFound {
  kind: 'found';
  post: SeenPost;
  similar: PostCard[];
  /** A drawing of where it lies; an imported post may know its district only. */
  locator: Locator | null;
  /** What registration and loans cost at present. */
  rates: BuyingRates;
  /** The address to share. */
  url: string;
  /** The languages in which people wrote, for `lang` attributes. */
  written: { title: Language; description: Language };
  /** What it is in the reader's language, where the title is in the other. */
  said?: string | undefined;
}

/** The post, or why it cannot be shown: it never was, it is over or away for a while, or something is wrong with the server. */
export type PostOutcome = PostFound | ((Without<PostCard> | { kind: 'away'; similar: PostCard[] }) & { newest?: PostCard[] });

type Args = Pick<Route.LoaderArgs, 'context' | 'request' | 'params'>;

const descriptionMax = 160;

const typeIn = (request: Request): PostType => (/^\/property-rent/i.test(new URL(request.url).pathname) ? 'rent' : 'sell');

type Context = Args['context'];

const priceText = (post: PostPage, t: Translate, fmt: Formatter): string =>
  post.type === 'rent' ? `${fmt.taka(post.price)}${t('posts.perMonth')}` : fmt.taka(wholePrice(post));

/** Everything in the head of a post's page. */
function headOfPost(context: Context, post: PostPage) {
  const { publicUrl, lng, words } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['detail', 'enums', 'posts', 'shell']) });
  const place = t('posts.place', { area: closestArea(post.place)[lng], district: post.place.district[lng] });
  const price = priceText(post, t, formatter(lng));
  const path = namedPath(post);
  const trail = [
    { name: t('shell.navHome'), path: '/' },
    { name: t(post.type === 'rent' ? 'detail.forRent' : 'detail.forSell'), path: listPath(post.type) },
    ...shownLevels(post.place).map((level) => ({ name: areaAt(post.place, level)[lng], path: areaPath(post.type, post.place, level) })),
    { name: post.postTitle, path },
  ];
  return headOf(context, {
    path,
    title: fittingTitle([post.postTitle, price, place], t('shell.name')),
    description: truncate(t('detail.documentDescription', { price, place, text: post.description.replace(/\s+/g, ' ') }), descriptionMax),
    image: { path: linkPicturePath(lng, post.PostID, post.lastUpdated), ...linkPictureSize, alt: post.postTitle },
    structured: structuredData(post, {
      url: addressIn(`${publicUrl}${path}`, lng),
      publicUrl,
      lng,
      price: wholePrice(post),
      captionOf: (shot) => t(`enums.shot_${shot}`),
      trail,
    }),
  });
}

/** The head of a page without a post: its title, and noindex. */
function headWithout(context: Context, kind: Exclude<PostOutcome, PostFound>['kind']) {
  const { lng, words } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['detail']) });
  return [{ title: t(`detail.${kind}Title`) }, { name: 'robots', content: 'noindex' }];
}

/** Similar posts; undefined for a post that was never public. */
async function similarTo(api: Api, id: string, report: (error: unknown) => void): Promise<PostCard[] | undefined> {
  try {
    return (await call(api, posts.similar, { params: { PostID: id } })).items;
  } catch (error) {
    if (error instanceof CallFailure && error.status < 500) return undefined;
    // The page is shown without them.
    report(error);
    return [];
  }
}

async function locatorOf(
  api: Api,
  { point, place: { subDistrict, locality } }: Pick<PostPage, 'point' | 'place'>,
  report: (error: unknown) => void,
): Promise<Locator | null> {
  if (!subDistrict.id) return null;
  try {
    const own = point && point.radius !== null ? { lat: point.lat, lng: point.lng, radius: point.radius } : {};
    return (await call(api, maps.locator, { query: { subDistrict: subDistrict.id, ...(locality ? { locality: locality.id } : {}), ...own } })).locator;
  } catch (error) {
    report(error);
    return null;
  }
}

function saidFor(post: PostPage, lng: Language): string | undefined {
  if (languageOf(post.postTitle) === lng) return undefined;
  const { type, propertyType, bedrooms, size, landSqft, landUnits, place } = post;
  return postTitle(lng, {
    type,
    kind: propertyType,
    area: closestArea(place),
    bedrooms: bedrooms ?? undefined,
    sizeSqft: size ?? undefined,
    land: landSqft !== null && landUnits ? { sqft: landSqft, unit: landUnits } : undefined,
  });
}

const newestShown = 4;

/** What else there is of its kind, where nothing is like it. */
async function newestOf(api: Api, purpose: PostType, report: (error: unknown) => void): Promise<PostCard[]> {
  try {
    const { items } = await call(api, search.posts, { query: { purpose, limit: newestShown + limits.search.promotedFirstPage } });
    // The newest posts, without promoted ones in front.
    return items
      .filter(isPost)
      .toSorted((one, other) => other.postDate.localeCompare(one.postDate))
      .slice(0, newestShown);
  } catch (error) {
    // The page is shown without them.
    report(error);
    return [];
  }
}

/** Only posts that were public once get similar posts; others are simply missing. */
function withSimilar(read: Exclude<PostOutcome, PostFound>, similar: PostCard[] | undefined): Exclude<PostOutcome, PostFound> {
  if (read.kind === 'gone') return { ...read, similar: similar ?? [] };
  return read.kind === 'missing' && similar ? { kind: 'away', similar } : read;
}

/** Everything the page shows. A post of the other type is led to its own address. */
export async function loadDetail({ context, request, params }: Args) {
  const { publicUrl, report, lng } = context.get(pageServices);
  const api = visitorApi(context);
  const id = params.id ?? '';
  const type = typeIn(request);
  const [read, similar] = await Promise.all([
    call(api, posts.get, { params: { PostID: id } }).catch((error: unknown) => withoutListing<PostCard>(error, [], report)),
    similarTo(api, id, report),
  ]);
  const isDrawn = 'post' in read && read.post.floorPlan !== null;
  const words = pageData(
    context,
    'detail',
    'canvas',
    'fields',
    'posts',
    'enums',
    'reports',
    'forms',
    ...(isDrawn ? (['floorPlan', 'furniture'] as const) : []),
  );
  if ('kind' in read) {
    const outcome = withSimilar(read, similar);
    const isAlone = outcome.kind === 'missing' || ('similar' in outcome && outcome.similar.length === 0);
    if (isAlone) outcome.newest = await newestOf(api, type, report);
    return data({ ...words, type, outcome, head: headWithout(context, outcome.kind) }, { status: statusOf(outcome) });
  }
  const { post } = read;
  if (post.type !== type || String(post.PostID) !== id) throw redirect(namedPath(post), 301);
  const outcome: PostOutcome = {
    kind: 'found',
    post: { ...post, images: post.images.map((image) => ({ ...image, blur: blurOf(image.blurhash) })) },
    similar: similar ?? [],
    rates: context.get(pageServices).facts.rates,
    locator: await locatorOf(api, post, report),
    url: `${publicUrl}${namedPath(post)}`,
    written: { title: languageOf(post.postTitle), description: languageOf(post.description) },
    said: saidFor(post, lng),
  };
  return data({ ...words, type, outcome, head: headOfPost(context, post) });
}

/** The contact form without scripts posts here; the response carries the numbers or the refusal, and is never cached. */
export const answerContact = ({ context, params }: Pick<Route.ActionArgs, 'context' | 'params'>) =>
  contactAnswer(call(visitorApi(context), posts.contact, { params: { PostID: params.id ?? '' } }));
