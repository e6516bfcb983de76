import { CircleCheck, LoaderCircle } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { legalRequestKinds } from '#contracts/staff/legal-request-enums.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select, TextArea } from '#web/ui/controls.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { SentLegalRequest } from './legal-request-call.ts';

/** What the page brought where there are no scripts. */
export interface LegalRequestAnswer {
  sent?: SentLegalRequest;
  refused?: { message: string; fields: Readonly<Record<string, string>>; typed: Readonly<Record<string, string>> };
}

type Name = 'name' | 'organisation' | 'email' | 'phone' | 'subject' | 'text' | 'basis';
type Typed = Readonly<Record<string, string | undefined>>;

const id = 'legal-request';
const { organisationMax, phoneMax, shortMax, textMax } = limits.legalRequests;
const lines = { subject: 2, text: 6, basis: 2 } as const;
const longest = { organisation: organisationMax, phone: phoneMax, subject: shortMax, text: textMax, basis: shortMax } as const;
const autoComplete = { name: 'name', organisation: 'organization', email: 'email', phone: 'tel' } as const;
const inputTypes = { email: 'email', phone: 'tel' } as const;

interface BoxProps {
  name: Name;
  errors: Typed;
  typed: Typed;
  hint?: string;
  optional?: boolean;
}

/** A field that keeps what was typed before scripts came: the browser holds its value. */
function Box({ name, errors, typed, hint, optional = false }: BoxProps) {
  const { t } = useWords();
  const own = `${id}-${name}`;
  const error = errors[name];
  const input = {
    ...described(own, error, hint),
    name,
    defaultValue: typed[name],
    required: !optional,
    maxLength: name in longest ? longest[name as keyof typeof longest] : undefined,
  };
  return (
    <Field id={own} label={t(`legalRequests.${name}`)} note={optional ? t('legalRequests.optional') : undefined} error={error} hint={hint} className="mt-4">
      {name in lines ? (
        <TextArea {...input} rows={lines[name as keyof typeof lines]} />
      ) : (
        <TextInput {...input} type={inputTypes[name as keyof typeof inputTypes] ?? 'text'} autoComplete={autoComplete[name as keyof typeof autoComplete]} />
      )}
    </Field>
  );
}

function Kinds({ errors, typed }: Pick<BoxProps, 'errors' | 'typed'>) {
  const { t } = useWords();
  const own = `${id}-kind`;
  return (
    <Field id={own} label={t('legalRequests.kind')} error={errors['kind']}>
      <Select {...described(own, errors['kind'])} name="kind" defaultValue={typed['kind'] ?? legalRequestKinds[0]}>
        {legalRequestKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`legalRequests.kind_${kind}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** That it arrived, in the place of the form. */
function Thanks({ sent, isNow }: { sent: SentLegalRequest; isNow: boolean }) {
  const { t, fmt } = useWords();
  const said = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNow) said.current?.focus();
  }, [isNow]);
  return (
    <section ref={said} aria-label={t('legalRequests.title')} tabIndex={-1} className="outline-none">
      <p className="m-0 flex items-start gap-2.5 font-semibold text-primary-ink">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-primary" />
        {t('legalRequests.thanks', { number: fmt.plain(sent.number) })}
      </p>
      <p className="mt-3 mb-0">{t('legalRequests.thanksNext', { date: fmt.date(sent.answerBy) })}</p>
    </section>
  );
}

function Refused({ message }: { message: string }): ReactNode {
  const { t } = useWords();
  return (
    <Notice tone="danger" alert>
      {message || t('errors.notice_noResponse')}
    </Notice>
  );
}

/** Asks for data, a removal or a correction; works without scripts too. */
export function LegalRequestForm({ answered }: { answered?: LegalRequestAnswer | undefined }) {
  const { t } = useWords();
  const [sent, setSent] = useState(answered?.sent);
  const [isFresh, setFresh] = useState(true);
  const { run, pending, failure, fieldErrors, clear } = useCall(
    async (api, fields: object) => (await import('./legal-request-call.ts')).sendLegalRequest(api, fields),
    { outlives: true },
  );
  const before = isFresh ? answered?.refused : undefined;
  const errors = { ...before?.fields, ...fieldErrors };
  const typed = before?.typed ?? {};
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setFresh(false);
    const outcome = await run(Object.fromEntries(new FormData(event.currentTarget)));
    if (outcome?.ok) setSent(outcome.value);
    else focusFirstFault(id);
  };
  if (sent) return <Thanks sent={sent} isNow={sent !== answered?.sent} />;
  return (
    <form id={id} method="post" noValidate onSubmit={(event) => void submit(event)} onInput={clear} aria-busy={pending}>
      <FailureNotice failure={Object.keys(fieldErrors).length > 0 ? undefined : failure} />
      {before && Object.keys(before.fields).length === 0 ? <Refused message={before.message} /> : null}
      <Kinds errors={errors} typed={typed} />
      <Box name="subject" errors={errors} typed={typed} hint={t('legalRequests.subjectHint')} />
      <Box name="text" errors={errors} typed={typed} />
      <Box name="basis" errors={errors} typed={typed} hint={t('legalRequests.basisHint')} optional />
      <Box name="name" errors={errors} typed={typed} />
      <Box name="organisation" errors={errors} typed={typed} optional />
      <Box name="email" errors={errors} typed={typed} hint={t('legalRequests.emailHint')} />
      <Box name="phone" errors={errors} typed={typed} optional />
      <Button type="submit" disabled={pending} aria-busy={pending} className="mt-5 w-full sm:w-auto">
        {pending ? <LoaderCircle aria-hidden="true" className="size-5 animate-spin motion-reduce:animate-none" /> : null}
        {t(pending ? 'legalRequests.sending' : 'legalRequests.send')}
      </Button>
      <p className="mt-3 mb-0 text-small text-muted">{t('legalRequests.consent')}</p>
    </form>
  );
}
