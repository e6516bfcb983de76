// The reviews of design firms that someone has written: how they stand, and the way to change or delete them.
import { useRef, useState } from 'react';
import { reviewStates } from '#contracts/offers/building-enums.ts';
import { limits } from '#contracts/limits.ts';
import type { OwnReview } from '#contracts/offers/reviews.ts';
import { ReadFailed } from '#web/forms/read-failed.tsx';
import type { CallFailure } from '#web/platform/api.ts';
import { useWords, wordsOfMatches } from '#web/platform/language.tsx';
import { type MemberData, readAsMember, useMemberData } from '#web/platform/calls/member-data.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import type { Reading } from '#web/platform/calls/use-read.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ChoiceChip } from '#web/ui/controls.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/my-reviews.page.ts';
import { ReviewCard } from './my-review-card.tsx';
import { myReviewsKey, readMyReviews } from './my-review-calls.ts';
import { EditReview } from './my-review-edit.tsx';
import { RemoveReview } from './my-review-remove.tsx';
import { type ReviewFilter, shownBy } from './my-summary.ts';
import { SummaryLine } from './my-summary-line.tsx';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'reviews', 'enums', 'forms', 'media'),
  list: undefined as MemberData<OwnReview[]> | undefined,
});

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data, list] = await Promise.all([serverLoader(), readAsMember(myReviewsKey, readMyReviews)]);
  return { ...data, list };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOfMatches(matches);
  return [...(t ? [{ title: t('shell.titleOf', { page: t('shell.myReviews') }) }] : []), { name: 'robots', content: 'noindex' }];
};

function Waiting() {
  const { t } = useWords();
  return (
    <section aria-busy="true" aria-label={t('shell.loading')} className="delayed mt-2">
      <Bone className="h-7 max-w-md rounded-card" />
      <div className="mt-6 grid gap-4">
        {Array.from({ length: limits.screen.loadingCards }, (_, at) => (
          <Bone key={at} className="h-44 rounded-card" />
        ))}
      </div>
    </section>
  );
}

export const HydrateFallback = Waiting;

/** What the server said of it, or that no one answered. */
function Failed({ failure, reading, onRetry }: { failure: CallFailure; reading: boolean; onRetry: () => void }) {
  const { t } = useWords();
  const own = failure.status > 0 ? t('errors.notice_fetchError') : t('errors.notice_fetchFailed');
  return <ReadFailed failed text={failure.message || own} busy={reading} onRetry={onRetry} />;
}

function Filters({ filter, onFilter }: { filter: ReviewFilter; onFilter: (filter: ReviewFilter) => void }) {
  const { t } = useWords();
  return (
    <fieldset className="-mx-4 mt-2 mb-0 flex min-w-0 gap-x-2 overflow-x-auto border-0 px-4 py-0 *:shrink-0 sm:mx-0 sm:flex-wrap sm:px-0">
      <legend className="sr-only">{t('reviews.myFilter')}</legend>
      {(['all', ...reviewStates] as const).map((one) => (
        <ChoiceChip
          key={one}
          kind="radio"
          name="state"
          value={one}
          label={one === 'all' ? t('reviews.myFilter_all') : t(`enums.reviewState_${one}`)}
          checked={filter === one}
          onChange={() => onFilter(one)}
        />
      ))}
    </fieldset>
  );
}

function Nothing() {
  const { t } = useWords();
  return (
    <EmptyState
      drawing="star"
      title={t('reviews.myEmpty')}
      text={t('reviews.myEmptyText')}
      action={<ButtonLink to="/Interior-Design">{t('reviews.myEmptyAction')}</ButtonLink>}
    />
  );
}

/** Fewer are seen without a filter. */
const enoughToFilter = 4;

interface Intention {
  review: OwnReview;
  to: 'edit' | 'remove';
}

/** All reviews, by how they stand. */
export function ReviewList({ reviews, put }: { reviews: readonly OwnReview[]; put: Reading<OwnReview[]>['put'] }) {
  const { t } = useWords();
  const panel = useRef<HTMLElement>(null);
  const [filter, setFilter] = useState<ReviewFilter>('all');
  const [intention, setIntention] = useState<Intention>();
  const shown = shownBy(reviews, filter);
  const close = (): void => setIntention(undefined);
  const changed = (review: OwnReview): void => {
    close();
    put((all) => all.map((one) => (one._id === review._id ? review : one)));
  };
  const removed = (id: string): void => {
    close();
    put((all) => all.filter(({ _id }) => _id !== id));
    panel.current?.focus();
  };
  return (
    <>
      <section ref={panel} tabIndex={-1} aria-label={t('reviews.myList')} className="mt-4 outline-none">
        {reviews.length === 0 ? <Nothing /> : null}
        {reviews.length >= enoughToFilter || filter !== 'all' ? <Filters filter={filter} onFilter={setFilter} /> : null}
        {reviews.length > 0 && shown.length === 0 ? (
          <EmptyState
            title={t('reviews.myEmptyFilter')}
            action={
              <Button kind="outline" onClick={() => setFilter('all')}>
                {t('reviews.myShowAll')}
              </Button>
            }
          />
        ) : null}
        <div className="mt-2 grid gap-4">
          {shown.map((review) => (
            <ReviewCard
              key={review._id}
              review={review}
              onEdit={() => setIntention({ review, to: 'edit' })}
              onRemove={() => setIntention({ review, to: 'remove' })}
            />
          ))}
        </div>
      </section>
      {intention?.to === 'edit' ? <EditReview review={intention.review} onClose={close} onChanged={changed} /> : null}
      {intention?.to === 'remove' ? <RemoveReview review={intention.review} onClose={close} onRemoved={() => removed(intention.review._id)} /> : null}
    </>
  );
}

export default function MyReviewsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { value, failure, reading, reload, put } = useMemberData(myReviewsKey, loaderData.list);
  return (
    <>
      <h1 className="m-0">{t('reviews.myTitle')}</h1>
      {failure ? <Failed failure={failure} reading={reading} onRetry={reload} /> : null}
      {value ? (
        <>
          {value.length > 0 ? <SummaryLine reviews={value} /> : null}
          <ReviewList reviews={value} put={put} />
        </>
      ) : null}
      {value || failure ? null : <Waiting />}
    </>
  );
}
