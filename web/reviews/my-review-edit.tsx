import { type FormEvent, useState } from 'react';
import type { OwnReview } from '#contracts/offers/reviews.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { changeReview, type ReviewEdit } from './my-review-calls.ts';
import { ReviewPhotos } from './review-photos.tsx';
import { ReviewText } from './review-text.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { useReviewPhotos } from './use-review-photos.ts';

const formId = 'my-review';

interface EditReviewProps {
  review: OwnReview;
  onClose: () => void;
  /** What the review is now: it waits for approval again. */
  onChanged: (review: OwnReview) => void;
}

/** What is being written, beside what was there. */
function useEdit(review: OwnReview) {
  const [given] = useState(() => review.images.map((path) => ({ id: path, url: path, kept: path })));
  const [text, setText] = useState(review.review);
  const photos = useReviewPhotos(given);
  const kept = photos.list.flatMap(({ kept: path }) => path ?? []);
  const added = photos.list.flatMap(({ blob }) => blob ?? []);
  const edit: ReviewEdit = { text, kept, added };
  const isSame = text.trim() === review.review.trim() && added.length === 0 && kept.length === review.images.length;
  return { edit, isSame, setText, photos };
}

/** Changes the text and the pictures of a review; its rating stays as it was given. */
export function EditReview({ review, onClose, onChanged }: EditReviewProps) {
  const { t } = useWords();
  const { edit, isSame, setText, photos } = useEdit(review);
  const { run, pending, failure, fieldErrors, clear } = useCall(changeReview);
  const [unchanged, setUnchanged] = useState(false);
  const busy = pending || photos.busy;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    clear();
    setUnchanged(isSame);
    if (isSame) return;
    const outcome = await run(review, edit);
    if (outcome?.ok) {
      showToast('success', outcome.value.message);
      onChanged(outcome.value.review);
    } else if (outcome) focusFirstFault(formId);
  };
  const isOfField = Object.keys(fieldErrors).length > 0;
  const told = unchanged ? t('errors.notice_reviewUnchanged') : failure && !isOfField ? failure.message || t('errors.notice_reviewUpdateFailed') : undefined;
  return (
    <Sheet
      kind="dialog"
      open
      onClose={onClose}
      title={t('reviews.myEditTitle')}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button kind="outline" onClick={onClose} className="flex-1">
            {t('shell.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={busy} aria-busy={busy} className="flex-1">
            {t(pending ? 'reviews.mySaving' : 'reviews.mySave')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <div>
          <p className="m-0 text-ui font-semibold wrap-anywhere">{review.companyName}</p>
          <p className="mt-1 mb-0 flex flex-wrap items-center gap-x-3 text-small text-muted">
            <Stars rating={review.rating} className="size-6" />
            {t('reviews.myRatingFixed')}
          </p>
        </div>
        {told ? (
          <Notice tone="danger" alert>
            {told}
          </Notice>
        ) : null}
        <ReviewText
          value={edit.text}
          error={fieldErrors['review']}
          onChange={(text) => {
            setText(text);
            setUnchanged(false);
          }}
        />
        <ReviewPhotos photos={photos} error={fieldErrors['images']} />
        <p className="m-0 text-small text-muted">{t('reviews.myEditNote')}</p>
      </form>
    </Sheet>
  );
}
