import { Pencil } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import type { Shortlist } from '#contracts/posts/shortlists.ts';
import { languageOf } from '#i18n/detect.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { renameShortlist } from './shortlist-calls.ts';

interface NameProps {
  shortlist: Shortlist;
  onRenamed: () => void;
}

/** The name as a heading, and the form that changes it. What was typed stays when it is refused. */
export function ShortlistName({ shortlist: { _id, name }, onRenamed }: NameProps) {
  const words = useWords();
  const { t } = words;
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { run, pending, fieldErrors } = useCall(renameShortlist);
  const close = (): void => {
    setEditing(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('name') ?? '');
    const outcome = await run(_id, typed);
    if (!outcome) return;
    if (outcome.ok) {
      showToast('success', t('shortlists.renamed'));
      onRenamed();
      close();
    } else if (!outcome.failure.faults) showToast('error', failureText(words, outcome.failure));
  };
  if (editing) {
    return (
      <form onSubmit={(event) => void send(event)} noValidate className="flex flex-wrap items-end gap-2">
        <h1 className="sr-only">{name}</h1>
        <Field id="shortlist-name" label={t('shortlists.name')} error={fieldErrors['name']} className="min-w-0 flex-1 basis-56">
          <TextInput
            {...described('shortlist-name', fieldErrors['name'])}
            name="name"
            defaultValue={name}
            maxLength={limits.shortlists.nameMax}
            autoComplete="off"
            // A press on the pencil asked for it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
        </Field>
        <Button type="submit" disabled={pending} aria-busy={pending}>
          {t('shortlists.noteSave')}
        </Button>
        <Button kind="outline" onClick={close}>
          {t('shell.cancel')}
        </Button>
      </form>
    );
  }
  return (
    <div className="flex items-start gap-1">
      <h1 lang={languageOf(name)} className="m-0 min-w-0 break-words">
        {name}
      </h1>
      <button
        ref={opener}
        type="button"
        aria-label={t('shortlists.rename')}
        onClick={() => setEditing(true)}
        className="-mt-1.5 grid size-12 shrink-0 place-items-center rounded-full text-muted hover:bg-sunk print:hidden"
      >
        <Pencil aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
