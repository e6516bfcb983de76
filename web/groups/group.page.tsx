import type { HeadersFunction } from 'react-router';
import { type Cacheable, tenMinutesMs } from '#web/platform/delivery/cache-policy.ts';
import { useWords } from '#web/platform/language.tsx';
import { lazyHydrate } from '#web/platform/delivery/lazy-hydrate.tsx';
import { Pictures } from '#web/posts/pictures/gallery.tsx';
import { headPlace, partPlaces, restPlace, sideColumn } from '#web/posts/pictures/gallery-shapes.ts';
import type { PageFrame } from '#web/shell/page-frame.ts';
import type { Route } from './+types/group.page.ts';
import { answerInterest } from './interests/answer-interest.ts';
import { loadGroup, type OfferFound } from './group-data.ts';
import { GroupHead, PictureDiscs } from './group-head.tsx';
import { areaGroupsPath, groupsPath } from './paths.ts';

// What is below the first screen of a phone, or not on phones at all.
const Trail = lazyHydrate(async () => (await import('#web/listings/trail.tsx')).Trail);
const Ledger = lazyHydrate(async () => (await import('./ledger.tsx')).Ledger);
const Facts = lazyHydrate(async () => (await import('./facts.tsx')).Facts);
const SharePrice = lazyHydrate(async () => (await import('./share-price.tsx')).SharePrice);
const Milestones = lazyHydrate(async () => (await import('./milestones.tsx')).Milestones);
const Documents = lazyHydrate(async () => (await import('./documents.tsx')).Documents);
const About = lazyHydrate(async () => (await import('./about.tsx')).About);
const Facilities = lazyHydrate(async () => (await import('#web/posts/facilities.tsx')).Facilities);
const InterestCard = lazyHydrate(async () => (await import('./interests/interest-card.tsx')).InterestCard);
const GroupBar = lazyHydrate(async () => (await import('./group-bar.tsx')).GroupBar);
const SimilarGroups = lazyHydrate(async () => (await import('./similar-groups.tsx')).SimilarGroups);
const WithoutGroup = lazyHydrate(async () => (await import('./without-group.tsx')).WithoutGroup);

/** On phones the bar with the price replaces the tab bar. */
export const handle = { ownBar: true, cache: { clockMs: tenMinutesMs, path: /^\d{1,12}$/ } } satisfies Cacheable & PageFrame;

export const loader = (args: Route.LoaderArgs) => loadGroup(args);
export const action = ({ context, request, params }: Route.ActionArgs) => answerInterest({ context, request }, { postId: params.id ?? '' });

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) => actionHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function GroupGallery({ found: { offer, url } }: { found: OfferFound }) {
  const { lng } = useWords();
  return (
    <div data-top-picture className="relative lg:[&_ul]:max-h-110 lg:[&_ul]:w-full">
      {offer.images.length > 0 ? (
        <Pictures images={offer.images} title={offer.title[lng]} />
      ) : (
        <div className="relative -mx-4 aspect-4/3 bg-sunk lg:mx-0 lg:aspect-auto lg:h-80 lg:overflow-hidden lg:rounded-panel">
          <img src="/cards/group.webp" alt="" width={600} height={400} className="absolute inset-0 size-full object-cover" />
        </div>
      )}
      <PictureDiscs offer={offer} url={url} />
    </div>
  );
}

/** On phones the ledger and the price come before the facts; on wide screens price and form begin beside the title, or beside few pictures. */
function OfferPage({ found, answered }: { found: OfferFound; answered: Route.ComponentProps['actionData'] }) {
  const { t, lng } = useWords();
  const { offer, similar, url } = found;
  const at = partPlaces(offer.images.length);
  const trail = [
    ['/', t('shell.navHome')],
    [groupsPath, t('groups.title')],
    [areaGroupsPath(offer.place), offer.place.subDistrict[lng]],
  ] as const;
  return (
    <>
      <Trail trail={trail} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-9 gap-y-5 lg:grid-cols-[minmax(0,1fr)_372px] lg:grid-rows-[auto_auto_1fr]">
        <div className={at.gallery}>
          <GroupGallery found={found} />
        </div>
        <div className={headPlace}>
          <GroupHead offer={offer} />
        </div>
        <div className={`max-lg:contents lg:flex lg:min-w-0 lg:flex-col lg:gap-6 ${restPlace}`}>
          <div className="max-lg:order-3">
            <Facts offer={offer} />
          </div>
          <div className="max-lg:order-1">
            <Ledger offer={offer} />
          </div>
          <div className="mt-3 flex flex-col gap-8 max-lg:order-4">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-2">
              <Milestones milestones={offer.milestones} />
              <Documents documents={offer.documents} />
            </div>
            <About PostID={offer.PostID} about={offer.about} />
            <Facilities facilities={offer.facilities} />
          </div>
        </div>
        <div className={`${sideColumn} ${at.side}`}>
          <div className="max-lg:order-2">
            <SharePrice offer={offer} />
          </div>
          <div className="max-lg:order-5 lg:sticky lg:top-24">
            <InterestCard offer={offer} url={url} answered={answered} />
          </div>
        </div>
      </div>
      <SimilarGroups offers={similar} />
      <GroupBar offer={offer} />
    </>
  );
}

export default function GroupPage({ loaderData: { outcome }, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page px-4 lg:px-10 lg:pt-1">
      {outcome.kind === 'found' ? <OfferPage key={outcome.offer.PostID} found={outcome} answered={actionData} /> : <WithoutGroup outcome={outcome} />}
    </div>
  );
}
