// The last step's form, fetched with its libraries once an email is verified.
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Control, type FieldPath, useController, useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { genders } from '#contracts/enums.ts';
import { toAsciiDigits, toLocaleDigits } from '#i18n/digits.ts';
import { faultResolver, faultText } from '#web/platform/form-errors.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import { isUnusualPhone } from '#web/posting/coach.ts';
import { ChoiceChip } from '#web/ui/controls.tsx';
import { described, Field, FieldError } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { BirthDateBox } from './birth-date-box.tsx';
import { checkDetails, register, type Details, type DetailsForm } from './complete-calls.ts';
import { focusFirstFault } from './focus-fault.ts';
import { isMissing } from './missing-fields.ts';
import { PasswordBox } from './password-box.tsx';
import { PasswordRules } from './password-rules.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TroubleNotice, troubleOf, type Trouble } from './trouble.tsx';
import { usePatience } from './use-patience.ts';

interface DetailsFormProps {
  ticket: string;
  details: Details;
  /** Hears of every change, so that a reload loses nothing; passwords are left out. */
  onChange: (details: Details) => void;
  onRegistered: (token: string) => Promise<void>;
  /** The verification of the email has run out or the email is taken meanwhile. */
  onEmailRefused: (trouble: Trouble) => void;
}

type Name = FieldPath<DetailsForm>;
type InControl = { control: Control<DetailsForm> };

function useBox(control: Control<DetailsForm>, name: Name) {
  const { field, fieldState } = useController({ control, name });
  return { value: field.value, set: field.onChange as (value: string) => void, blur: field.onBlur, error: fieldState.error?.message };
}

function NameBox({ control }: InControl) {
  const { t } = useWords();
  const { value, set, blur, error } = useBox(control, 'name');
  const hint = t('accounts.nameHint');
  return (
    <Field id="name" label={t('accounts.name')} hint={hint} error={error}>
      <TextInput
        {...described('name', error, hint)}
        name="name"
        autoComplete="name"
        required
        value={value}
        onChange={(event) => set(event.target.value)}
        onBlur={blur}
      />
    </Field>
  );
}

function GenderBox({ control }: InControl) {
  const { t } = useWords();
  const { value, set, blur, error } = useBox(control, 'gender');
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0" aria-describedby="gender-error gender-hint">
      <legend className="mb-0.5 p-0 text-ui font-semibold">{t('accounts.gender')}</legend>
      <div className="flex flex-wrap gap-x-2">
        {genders.map((gender) => (
          <ChoiceChip
            key={gender}
            kind="radio"
            name="gender"
            value={gender}
            label={t(`enums.gender_${gender}`)}
            checked={value === gender}
            {...(error ? { 'aria-invalid': true } : {})}
            onChange={() => set(gender)}
            onBlur={blur}
          />
        ))}
      </div>
      <p id="gender-hint" className="mt-1 mb-0 text-small text-muted">
        {t('accounts.genderHint')}
      </p>
      <FieldError id="gender" error={error} />
    </fieldset>
  );
}

function BirthDate({ control }: InControl) {
  const { t } = useWords();
  const { value, set, blur, error } = useBox(control, 'birthDate');
  return <BirthDateBox value={value} onChange={set} onBlur={blur} error={error} hint={t('accounts.birthDateHint')} />;
}

function PhoneBox({ control }: InControl) {
  const { t, lng } = useWords();
  const { value, set, blur, error } = useBox(control, 'phone');
  const hint = t('accounts.phoneHint');
  return (
    <Field id="phone" label={t('accounts.phone')} note={t('shell.optional')} hint={hint} error={error}>
      <TextInput
        {...described('phone', error, hint)}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={toLocaleDigits(lng, value)}
        onChange={(event) => set(toAsciiDigits(event.target.value))}
        onBlur={blur}
      />
      {isUnusualPhone(toAsciiDigits(value).replace(/[\s-]/g, '')) ? <p className="mt-1.5 mb-0 text-small text-gold-ink">{t('accounts.phoneUnusual')}</p> : null}
    </Field>
  );
}

function Passwords({ control }: InControl) {
  const { t } = useWords();
  const first = useBox(control, 'password');
  const again = useBox(control, 'confirmPassword');
  return (
    <div>
      <PasswordBox
        name="password"
        label={t('accounts.newPassword')}
        error={first.error}
        describedBy="password-rules"
        autoComplete="new-password"
        value={first.value}
        onChange={(event) => first.set(event.target.value)}
        onBlur={first.blur}
        className=""
      />
      <PasswordRules id="password-rules" password={first.value} repeated={again.value} />
      <PasswordBox
        name="confirmPassword"
        label={t('accounts.confirmPassword')}
        error={again.error}
        autoComplete="new-password"
        value={again.value}
        onChange={(event) => again.set(event.target.value)}
        onBlur={again.blur}
        className="mt-4"
      />
    </div>
  );
}

function Agreement() {
  const { t } = useWords();
  const mark = '\u0000';
  const [before, between, after] = t('accounts.agree', { terms: mark, privacy: mark }).split(mark);
  return (
    <p className="mt-4 mb-0 text-small text-muted">
      {before}
      <Link to="/TermsAndConditions" target="_blank" className="text-link">
        {t('accounts.agreeTerms')}
      </Link>
      {between}
      <Link to="/Privacy-Policy" target="_blank" className="text-link">
        {t('accounts.agreePrivacy')}
      </Link>
      {after}
    </p>
  );
}

/** The person behind a verified email. */
export default function CompleteForm({ ticket, details, onChange, onRegistered, onEmailRefused }: DetailsFormProps) {
  const { t } = useWords();
  const patience = usePatience();
  const [trouble, setTrouble] = useState<Trouble>();
  const resolver = useMemo(() => faultResolver<DetailsForm>(checkDetails, (fault) => faultText(t, fault)), [t]);
  const [started] = useState<DetailsForm>({ ...details, password: '', confirmPassword: '' });
  const form = useRef<HTMLFormElement>(null);
  const { control, handleSubmit, setError, trigger, formState } = useForm<DetailsForm>({
    defaultValues: started,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  // The step before has left the focus at this form's place.
  useEffect(() => {
    if (document.activeElement?.getAttribute('tabindex') === '-1') form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  const focusFault = (): void => focusFirstFault('details-form');
  const [name, gender, birthDate, phone] = useWatch({ control, name: ['name', 'gender', 'birthDate', 'phone'] });
  useEffect(() => onChange({ name, gender, birthDate, phone }), [onChange, name, gender, birthDate, phone]);
  // Faults speak the page's language, also after it was switched.
  const missing = formState.isSubmitted && Object.values(formState.errors).some((error) => isMissing(error?.type));
  const faulty = Object.keys(formState.errors).join();
  useEffect(() => {
    if (faulty) void trigger(faulty.split(',') as Name[]);
    // Only the language asks for it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [t]);

  async function send(form: DetailsForm): Promise<void> {
    setTrouble(undefined);
    try {
      await onRegistered(await patience.run(() => register({ ...memberApi(), token: undefined }, ticket, form)));
    } catch (error) {
      const found = troubleOf(error, 'accounts.noAnswer', { CODE_EXPIRED: 'accounts.verifyAgain', CODE_INVALID: 'accounts.verifyAgain' });
      if (['CODE_EXPIRED', 'CODE_INVALID', 'EMAIL_TAKEN', 'EMAIL_DISABLED'].includes(found.code) || found.fields['registrationToken'])
        return onEmailRefused(found);
      for (const [field, message] of Object.entries(found.fields)) setError(field as Name, { message });
      setTrouble(found);
      focusFault();
    }
  }
  return (
    <form
      ref={form}
      id="details-form"
      method="post"
      noValidate
      onSubmit={(event) => void (patience.busy ? event.preventDefault() : handleSubmit(send, focusFault)(event))}
      className="mt-6 grid gap-5"
    >
      <NameBox control={control} />
      <GenderBox control={control} />
      <BirthDate control={control} />
      <PhoneBox control={control} />
      <Passwords control={control} />
      <div>
        <TroubleNotice trouble={trouble} />
        {missing ? (
          <div className="mt-4">
            <Notice tone="danger" alert>
              {t('errors.field_allFields')}
            </Notice>
          </div>
        ) : null}
        <Agreement />
        <SubmitButton patience={patience} working={t('accounts.finishing')}>
          {t('accounts.finish')}
        </SubmitButton>
      </div>
    </form>
  );
}
