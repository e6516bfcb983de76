import { LogIn } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { FieldFault } from '#contracts/errors.ts';
import { useWords } from '#web/platform/language.tsx';
import { beginSession, memberApi, useSession } from '#web/platform/session.ts';
import { described, Field } from '#web/ui/field.tsx';
import { useGoBack } from '#web/shell/go-back.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { loadAccountPage } from './load-account-page.ts';
import type { Route } from './+types/sign-in.page.ts';
import { AccountFrame, accountFrame } from './account-frame.tsx';
import { AccountLink } from './account-link.tsx';
import { useCarriedEmail } from './carried-email.ts';
import { PasswordBox } from './password-box.tsx';
import { purposeOf, returnPath } from './return-path.ts';
import { faultText } from '#web/platform/fault-text.ts';
import { SubmitButton } from './submit-button.tsx';
import { TroubleNotice, troubleOf, type Trouble } from './trouble.tsx';
import { usePatience } from './use-patience.ts';
import { useSecondsLeft } from '#web/platform/use-seconds-left.ts';

export const handle = { ...accountFrame, cache: false };

export const loader = ({ context }: Route.LoaderArgs) => loadAccountPage(context, '/SignIn', 'signIn');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

type Faults = Readonly<Record<string, FieldFault>>;

function useSignIn(done: () => void) {
  const patience = usePatience();
  /** Whether this form is signing somebody in, and so says itself where it leads. */
  const acting = useRef(false);
  const [faults, setFaults] = useState<Faults>({});
  const [trouble, setTrouble] = useState<Trouble>();
  const waits = useSecondsLeft(trouble?.until) > 0;
  async function submit(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form);
    const typed = { email: String(fields.get('email')), password: String(fields.get('password')) };
    setTrouble(undefined);
    try {
      const { checkCredentials, signIn } = await import('./sign-in-call.ts');
      const found = checkCredentials(typed);
      setFaults(found);
      if (Object.keys(found).length > 0) return;
      acting.current = true;
      await patience.run(async () => beginSession(await signIn({ ...memberApi(), token: undefined }, typed)));
      done();
    } catch (error) {
      acting.current = false;
      setTrouble(troubleOf(error, 'errors.notice_loginFailed', { NO_RESPONSE: 'accounts.noAnswer' }));
    }
  }
  return { faults, trouble, waits, patience, acting, submit };
}

export default function SignInPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const leave = useGoBack();
  const [params] = useSearchParams();
  const session = useSession();
  const form = useRef<HTMLFormElement>(null);
  const returning = params.get('return');
  const purpose = purposeOf(params);
  const target = returnPath(returning, '/');
  const done = (): void => void navigate(target, { replace: true });
  const { faults, trouble, waits, patience, acting, submit } = useSignIn(done);
  const { busy } = patience;

  // Whoever is signed in already has no business here.
  useEffect(() => {
    if (session.state === 'in' && !acting.current) void navigate(returnPath(returning, '/user/profile'), { replace: true });
  }, [session.state, acting, navigate, returning]);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [faults]);
  const emailBox = (): HTMLInputElement | null => form.current?.querySelector<HTMLInputElement>('#email') ?? null;
  const typedEmail = (): string => emailBox()?.value ?? '';
  useCarriedEmail((email) => {
    const box = emailBox();
    if (box?.value === '') box.value = email;
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy && !waits) void submit(event.currentTarget);
  };
  // Whoever was signed out because their account was closed reads why.
  const closed: Trouble | undefined = session.ended ? { code: session.ended, key: `errors.${session.ended}`, fields: {} } : undefined;
  const told = (field: 'email' | 'password'): string | undefined => (faults[field] ? faultText(t, faults[field]) : trouble?.fields[field]);
  return (
    <AccountFrame title={t('shell.signIn')} onBack={leave}>
      <form ref={form} method="post" noValidate onSubmit={onSubmit}>
        <h1 className="m-0">{t(purpose ? `accounts.signInTo_${purpose}` : 'accounts.welcomeBack')}</h1>
        <p className="mt-2 mb-0 text-muted">{t(purpose ? 'accounts.newHere' : returning ? 'accounts.signInToGoOn' : 'accounts.signInLead')}</p>
        <TroubleNotice trouble={trouble ?? closed} />
        <Field id="email" label={t('accounts.email')} error={told('email')} className="mt-6">
          <TextInput
            {...described('email', told('email'))}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={254}
          />
        </Field>
        <PasswordBox name="password" label={t('accounts.password')} error={told('password')} autoComplete="current-password" maxLength={1024} />
        <p className="mt-2 mb-0 text-right">
          <AccountLink to="/ForgotPassword" email={typedEmail} className="text-ui">
            {t('accounts.forgotPassword')}
          </AccountLink>
        </p>
        <SubmitButton patience={patience} working={t('accounts.signingIn')} disabled={waits} className="!mt-2">
          <LogIn aria-hidden="true" className="size-5" />
          {t('shell.signIn')}
        </SubmitButton>
        <p className={`mt-5 mb-0 text-center text-ui ${returning ? 'grid gap-2' : ''}`}>
          {t('accounts.noAccount')}{' '}
          <AccountLink
            to="/Register"
            email={typedEmail}
            className={`font-semibold ${returning ? 'control min-h-12 justify-center rounded-control border border-primary bg-card no-underline hover:bg-primary-tint' : ''}`}
          >
            {t('accounts.register')}
          </AccountLink>
        </p>
      </form>
    </AccountFrame>
  );
}
