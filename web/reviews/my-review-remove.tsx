import type { OwnReview } from '#contracts/reviews.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
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
    <Sheet
      kind="dialog"
      open
      onClose={onClose}
      title={t('reviews.myRemoveTitle')}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button kind="outline" onClick={onClose} className="flex-1">
            {t('shell.keep')}
          </Button>
          <Button kind="danger" disabled={pending} aria-busy={pending} onClick={() => void remove()} className="flex-1">
            {t(pending ? 'reviews.myRemoving' : 'reviews.myRemove')}
          </Button>
        </>
      }
    >
      <p className="m-0 break-words">{t('reviews.myRemoveText', { name: review.companyName })}</p>
    </Sheet>
  );
}
