import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { rejectionReasons, type RejectionReason } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { StaffPost } from '#contracts/staff/moderation.ts';
import { textLength } from '#contracts/values.ts';
import { languageOf } from '#i18n/detect.ts';
import type { Language } from '#i18n/language.ts';
import { CannedTexts } from './canned-texts.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/controls.tsx';
import { described, Field, ErrorText } from '#web/ui/field.tsx';
import { KeyCap } from './key-cap.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import type { Rejection } from '#web/staff/staff-calls.ts';

const max = limits.moderation.noteMax;

function Reasons({ name, initial, error }: { name: string; initial: RejectionReason | undefined; error: string | undefined }) {
  const { t } = useWords();
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} className="m-0 mt-4 min-w-0 border-0 p-0">
      <legend className="mb-1 p-0 text-ui font-semibold">{t('moderation.reasons')}</legend>
      <div className="grid sm:grid-cols-2 sm:gap-x-4">
        {rejectionReasons.map((reason) => (
          <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3 text-ui leading-snug">
            <input type="checkbox" name={name} value={reason} defaultChecked={reason === initial} className="size-5.5 shrink-0 accent-primary" />
            {t(`moderation.reason_${reason}`)}
          </label>
        ))}
      </div>
      <ErrorText id={name} error={error} />
    </fieldset>
  );
}

interface NoteProps {
  id: string;
  error: string | undefined;
  reasons: readonly string[];
  readerLng: Language;
}

function Note({ id, error, reasons, readerLng }: NoteProps) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const length = textLength(text);
  const left = max - length;
  return (
    <>
      <CannedTexts
        reasons={reasons}
        readerLng={readerLng}
        onPut={(canned) => setText((typed) => (typed.trim() === '' ? canned : `${typed.trimEnd()} ${canned}`))}
      />
      <Field id={id} label={t('moderation.noteLabel')} note={t('shell.optional')} hint={t('moderation.noteHint')} error={error} className="mt-4">
        <TextArea {...described(id, error, true)} name="note" rows={3} value={text} onChange={(event) => setText(event.target.value)} />
        <p className={`m-0 mt-1 text-right text-small ${left < 0 ? 'text-danger' : 'text-muted'}`}>
          {left < 0 ? t('moderation.noteOver', { over: -left }) : t('moderation.noteLeft', { left })}
        </p>
      </Field>
    </>
  );
}

interface RejectDialogProps {
  post: StaffPost;
  /** Sent back before it was live, or taken down afterwards. */
  kind: 'reject' | 'cancel';
  open: boolean;
  busy: boolean;
  /** Why the last attempt did not arrive; what was typed stays. */
  failure: string | undefined;
  onClose: () => void;
  onReject: (rejection: Rejection) => void;
}

/** Why a post goes back or is taken down: canned reasons, one of which the text's own faults suggest, and words to the owner. */
export function RejectDialog({ post, kind, open, busy, failure, onClose, onReject }: RejectDialogProps) {
  const { t, fmt } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [faults, setFaults] = useState<{ reason?: string; note?: string }>({});
  const suggested = post.flags.some((flag) => flag === 'phoneInText' || flag === 'linkInText') ? 'phoneInText' : undefined;

  const [chosen, setChosen] = useState<readonly string[]>(suggested ? [suggested] : []);

  // The dialog gives the focus to its close button; the decision is what matters here.
  useEffect(() => {
    if (open) (form.current?.querySelector<HTMLElement>('[type=checkbox]:checked') ?? form.current?.querySelector<HTMLElement>('[type=checkbox]'))?.focus();
  }, [open]);

  // Sends it from anywhere in the form, the text box included.
  useEffect(() => {
    const sent = form.current;
    const onKey = (event: KeyboardEvent): void => void (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && sent?.requestSubmit());
    sent?.addEventListener('keydown', onKey);
    return () => sent?.removeEventListener('keydown', onKey);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const chosen = typed.getAll(id);
    const [reason, ...furtherReasons] = rejectionReasons.filter((one) => chosen.includes(one));
    const note = String(typed.get('note') ?? '').trim();
    const long = textLength(note) > max;
    setFaults({ ...(reason ? {} : { reason: t('moderation.reasonNeeded') }), ...(long ? { note: t('moderation.noteTooLong', { max }) } : {}) });
    if (!reason) return form.current?.querySelector<HTMLElement>('[type=checkbox]')?.focus();
    if (long) return form.current?.querySelector<HTMLElement>('textarea')?.focus();
    onReject({ reason, furtherReasons, note: note || undefined });
  };
  const close = (): void => {
    setFaults({});
    onClose();
  };
  return (
    <Sheet
      kind="dialog"
      open={open}
      onClose={close}
      title={t(`moderation.${kind}Title`, { number: fmt.plain(post.PostID) })}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button kind="outline" onClick={close} className="flex-1">
            {t('moderation.keepPost')}
          </Button>
          <Button kind="danger" type="submit" form={`${id}-form`} disabled={busy} aria-busy={busy} className="flex-1">
            {busy ? t('moderation.sendingBack') : t(kind === 'cancel' ? 'moderation.cancel' : 'moderation.sendBack')}
            <KeyCap tone="primary">Ctrl Enter</KeyCap>
          </Button>
        </>
      }
    >
      <form ref={form} id={`${id}-form`} onSubmit={submit} onChange={(event) => setChosen(new FormData(event.currentTarget).getAll(id).map(String))} noValidate>
        <p className="m-0 text-muted">{t(`moderation.${kind}Text`)}</p>
        {failure ? (
          <div className="mt-3">
            <Notice tone="danger" alert>
              {failure}
            </Notice>
          </div>
        ) : null}
        <Reasons name={id} initial={suggested} error={faults.reason} />
        <Note id={`${id}-note`} error={faults.note} reasons={chosen} readerLng={languageOf(`${post.postTitle} ${post.description}`)} />
      </form>
    </Sheet>
  );
}
