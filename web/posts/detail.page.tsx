import { useEffect } from 'react';
import type { HeadersFunction } from 'react-router';
import { type Cacheable, tenMinutesMs } from '#web/platform/delivery/cache-policy.ts';
import type { PageFrame } from '#web/shell/page-frame.ts';
import { lazyHydrate } from '#web/platform/delivery/lazy-hydrate.tsx';
import type { Route } from './+types/detail.page.ts';
import { answerContact, loadDetail, type PostFound } from './detail-data.ts';
import { DetailHead } from './detail-head.tsx';
import { Gallery } from './pictures/gallery.tsx';
import { headPlace, partPlaces, partsGrid, restPlace, sideColumn } from './pictures/gallery-shapes.ts';
import { useContact } from './contact/use-contact.ts';

// Its links lead without code, and its buttons are replayed.
const PictureDiscs = lazyHydrate(async () => (await import('./pictures/picture-discs.tsx')).PictureDiscs);
// What is below the first screen of a phone, on wide screens or paper only, or sends its form without any code.
const CallBar = lazyHydrate(async () => (await import('./contact/call-bar.tsx')).CallBar);
const Breadcrumbs = lazyHydrate(async () => (await import('./breadcrumbs.tsx')).Breadcrumbs);
const PrintHead = lazyHydrate(async () => (await import('./copy-and-print.tsx')).PrintHead);
const KeyFacts = lazyHydrate(async () => (await import('./key-facts.tsx')).KeyFacts);
const Description = lazyHydrate(async () => (await import('./description.tsx')).Description);
const PricePanel = lazyHydrate(async () => (await import('./price/price-panel.tsx')).PricePanel);
const SellerCard = lazyHydrate(async () => (await import('./seller-card.tsx')).SellerCard);
const CostCard = lazyHydrate(async () => (await import('./price/cost-card.tsx')).CostCard);
const FloorPlanOfPost = lazyHydrate(async () => (await import('./floor-plan-of-post.tsx')).FloorPlanOfPost);
const Facilities = lazyHydrate(async () => (await import('./facilities.tsx')).Facilities);
const LandUnits = lazyHydrate(async () => (await import('./land-units.tsx')).LandUnits);
const PlaceLinks = lazyHydrate(async () => (await import('./place-links.tsx')).PlaceLinks);
const PriceHistory = lazyHydrate(async () => (await import('./price/price-history.tsx')).PriceHistory);
const SafetyBox = lazyHydrate(async () => (await import('./safety-box.tsx')).SafetyBox);
const SimilarPosts = lazyHydrate(async () => (await import('./similar-posts.tsx')).SimilarPosts);
const ViewedPosts = lazyHydrate(async () => (await import('#web/viewed/viewed-posts.tsx')).ViewedPosts);
const WithoutPost = lazyHydrate(async () => (await import('./without-post.tsx')).WithoutPost);

/** On phones the call bar replaces the tab bar. */
export const handle = { ownBar: true, cache: { clockMs: tenMinutesMs, path: /^\d{1,12}$/ } } satisfies Cacheable & PageFrame;

export const loader = (args: Route.LoaderArgs) => loadDetail(args);
export const action = (args: Route.ActionArgs) => answerContact(args);

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) => actionHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function PostPage({ found, answered }: { found: PostFound; answered: Route.ComponentProps['actionData'] }) {
  const { post, url, similar, written, said, locator, rates } = found;
  const state = useContact(post.PostID, answered);
  const { PostID, owner } = post;
  const at = partPlaces(post.images.length);
  useEffect(() => {
    const looking = import('./track-view.ts').then(
      ({ trackView }) => trackView(PostID, owner._id),
      () => undefined,
    );
    return () => void looking.then((stop) => stop?.());
  }, [PostID, owner._id]);
  return (
    <>
      <PrintHead post={post} url={url} />
      <Breadcrumbs post={post} />
      {/* On wide screens price and call begin beside the title, or beside few pictures: nobody has to scroll for them. */}
      {/* On phones the seller stands below what the post says of itself, and is read there: with a wide screen's column before it. */}
      <div aria-owns="post-facts post-seller" className={partsGrid}>
        <div data-top-picture className={`relative ${at.gallery}`}>
          <Gallery post={post} />
          <PictureDiscs post={post} url={url} />
        </div>
        <DetailHead post={post} written={written} said={said} className={headPlace} />
        <div className={`${sideColumn} ${at.side}`}>
          <PricePanel post={post} url={url} state={state} />
          <aside id="post-seller" className="order-1 mt-4 flex flex-col gap-5 lg:sticky lg:top-24 lg:mt-0">
            <SellerCard post={post} url={url} state={state} />
            <SafetyBox post={post} />
          </aside>
        </div>
        <div id="post-facts" className={`mt-6 flex flex-col gap-8 lg:mt-4 lg:gap-10 ${restPlace}`}>
          <KeyFacts post={post} />
          <Description text={post.description} lang={written.description} />
          {post.floorPlan === null ? null : <FloorPlanOfPost post={post} />}
          <Facilities facilities={post.facilities} />
          <PlaceLinks post={post} locator={locator} />
          {/* Two side by side, an odd one in the whole width: each is in a frame of its own that makes no box. */}
          <div className="flex flex-wrap gap-5 not-has-[section]:hidden [&_section]:w-full xl:[&_section]:w-auto xl:[&_section]:min-w-[calc(50%-10px)] xl:[&_section]:flex-1">
            <PriceHistory post={post} />
            {post.landSqft === null ? null : <LandUnits post={post} landSqft={post.landSqft} />}
            {post.type === 'sell' ? <CostCard post={post} rates={rates} /> : null}
          </div>
        </div>
      </div>
      <SimilarPosts posts={similar} />
      <ViewedPosts except={post.PostID} />
      <CallBar post={post} state={state} />
    </>
  );
}

export default function DetailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { outcome, type } = loaderData;
  return (
    <div className="mx-auto max-w-page px-4 lg:px-10 lg:pt-1">
      {outcome.kind === 'found' ? (
        // Another post starts with its number hidden and its gallery at the first picture.
        <PostPage key={outcome.post.PostID} found={outcome} answered={actionData} />
      ) : (
        <WithoutPost type={type} outcome={outcome} />
      )}
    </div>
  );
}
