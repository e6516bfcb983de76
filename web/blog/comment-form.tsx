import { type FormEvent, useId, useState } from 'react';
import type { Comment } from '#contracts/blog/blog.ts';
import { limits } from '#contracts/limits.ts';
import { Counter } from '#web/forms/counter.tsx';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import type { Api } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/controls.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { described, Field } from '#web/ui/field.tsx';

interface CommentFormProps {
  label: string;
  submit: string;
  first?: string;
  send: (api: Api, text: string) => Promise<{ comment: Comment; message: string }>;
  onSent: (comment: Comment) => void;
  onCancel?: () => void;
}

/** What a member writes: a comment, a reply or a change; what was typed stays where it fails. */
export function CommentForm({ label, submit, first = '', send, onSent, onCancel }: CommentFormProps) {
  const { t } = useWords();
  const form = useId();
  const [text, setText] = useState(first);
  const sending = useCall(send, { outlives: true });
  const error = sending.fieldErrors['text'];
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const outcome = await sending.run(text);
    if (outcome?.ok === false) return focusFirstFault(form);
    if (!outcome) return;
    setText('');
    showToast('success', outcome.value.message);
    onSent(outcome.value.comment);
  };
  const counter = <Counter text={text} max={limits.blog.commentMax} />;
  const field = `${form}-text`;
  return (
    <form id={form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <Field id={field} label={label} error={error} hint={counter}>
        <TextArea {...described(field, error, counter)} name="text" rows={3} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <FailureNotice failure={error ? undefined : sending.failure} className="mt-3" />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" disabled={sending.pending} aria-busy={sending.pending}>
          {sending.pending ? t('shell.sending') : submit}
        </Button>
        {onCancel ? (
          <Button kind="quiet" onClick={onCancel}>
            {t('shell.cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
