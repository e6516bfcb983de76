// The last step's form, fetched with its libraries once an email is verified.
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type FieldPath, FormProvider, useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { anonymous, type CallFailure } from '#web/platform/api.ts';
import { faultText } from '#web/platform/calls/fault-text.ts';
import { faultResolver } from '#web/platform/calls/form-errors.ts';
import { useWords } from '#web/platform/language.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Notice } from '#web/ui/notice.tsx';
import { AccountFailure } from '#web/accounts/account-failure.tsx';
import { checkDetails, register, type Details, type DetailsForm } from '#web/accounts/complete-calls.ts';
import { BirthDateBox } from '#web/forms/birth-date-box.tsx';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { GenderBox } from '#web/forms/gender-box.tsx';
import { PhoneBox } from '#web/forms/phone-box.tsx';
import { TextBox } from '#web/forms/text-box.tsx';
import { useTextField } from '#web/forms/use-text-field.ts';
import { isMissing } from '#web/accounts/missing-fields.ts';
import { PasswordBox } from '#web/accounts/passwords/password-box.tsx';
import { PasswordRules } from '#web/accounts/passwords/password-rules.tsx';
import { SubmitButton } from '#web/accounts/submit-button.tsx';

interface DetailsFormProps {
  ticket: string;
  details: Details;
  /** Hears of every change, so that a reload loses nothing; passwords are left out. */
  onChange: (details: Details) => void;
  onRegistered: (token: string) => Promise<void>;
  /** The verification of the email has run out or the email is taken in the meantime. */
  onEmailRefused: (failure: CallFailure) => void;
}

type Name = FieldPath<DetailsForm>;

function Passwords() {
  const { t } = useWords();
  const first = useTextField<DetailsForm>('password');
  const again = useTextField<DetailsForm>('confirmPassword');
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

/** The verification of the email has run out, or the email is taken in the meantime. */
const ofTheEmail = new Set<string>(['CODE_EXPIRED', 'CODE_INVALID', 'EMAIL_TAKEN', 'EMAIL_DISABLED']);

/** The person behind a verified email. */
export default function CompleteForm({ ticket, details, onChange, onRegistered, onEmailRefused }: DetailsFormProps) {
  const { t } = useWords();
  const registering = useCall((api, form: DetailsForm) => register(anonymous(api), ticket, form));
  const resolver = useMemo(() => faultResolver<DetailsForm>(checkDetails, (fault) => faultText(t, fault)), [t]);
  const [started] = useState<DetailsForm>({ ...details, password: '', confirmPassword: '' });
  const form = useRef<HTMLFormElement>(null);
  const methods = useForm<DetailsForm>({
    defaultValues: started,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { control, handleSubmit, setError, trigger, formState } = methods;
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
  const checkAgain = useEffectEvent(() => void (faulty && trigger(faulty.split(',') as Name[])));
  useEffect(() => checkAgain(), [t]);

  async function send(form: DetailsForm): Promise<void> {
    const outcome = await registering.run(form);
    if (!outcome) return;
    if (outcome.ok) return onRegistered(outcome.value);
    const { code, fields } = outcome.failure;
    if (ofTheEmail.has(code) || fields['registrationToken']) return onEmailRefused(outcome.failure);
    for (const [field, message] of Object.entries(fields)) setError(field as Name, { message });
    focusFault();
  }
  return (
    <FormProvider {...methods}>
      <form
        ref={form}
        id="details-form"
        method="post"
        noValidate
        onSubmit={(event) => void (registering.pending ? event.preventDefault() : handleSubmit(send, focusFault)(event))}
        className="mt-6 grid gap-5"
      >
        <TextBox<DetailsForm> name="name" label={t('accounts.name')} hint={t('accounts.nameHint')} autoComplete="name" required />
        <GenderBox />
        <BirthDateBox hint={t('accounts.birthDateHint')} />
        <PhoneBox hint={t('accounts.phoneHint')} note={t('shell.optional')} />
        <Passwords />
        <div>
          <AccountFailure failure={registering.failure} />
          {missing ? (
            <div className="mt-4">
              <Notice tone="danger" alert>
                {t('errors.field_allFields')}
              </Notice>
            </div>
          ) : null}
          <Agreement />
          <SubmitButton call={registering} working={t('accounts.finishing')}>
            {t('accounts.finish')}
          </SubmitButton>
        </div>
      </form>
    </FormProvider>
  );
}
