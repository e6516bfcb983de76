// Reviews of design firms for staff: each whole, with its photographs, to approve, send back or answer for the firm.
import { reviewStates } from '#contracts/offers/building-enums.ts';
import { reviews, type StaffReview } from '#contracts/offers/reviews.ts';
import { useConfirmed } from '#web/forms/use-confirmed.ts';
import { useNow } from '#web/platform/hooks/use-now.ts';
import { useWords } from '#web/platform/language.tsx';
import { oneOf, search, staffList } from '#web/staff/kit/filters.ts';
import { listClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { ListPage } from '#web/staff/kit/staff-list.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { useAsked } from '#web/staff/kit/use-asked.ts';
import { KeyCap } from '#web/staff/post/key-cap.tsx';
import { useKeys } from '#web/staff/queue/use-keys.ts';
import type { Route } from './+types/reviews.page.ts';
import { approveReview } from './review-calls.ts';
import { RejectReview, RespondForFirm } from './review-dialogs.tsx';
import { ReviewRow, type ReviewAction } from './review-row.tsx';

export const handle = { cache: false };

const list = staffList(reviews.staffList, {
  q: search((t) => t('staffFirms.searchReviews')),
  status: oneOf(reviewStates, { label: (t) => t('staffFirms.reviewStates'), usual: 'pending', text: ({ t }, state) => t(`enums.reviewState_${state}`) }),
});

export const loader = staffLoader('staffFirms', 'reviews', 'forms');
export const clientLoader = listClientLoader(list);
export const meta = staffMeta((t) => t('staffFirms.reviewsTitle'));
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

export default function StaffReviewsPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  const now = useNow();
  const { asked, ask, dialog } = useAsked<Intention>();
  const approving = useConfirmed(approveReview, { done: t('staffFirms.approved'), onClose: dialog.onDone });
  const act = (review: StaffReview, action: ReviewAction): void => (action === 'approve' ? approving.act(review) : ask({ review, action }));
  useReviewKeys(answer?.ok ? answer.value.items : [], act);
  const lead = (
    <>
      {t('staffFirms.reviewsLead')}{' '}
      <span aria-hidden="true" className="ml-2 inline-flex items-center gap-1.5 text-small max-lg:hidden">
        <KeyCap>J</KeyCap>
        <KeyCap>K</KeyCap>
        {t('staffFirms.keys')}
      </span>
    </>
  );
  return (
    <>
      <ListPage
        title={t('staffFirms.reviewsTitle')}
        lead={lead}
        list={list}
        answer={answer}
        empty={t('staffFirms.reviewsEmpty')}
        failed={t('staffFirms.reviewsFailed')}
        row={(review) => <ReviewRow key={review._id} review={review} now={now} busy={approving.busy} onAction={(action) => act(review, action)} />}
      />
      {asked?.action === 'reject' ? <RejectReview review={asked.review} {...dialog} /> : null}
      {asked?.action === 'respond' ? <RespondForFirm review={asked.review} {...dialog} /> : null}
    </>
  );
}
