// What the page of a firm is made of. Loaders and actions only: it carries the contract's schemas.
import { data, redirect } from 'react-router';
import { type ReviewExtra, reviewExtras, type ReviewSort, reviewSorts } from '#contracts/offers/building-enums.ts';
import type { GalleryImage } from '#contracts/offers/firm-pictures.ts';
import { interiors, type Firm, type FirmCard } from '#contracts/offers/interiors.ts';
import { limits } from '#contracts/limits.ts';
import { namedPath } from '#contracts/pages/named-path.ts';
import type { PostImage } from '#contracts/posts/posts.ts';
import { reviews, type PublicReview } from '#contracts/offers/reviews.ts';
import { newestFound } from '#web/listings/newest-found.ts';
import { contactAnswer, similarOrNone, statusOf, type Without, withoutListing } from '#web/listings/outcome.ts';
import { call, type Api } from '#web/platform/api.ts';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { blurOf } from '#web/posts/pictures/blur.ts';
import type { Route } from './+types/firm.page.ts';
import { remainingAfter } from '#web/reviews/remaining.ts';
import { headOfFirm, headWithout } from './firm-document.ts';

type Blurred<T> = T & { blur?: string | undefined };

/** A firm as its page reads it: pictures of its work with a blurred placeholder. Its reviews are beside it. */
export type SeenFirm = Omit<Firm, 'gallery' | 'cover' | 'reviews'> & { gallery: Blurred<GalleryImage>[]; cover: Blurred<PostImage> | null };

/** One page of a firm's reviews. */
export interface ReviewPage {
  items: PublicReview[];
  sort: ReviewSort;
  /** Only reviews that have this. */
  extra?: ReviewExtra | undefined;
  page: number;
  /** How many come after this page. */
  remaining: number;
}

export interface FirmFound {
  kind: 'found';
  firm: SeenFirm;
  reviews: ReviewPage;
  similar: FirmCard[];
  /** The address to share. */
  url: string;
}

/** The firm, or why it cannot be shown. */
export type FirmOutcome = FirmFound | (Without<FirmCard> & { newest?: FirmCard[] });

type Args = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

/** The page of reviews that the address names. Undefined for the newest ones, which come with the firm. */
async function askedReviews(api: Api, PostID: string, params: URLSearchParams): Promise<ReviewPage | undefined> {
  const sort = reviewSorts.find((one) => one === params.get('sort')) ?? 'recent';
  const page = Number(/^[1-9]\d{0,3}$/.exec(params.get('page') ?? '')?.[0] ?? 1);
  const extra = reviewExtras.find((one) => one === params.get('with'));
  if (sort === 'recent' && page === 1 && !extra) return undefined;
  const { items, pagination } = await call(api, reviews.list, { params: { PostID }, query: { sort, with: extra, page } });
  return { items, sort, extra, page, remaining: remainingAfter(pagination) };
}

const blurred = <T extends PostImage>(image: T): Blurred<T> => ({ ...image, blur: blurOf(image.blurhash) });

function newest({ reviews: items, totalRatings }: Firm): ReviewPage {
  return { items, sort: 'recent', page: 1, remaining: Math.max(0, totalRatings - limits.reviews.pageSize) };
}

/** Everything the page shows. */
export async function loadFirm({ context, params, request }: Args) {
  const { publicUrl, report } = context.get(pageServices);
  const api = visitorApi(context);
  const PostID = params.id ?? '';
  const words = pageData(context, 'interiors', 'reviews', 'detail', 'posts', 'enums', 'reports', 'forms');
  const asked = new URL(request.url).searchParams;
  const [read, similar, reviewPage] = await Promise.all([
    call(api, interiors.get, { params: { PostID } }).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))),
    similarOrNone(call(api, interiors.similar, { params: { PostID } }), report),
    askedReviews(api, PostID, asked).catch(() => undefined),
  ]);
  if (read instanceof Error) {
    const outcome: Exclude<FirmOutcome, FirmFound> = withoutListing(read, similar, report);
    if (outcome.kind === 'missing') outcome.newest = await newestFound(api, 'interior', report);
    return data({ ...words, outcome, head: headWithout(context, outcome.kind) }, { status: statusOf(outcome) });
  }
  const { reviews: _first, ...firm } = read.firm;
  if (String(firm.PostID) !== PostID) throw redirect(namedPath(firm), 301);
  const outcome: FirmOutcome = {
    kind: 'found',
    firm: { ...firm, cover: firm.cover && blurred(firm.cover), gallery: firm.gallery.map(blurred) },
    reviews: reviewPage ?? newest(read.firm),
    similar,
    url: `${publicUrl}${namedPath(firm)}`,
  };
  return data({ ...words, outcome, head: headOfFirm(context, read.firm) });
}

/** The contact form without scripts posts here; the response carries the number or the refusal, and is never cached. */
export const answerContact = ({ context, params }: Pick<Route.ActionArgs, 'context' | 'params'>) =>
  contactAnswer(call(visitorApi(context), interiors.contact, { params: { PostID: params.id ?? '' } }));
