import type { OwnReview } from '#contracts/offers/reviews.ts';
import { Confirm } from '#web/forms/confirm.tsx';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { removeReview } from './my-review-calls.ts';

interface RemoveReviewProps {
  review: OwnReview;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a review is deleted, and deletes it. */
export function RemoveReview({ review, onClose, onRemoved }: RemoveReviewProps) {
  const { t } = useWords();
  const { run, pending } = useCall(removeReview, { outlives: true });
  const remove = async (): Promise<void> => {
    const outcome = await run(review._id);
    if (!outcome) return;
    showToast(outcome.ok ? 'success' : 'error', outcome.ok ? outcome.value : t('errors.notice_reviewDeleteFailed'));
    if (outcome.ok) onRemoved();
    else onClose();
  };
  return (
    <Confirm
      onClose={onClose}
      title={t('reviews.myRemoveTitle')}
      yes={t(pending ? 'reviews.myRemoving' : 'reviews.myRemove')}
      busy={pending}
      onYes={() => void remove()}
    >
      {t('reviews.myRemoveText', { name: review.companyName })}
    </Confirm>
  );
}
