// Reviews of design firms for staff: each whole, with its photographs, to approve, send back or answer for the firm.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { reviewStates } from '#contracts/offers/building-enums.ts';
import { reviews, type StaffReview } from '#contracts/offers/reviews.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useNow } from '#web/platform/hooks/use-now.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { oneOf, search, staffList } from '#web/staff/kit/filters.ts';
import { listClientLoader, staffLoader } from '#web/staff/kit/read-as-staff.ts';
import { Rows } from '#web/staff/kit/row.tsx';
import { StaffList } from '#web/staff/kit/staff-list.tsx';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { PageFrame } from '#web/staff/kit/page-frame.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
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
      <Rows>
        {items.map((review) => (
          <ReviewRow key={review._id} review={review} now={now} busy={approving.pending} onAction={(action) => onAction(review, action)} />
        ))}
      </Rows>
      {intention?.action === 'reject' ? <RejectReview review={intention.review} onClose={close} onDone={done} /> : null}
      {intention?.action === 'respond' ? <RespondForFirm review={intention.review} onClose={close} onDone={done} /> : null}
    </>
  );
}

export default function StaffReviewsPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  const lead = (
    <>
      {t('staffFirms.reviewsLead')} <span className="max-lg:hidden">{t('staffFirms.keys')}</span>
    </>
  );
  return (
    <PageFrame title={t('staffFirms.reviewsTitle')} lead={lead}>
      <StaffList list={list} answer={answer} empty={t('staffFirms.reviewsEmpty')} failed={t('staffFirms.reviewsFailed')}>
        {(items) => <Reviews items={items} />}
      </StaffList>
    </PageFrame>
  );
}
