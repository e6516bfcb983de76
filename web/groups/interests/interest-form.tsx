import { LoaderCircle } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { InterestAnswer } from './answer-interest.ts';
import type { SentInterest } from './interest-call.ts';
import { InterestThanks } from './interest-thanks.tsx';

interface PersonFieldProps {
  /** Of the form, before the field's name. */
  id: string;
  name: 'name' | 'occupation' | 'phone';
  error: string | undefined;
  value: string | undefined;
}

const autoComplete = { name: 'name', occupation: 'organization-title', phone: 'tel' } as const;

/** A field that keeps what was typed before scripts came: the browser holds its value. */
export function PersonField({ id, name, error, value }: PersonFieldProps) {
  const { t } = useWords();
  const own = `${id}-${name}`;
  const hint = name === 'occupation' ? t('groups.occupationHint') : undefined;
  const isJob = name === 'occupation';
  return (
    <Field id={own} label={t(`groups.${name}`)} error={error} hint={hint} className="mt-4">
      <TextInput
        {...described(own, error, hint)}
        name={name}
        type={name === 'phone' ? 'tel' : 'text'}
        inputMode={name === 'phone' ? 'tel' : undefined}
        autoComplete={autoComplete[name]}
        list={isJob ? `${own}-list` : undefined}
        defaultValue={value}
        required
      />
      {isJob ? (
        <datalist id={`${own}-list`}>
          {t('groups.occupations')
            .split('|')
            .map((occupation) => (
              <option key={occupation}>{occupation}</option>
            ))}
        </datalist>
      ) : null}
    </Field>
  );
}

/** Puts what is known of the signed-in person into fields that are still empty. */
export function usePrefill(form: { current: HTMLFormElement | null }): void {
  const { user } = useSession();
  useEffect(() => {
    if (!user) return;
    for (const name of ['name', 'occupation', 'phone'] as const) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === '') field.value = user[name] ?? '';
    }
  }, [form, user]);
}

interface InterestFormProps {
  id: string;
  /** What it is about: an offer, or a place. */
  about: Readonly<Record<string, string>>;
  /** Where the number was asked for before. */
  phone?: string;
  /** What the page brought where there are no scripts. */
  answered?: InterestAnswer | undefined;
  children?: ReactNode;
}

/** Asks who wants to build. Anyone may tell; the same again makes no second record. */
export function InterestForm({ id, about, phone, answered, children }: InterestFormProps) {
  const { t, fmt } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<SentInterest | undefined>(answered?.sent);
  const [isFresh, setFresh] = useState(true);
  const { run, pending, failure, fieldErrors, clear } = useCall(async (api, typed: object) => (await import('./interest-call.ts')).sendInterest(api, typed), {
    outlives: true,
  });
  usePrefill(form);
  const before = isFresh ? answered?.refused : undefined;
  const errors = { ...before?.fields, ...fieldErrors };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setFresh(false);
    const outcome = await run({ ...Object.fromEntries(new FormData(event.currentTarget)), ...about });
    if (outcome?.ok) setSent(outcome.value);
    else focusFirstFault(id);
  };
  if (sent) return <InterestThanks sent={sent} isNow={sent !== answered?.sent} />;
  return (
    <form ref={form} id={id} method="post" action="#interest" noValidate onSubmit={(event) => void submit(event)} onInput={clear} aria-busy={pending}>
      {children}
      <FailureNotice failure={Object.keys(fieldErrors).length > 0 ? undefined : failure} />
      {before && Object.keys(before.fields).length === 0 ? (
        <Notice tone="danger" alert>
          {before.message || t('errors.notice_noResponse')}
        </Notice>
      ) : null}
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(['name', 'occupation', 'phone'] as const).map((name) => (
        <PersonField
          key={name}
          id={id}
          name={name}
          error={errors[name]}
          value={before?.typed[name] ?? (name === 'phone' && phone ? fmt.plain(phone) : undefined)}
        />
      ))}
      <Button type="submit" disabled={pending} aria-busy={pending} className="mt-5 w-full">
        {pending ? <LoaderCircle aria-hidden="true" className="size-5 animate-spin motion-reduce:animate-none" /> : null}
        {t(pending ? 'groups.sending' : 'groups.send')}
      </Button>
      <p className="mt-3 mb-0 text-small text-muted">{t('groups.consent')}</p>
    </form>
  );
}
