import { Copy } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { memberApi } from '#web/platform/session.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { Part } from '#web/staff/kit/form-parts.tsx';
import { DateBox } from '#web/forms/date-lists.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { issueCode, type Issued, shownFirms } from './review-calls.ts';

const formId = 'issue-code';
const fields = [
  { name: 'project', label: 'codeProject', type: 'text', mode: 'text', optional: false, hint: 'codeProjectHint' },
  { name: 'month', label: 'codeMonth', type: 'month', mode: 'text', optional: true, hint: undefined },
  { name: 'email', label: 'codeEmail', type: 'email', mode: 'email', optional: true, hint: 'codeEmailHint' },
  { name: 'phone', label: 'codePhone', type: 'tel', mode: 'tel', optional: true, hint: undefined },
] as const;

/** The new code, once: in groups of four, large, to be read out or copied. */
export function NewCode({ issued: { code, issued } }: { issued: Issued }) {
  const { t, fmt, lng } = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [code]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      showToast('success', t('staffFirms.copied'));
    } catch {
      showToast('error', t('staff.actFailed'));
    }
  };
  return (
    <div ref={box} tabIndex={-1} className="mt-5 rounded-card bg-primary-tint px-5 py-4 text-primary-ink outline-none">
      <p className="m-0 text-ui font-semibold wrap-anywhere">
        {t('staffFirms.codeIs', { name: issued.company[lng] })} · {issued.project}
      </p>
      <p className="my-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        <span className="font-mono text-4xl font-semibold tracking-widest select-all">{code}</span>
        <Button kind="outline" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4.5" />
          {t('staffFirms.copy')}
        </Button>
      </p>
      <p className="m-0 text-ui">
        {t('staffFirms.codeOnce')} {t('staffFirms.codeExpires', { date: fmt.date(issued.expiresAt) })}
      </p>
    </div>
  );
}

/** Which firm: by its name, or by its number where the names cannot be read. */
function FirmBox({ error }: { error: string | undefined }) {
  const { t, lng } = useWords();
  const { value: firms, failure } = useRead('firms', () => shownFirms(memberApi()));
  const id = 'code-PostID';
  const named = (firms ?? []).map(({ PostID, companyName }) => ({ PostID, name: companyName[lng] })).toSorted((a, b) => a.name.localeCompare(b.name, lng));
  const box = { ...described(id, error), name: 'PostID' };
  if (failure) {
    return (
      <Field id={id} label={t('staffFirms.codeFirmNumber')} error={error}>
        <TextInput {...box} inputMode="numeric" autoComplete="off" />
      </Field>
    );
  }
  return (
    <Field id={id} label={t('staffFirms.codeFirm')} error={error}>
      <Select {...box} aria-busy={!firms} defaultValue="">
        <option value="">{t('staffFirms.codeFirmChoose')}</option>
        {named.map(({ PostID, name }) => (
          <option key={PostID} value={PostID}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Asks for whose review a code is, and issues it. */
export function IssueCode({ onIssued }: { onIssued: () => void }) {
  const { t } = useWords();
  const [issued, setIssued] = useState<Issued>();
  const { run, pending, failure, fieldErrors } = useCall(issueCode, { outlives: true });
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const outcome = await run(Object.fromEntries(new FormData(form)));
    if (!outcome) return;
    if (!outcome.ok) return focusFirstFault(formId);
    setIssued(outcome.value);
    form.reset();
    onIssued();
  };
  const isOfField = Object.keys(fieldErrors).length > 0;
  return (
    <Part title={t('staffFirms.codeNew')}>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <FirmBox error={fieldErrors['PostID']} />
        {fields.map(({ name, label, type, mode, optional, hint }) => {
          const error = fieldErrors[name];
          const below = hint && t(`staffFirms.${hint}`);
          const called = t(`staffFirms.${label}`);
          if (name === 'month') {
            const words = (
              <>
                {called} <span className="font-normal text-muted">{t('shell.optional')}</span>
              </>
            );
            return <DateBox key={`${name} ${issued?.code ?? ''}`} label={words} spoken={called} type="month" name={name} error={error} />;
          }
          return (
            <Field key={name} id={`code-${name}`} label={called} note={optional ? t('shell.optional') : undefined} hint={below} error={error}>
              <TextInput
                {...described(`code-${name}`, error, below)}
                name={name}
                type={type}
                inputMode={mode}
                autoComplete="off"
                {...(name === 'project' ? { maxLength: limits.reviews.projectMax } : {})}
              />
            </Field>
          );
        })}
        <div>
          <span aria-hidden="true" className="invisible mb-1.5 block text-ui font-semibold max-sm:hidden">
            &nbsp;
          </span>
          <Button type="submit" disabled={pending} aria-busy={pending} className="w-full">
            {t(pending ? 'staffFirms.codeIssuing' : 'staffFirms.codeIssue')}
          </Button>
        </div>
      </form>
      <FailureNotice failure={isOfField ? undefined : failure} texts={{ NO_RESPONSE: 'staff.actFailed' }} />
      {issued ? <NewCode issued={issued} /> : null}
    </Part>
  );
}
