import { type FormEvent, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import type { PublicReview } from '#contracts/offers/reviews.ts';
import { languageOf } from '#i18n/detect.ts';
import { Counter } from '#web/forms/counter.tsx';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Stars } from '#web/ui/stars.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/controls.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { respond } from './own-calls.ts';

function Answer({ review, onDone, onClose }: { review: PublicReview; onDone: () => void; onClose: () => void }) {
  const { t } = useWords();
  const [text, setText] = useState(review.firmResponse?.text ?? '');
  const { run, pending, failure, fieldErrors } = useCall(respond, { outlives: true });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const outcome = await run(review._id, text);
    if (!outcome?.ok) return;
    showToast('success', outcome.value);
    onDone();
  };
  const id = `answer-${review._id}`;
  const hint = (
    <>
      <Counter text={text} max={limits.reviews.responseMax} />
      {t('staffFirms.ownAnswerText')}
    </>
  );
  const error = fieldErrors['text'];
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-3">
      <Field id={id} label={t('staffFirms.response')} hint={hint} error={error}>
        <TextArea {...described(id, error, hint)} rows={4} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <FailureNotice failure={error ? undefined : failure} texts={{ NO_RESPONSE: 'staff.actFailed' }} className="mt-2" />
      <div className="mt-3 flex gap-2">
        <Button type="submit" disabled={pending} aria-busy={pending}>
          {t(pending ? 'staff.sending' : 'staff.send')}
        </Button>
        <Button kind="outline" onClick={onClose}>
          {t('shell.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** A review of one's own firm, with the answer to it. */
export function OwnFirmReview({ review, now, onAnswered }: { review: PublicReview; now: number; onAnswered: () => void }) {
  const { t, fmt } = useWords();
  const [open, setOpen] = useState(false);
  const { firmResponse: said, reviewer, project, createdAt } = review;
  const mayAnswer = !said || Date.parse(said.editableUntil) > now;
  const done = (): void => {
    setOpen(false);
    onAnswered();
  };
  return (
    <li className="border-b border-line py-4 last:border-b-0">
      <p className="m-0 flex flex-wrap items-center gap-x-3">
        <Stars rating={review.rating} className="size-5" />
        <span aria-hidden="true" className="-ml-2 text-ui font-semibold">
          {fmt.number(review.rating)}
        </span>
        <b className="font-semibold">{reviewer?.name ?? t('staffFirms.reviewerGone')}</b>
        <span className="text-small text-muted">
          {project} · {fmt.date(createdAt)}
        </span>
      </p>
      <p lang={languageOf(review.review)} className="mt-1 mb-0 whitespace-pre-line wrap-anywhere">
        {review.review}
      </p>
      {said ? (
        <p lang={languageOf(said.text)} className="mt-2 mb-0 border-l-[3px] border-primary pl-3.5 text-ui whitespace-pre-line wrap-anywhere">
          {said.text}
        </p>
      ) : null}
      {open ? <Answer review={review} onDone={done} onClose={() => setOpen(false)} /> : null}
      {mayAnswer && !open ? (
        <Button kind="outline" onClick={() => setOpen(true)} className="mt-3">
          {t(said ? 'staffFirms.ownAnswerChange' : 'staffFirms.ownAnswer')}
        </Button>
      ) : null}
    </li>
  );
}
