// Reviews of design firms for staff: each whole, with its photographs, to approve, send back or answer for the firm.
import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { reviewStates, type ReviewState } from '#contracts/offers/building-enums.ts';
import type { StaffReview } from '#contracts/offers/reviews.ts';
import type { Pagination } from '#contracts/values.ts';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { useKeys } from '#web/staff/queue/use-keys.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useNow } from '#web/platform/hooks/use-now.ts';
import type { Route } from './+types/reviews.page.ts';
import { namedIn, pageIn, readAsStaff, wordsIn } from '#web/staff/kit/read-as-staff.ts';
import { Chips, StaffList, SearchBox } from '#web/staff/kit/staff-list.tsx';
import { approveReview, readReviews } from './review-calls.ts';
import { RejectReview, RespondForFirm } from './review-dialogs.tsx';
import { ReviewRow, type ReviewAction } from './review-row.tsx';

export const handle = { cache: false };

const stateIn = (params: URLSearchParams): ReviewState => namedIn(params, 'status', reviewStates) ?? 'pending';

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'staffFirms', 'reviews', 'forms'),
  list: undefined as Outcome<{ items: StaffReview[]; pagination: Pagination }> | undefined,
});

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  const read = readAsStaff((api) => readReviews(api, { status: stateIn(params), q: wordsIn(params), page: pageIn(params) }));
  const [data, list] = await Promise.all([serverLoader(), read]);
  return { ...data, list };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => staffMeta(matches, (t) => t('staffFirms.reviewsTitle'));

export const HydrateFallback = StaffSkeleton;

interface Intention {
  review: StaffReview;
  action: ReviewAction;
}

const rowOf = ({ _id }: StaffReview): HTMLElement | null => document.getElementById(`review-${_id}`);

/** The queue by keys: J and K go through it, A and R decide about the review that was gone to. */
function useReviewKeys(items: readonly StaffReview[], onAction: (review: StaffReview, action: ReviewAction) => void): void {
  const here = (): number => items.findIndex((review) => rowOf(review)?.contains(document.activeElement));
  const go = (by: number): void => {
    const at = here();
    const next = items[at < 0 ? 0 : Math.max(0, Math.min(items.length - 1, at + by))];
    if (next) rowOf(next)?.focus();
  };
  const decide = (action: ReviewAction): void => {
    const review = items[here()];
    if (review && (action === 'approve' ? review.status === 'pending' : review.status !== 'rejected')) onAction(review, action);
  };
  useKeys({ j: () => go(1), k: () => go(-1), a: () => decide('approve'), r: () => decide('reject') });
}

export function Reviews({ items }: { items: readonly StaffReview[] }) {
  const words = useWords();
  const { t } = words;
  const now = useNow();
  const { revalidate } = useRevalidator();
  const [intention, setIntention] = useState<Intention>();
  const approving = useCall(approveReview, { outlives: true });
  const approve = async (review: StaffReview): Promise<void> => {
    const outcome = await approving.run(review);
    if (!outcome) return;
    if (outcome.ok) showToast('success', t('staffFirms.approved'));
    else showToast('error', failureText(words, outcome.failure));
    void revalidate();
  };
  const onAction = (review: StaffReview, action: ReviewAction): void => {
    if (action === 'approve') void approve(review);
    else setIntention({ review, action });
  };
  useReviewKeys(items, onAction);
  const close = (): void => setIntention(undefined);
  const done = (): void => {
    close();
    void revalidate();
  };
  return (
    <>
      <ol className="m-0 list-none p-0">
        {items.map((review) => (
          <ReviewRow key={review._id} review={review} now={now} busy={approving.pending} onAction={(action) => onAction(review, action)} />
        ))}
      </ol>
      {intention?.action === 'reject' ? <RejectReview review={intention.review} onClose={close} onDone={done} /> : null}
      {intention?.action === 'respond' ? <RespondForFirm review={intention.review} onClose={close} onDone={done} /> : null}
    </>
  );
}

export default function StaffReviewsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  return (
    <div className="mx-auto max-w-5xl">
      <h1 className="m-0">{t('staffFirms.reviewsTitle')}</h1>
      <p className="mt-1 mb-5 text-muted">
        {t('staffFirms.reviewsLead')} <span className="max-lg:hidden">{t('staffFirms.keys')}</span>
      </p>
      <StaffList
        outcome={loaderData.list}
        empty={t('staffFirms.reviewsEmpty')}
        failed={t('staffFirms.reviewsFailed')}
        filters={
          <>
            <SearchBox label={t('staffFirms.searchReviews')} q={wordsIn(params)} />
            <Chips
              name="status"
              label={t('staffFirms.reviewStates')}
              chosen={stateIn(params)}
              options={reviewStates.map((state) => [state, t(`enums.reviewState_${state}`)])}
            />
          </>
        }
      >
        {(items) => <Reviews items={items} />}
      </StaffList>
    </div>
  );
}
