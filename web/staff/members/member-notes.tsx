import { Plus } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import type { MemberNote } from '#contracts/accounts/members.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/controls.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { writeNote } from './member-calls.ts';

function NoteForm({ id, onAdded }: { id: string; onAdded: () => void }) {
  const { t } = useWords();
  const [text, setText] = useState('');
  // A note that is sent twice because its answer was lost is one note.
  const key = useRef(crypto.randomUUID());
  const writing = useCall(writeNote, { outlives: true });
  const error = writing.fieldErrors['text'];
  useEffect(() => document.getElementById('note')?.focus(), []);
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const outcome = await writing.run(id, text, key.current);
    if (!outcome?.ok) return;
    key.current = crypto.randomUUID();
    setText('');
    showToast('success', t('members.noteAdded'));
    onAdded();
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-3">
      <FailureNotice
        failure={error ? undefined : writing.failure}
        texts={{ NO_RESPONSE: 'members.actFailed', otherwise: 'members.actFailed' }}
        className="mb-3"
      />
      <Field id="note" label={t('members.noteLabel')} error={error}>
        <TextArea
          {...described('note', error)}
          rows={2}
          required
          maxLength={limits.moderation.noteMax}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            writing.clear();
          }}
        />
      </Field>
      <Button type="submit" kind="outline" disabled={writing.pending} aria-busy={writing.pending} className="mt-2">
        {t(writing.pending ? 'staff.sending' : 'members.noteAdd')}
      </Button>
    </form>
  );
}

/** What staff wrote about a person; notes are added and never changed. The box for another opens on demand. */
export function MemberNotes({ id, notes, writable, onAdded }: { id: string; notes: readonly MemberNote[]; writable: boolean; onAdded: () => void }) {
  const { t, fmt } = useWords();
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <p className="m-0 text-small text-muted">{t('members.notesLead')}</p>
      {writable && isWriting ? <NoteForm id={id} onAdded={onAdded} /> : null}
      {writable && !isWriting ? (
        <Button kind="outline" onClick={() => setWriting(true)} className="mt-3">
          <Plus aria-hidden="true" className="size-5" />
          {t('members.noteAdd')}
        </Button>
      ) : null}
      {notes.length === 0 ? <p className="mt-3 mb-0 text-ui text-muted">{t('members.noteEmpty')}</p> : null}
      <ol className="mt-2 mb-0 list-none p-0 text-ui">
        {notes.map(({ _id, text, at, by }) => (
          <li key={_id} className="border-b border-line py-2.5 last:border-b-0">
            <p className="m-0 whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="m-0 text-small text-muted">
              {by} · <time dateTime={at}>{fmt.dateTime(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
