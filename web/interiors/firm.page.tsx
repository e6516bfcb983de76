import type { HeadersFunction } from 'react-router';
import { type Cacheable, tenMinutesMs } from '#web/platform/delivery/cache-policy.ts';
import { useWords } from '#web/platform/language.tsx';
import { lazyHydrate } from '#web/platform/delivery/lazy-hydrate.tsx';
import { Trail } from '#web/listings/trail.tsx';
import { useContact } from '#web/posts/contact/use-contact.ts';
import type { Route } from './+types/firm.page.ts';
import { answerContact, type FirmFound, loadFirm } from './firm-data.ts';
import { FirmHead } from './firm-head.tsx';
import { firmsPath } from './paths.ts';
import { PriceCard } from './price-card.tsx';

// What is below the first screen of a phone.
const FirmWork = lazyHydrate(async () => (await import('./firm-work.tsx')).FirmWork);
const FirmGallery = lazyHydrate(async () => (await import('./firm-gallery.tsx')).FirmGallery);
const FirmAbout = lazyHydrate(async () => (await import('./firm-about.tsx')).FirmAbout);
const Ratings = lazyHydrate(async () => (await import('./ratings.tsx')).Ratings);
const FirmReviews = lazyHydrate(async () => (await import('#web/reviews/firm-reviews.tsx')).FirmReviews);
const ReviewBox = lazyHydrate(async () => (await import('#web/reviews/review-box.tsx')).ReviewBox);
const SimilarFirms = lazyHydrate(async () => (await import('./similar-firms.tsx')).SimilarFirms);
const WithoutFirm = lazyHydrate(async () => (await import('./without-firm.tsx')).WithoutFirm);

export const handle = { cache: { clockMs: tenMinutesMs, path: /^\d{1,12}$/, parameters: ['sort', 'with', 'page'] } } satisfies Cacheable;

export const loader = (args: Route.LoaderArgs) => loadFirm(args);
export const action = (args: Route.ActionArgs) => answerContact(args);

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) => actionHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const fetchNumbers = async (...asked: Parameters<typeof import('./contact-call.ts').fetchFirmContact>) =>
  (await import('./contact-call.ts')).fetchFirmContact(...asked);

function FirmPage({ found, answered }: { found: FirmFound; answered: Route.ComponentProps['actionData'] }) {
  const { t, lng } = useWords();
  const { firm, reviews, similar, url } = found;
  const contact = useContact(firm.PostID, answered, fetchNumbers);
  return (
    <>
      <Trail
        trail={[
          ['/', t('shell.navHome')],
          [firmsPath, t('interiors.title')],
        ]}
      />
      <FirmHead firm={firm} url={url} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-8 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_300px] lg:grid-rows-[auto_1fr] lg:gap-y-4 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="lg:col-start-2">
          <PriceCard firm={firm} contact={contact} />
        </div>
        <div className="flex min-w-0 flex-col gap-9 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:gap-12">
          <FirmWork firm={firm} />
          <FirmGallery firm={firm} />
          <FirmAbout firm={firm} />
          <div>
            <h2 id="reviews" className="m-0 mb-4 scroll-mt-24">
              {t('reviews.title')}
            </h2>
            <div className="mb-4 lg:hidden">
              <Ratings firm={firm} />
            </div>
            <FirmReviews key={`${reviews.sort} ${reviews.extra} ${reviews.page}`} postId={firm.PostID} name={firm.companyName[lng]} first={reviews} />
          </div>
        </div>
        <aside className="flex flex-col gap-4 self-start lg:sticky lg:top-24 lg:col-start-2">
          <div className="max-lg:hidden">
            <Ratings firm={firm} />
          </div>
          <ReviewBox postId={firm.PostID} />
        </aside>
      </div>
      <SimilarFirms firms={similar} categories={firm.categories} />
    </>
  );
}

export default function FirmDetailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { outcome } = loaderData;
  return (
    <div className="mx-auto max-w-page px-4 pb-10 lg:px-10 lg:pt-1">
      {outcome.kind === 'found' ? (
        // Another firm starts with its number hidden.
        <FirmPage key={outcome.firm.PostID} found={outcome} answered={actionData} />
      ) : (
        <WithoutFirm outcome={outcome} />
      )}
    </div>
  );
}
