import { type FormEvent, useId, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { faultText } from '#web/platform/calls/fault-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { submitReview, type Ticket } from './review-calls.ts';
import { ReviewPhotos } from './review-photos.tsx';
import { ReviewText } from './review-text.tsx';
import { StarInput } from './star-input.tsx';
import { faultOfReview } from './text-fault.ts';
import { useReviewPhotos } from './use-review-photos.ts';

interface ReviewFormProps {
  postId: number;
  /** None while the code is asked for again. */
  ticket: Ticket | undefined;
  onSent: () => void;
  /** The ticket is no longer good: the code is needed again, for this reason. */
  onCode: (why: string | undefined) => void;
}

/** Sends what was written; where the ticket has ended the code is asked for again, and what was written stays. */
function useSending({ postId, ticket, onSent, onCode }: ReviewFormProps, formId: string) {
  const { t } = useWords();
  const [rating, setRating] = useState<number>();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const photos = useReviewPhotos();
  const key = useRef(uuidv7());
  const sending = useCall(submitReview, { outlives: true });
  const textFault = faultOfReview(text);
  const say = (fault: typeof textFault): string | undefined => (fault && tried ? faultText(t, { key: fault, params: {} }) : undefined);
  const send = async (): Promise<void> => {
    setTried(true);
    if (photos.busy || !ticket) return;
    if (textFault || rating === undefined) return focusFirstFault(formId);
    const pictures = photos.list.flatMap(({ blob }) => blob ?? []);
    const outcome = await sending.run(postId, { reviewTicket: ticket.reviewTicket, rating, review: text, pictures }, key.current);
    if (outcome?.ok) return onSent();
    if (!outcome) return;
    // What is changed after a refusal is another review.
    if (outcome.failure.code !== 'NO_RESPONSE') key.current = uuidv7();
    if (['CODE_INVALID', 'CODE_EXPIRED'].includes(outcome.failure.code)) onCode(outcome.failure.message);
  };
  const errors = {
    rating: rating === undefined ? say('reviewRating') : undefined,
    text: say(textFault) ?? sending.fieldErrors['review'],
    photos: sending.fieldErrors['images'],
  };
  return { rating, setRating, text, setText, photos, errors, send, sending };
}

/** Stars, text and pictures of a review whose code was right. */
export function ReviewForm(props: ReviewFormProps) {
  const { t, fmt } = useWords();
  const formId = useId();
  const { rating, setRating, text, setText, photos, errors, send, sending } = useSending(props, formId);
  const { ticket, onCode } = props;
  const isOfField = errors.text !== undefined || errors.photos !== undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <form id={formId} noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
      {ticket ? (
        <p className="m-0 rounded-control bg-primary-tint px-3 py-2 text-ui wrap-anywhere text-primary-ink">
          {t('reviews.codeGood', { project: ticket.project, month: fmt.monthYear(`${ticket.month}-01`) })}
        </p>
      ) : null}
      <StarInput value={rating} onChange={setRating} error={errors.rating} disabled={sending.pending} />
      <ReviewText value={text} onChange={setText} error={errors.text} disabled={sending.pending} />
      <ReviewPhotos photos={photos} error={errors.photos} disabled={sending.pending} />
      <FailureNotice failure={isOfField ? undefined : sending.failure} className="" />
      {sending.slow ? <p className="m-0 text-small text-muted">{t('shell.stillWorking')}</p> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={sending.pending} aria-busy={sending.pending} className="flex-1">
          {t(sending.pending ? 'shell.sending' : 'reviews.submit')}
        </Button>
        <Button kind="quiet" disabled={sending.pending} onClick={() => onCode(undefined)}>
          {t('reviews.codeOther')}
        </Button>
      </div>
    </form>
  );
}
