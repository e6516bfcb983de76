import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { LoginAnswer } from '#contracts/accounts/accounts.ts';
import type { Role } from '#contracts/enums.ts';
import type { Translate } from '#i18n/translate.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { anonymous, CallFailure } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { beginSession, type Session, useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { described, Field } from '#web/ui/field.tsx';
import { useGoBack } from '#web/shell/go-back.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { loadAccountPage } from './load-account-page.ts';
import type { Route } from './+types/sign-in.page.ts';
import { AccountFailure } from './account-failure.tsx';
import { AccountFrame, accountFrame } from './account-frame.tsx';
import { AccountLink } from './account-link.tsx';
import { useCarriedEmail } from './steps/carried-email.ts';
import { PasswordBox } from './passwords/password-box.tsx';
import { purposeOf, returnPath } from './return-path.ts';
import type { TypedCredentials } from './sign-in-call.ts';
import { SubmitButton } from './submit-button.tsx';
import { useSecondsLeft } from '#web/platform/hooks/use-seconds-left.ts';

export const handle = { ...accountFrame, cache: false };

export const loader = ({ context }: Route.LoaderArgs) => loadAccountPage(context, '/SignIn', 'signIn');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** Staff come to work. */
const startOf: Record<Role, string> = { user: '/', firmOwner: '/', support: '/admin', admin: '/admin' };
const formId = 'sign-in-form';
const texts = { otherwise: 'errors.notice_loginFailed', NO_RESPONSE: 'accounts.noAnswer' } as const;

const SecondStep = lazy(async () => ({ default: (await loadChunk(() => import('./steps/second-step.tsx'))).SecondStep }));

/** Begins the session, and says where signing in has undone the account's deletion. */
async function begin({ userToken, returned }: LoginAnswer, t: Translate): Promise<Session> {
  const session = await beginSession(userToken);
  if (returned) showToast('success', t('accounts.returned'), { label: t('shell.myProperties'), to: '/user/my-properties' });
  return session;
}

function useSignIn(done: (session: Session) => void) {
  const { t } = useWords();
  /** The password was right, and a code is needed as well. */
  const [ticket, setTicket] = useState<string>();
  /** Whether this form is signing someone in, and so says itself where it leads. */
  const acting = useRef(false);
  const signing = useCall(async (api, typed: TypedCredentials) => {
    const { signIn } = await import('./sign-in-call.ts');
    const by = await signIn(anonymous(api), typed);
    return 'ticket' in by ? by.ticket : begin(by, t);
  });
  const waits = useSecondsLeft(signing.failure?.until) > 0;
  async function submit(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form);
    acting.current = true;
    const outcome = await signing.run({ email: String(fields.get('email')), password: String(fields.get('password')) });
    if (outcome?.ok) return typeof outcome.value === 'string' ? setTicket(outcome.value) : done(outcome.value);
    acting.current = false;
    focusFirstFault(formId);
  }
  const enter = async (by: LoginAnswer): Promise<void> => done(await begin(by, t));
  return { ...signing, waits, acting, submit, ticket, setTicket, enter };
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
  const done = ({ user }: Session): void => void navigate(returnPath(returning, user ? startOf[user.role] : '/'), { replace: true });
  const { failure, fieldErrors, pending, waits, acting, submit, ticket, setTicket, enter, ...signing } = useSignIn(done);

  // Anyone who is signed in already has no business here.
  useEffect(() => {
    if (session.state === 'in' && !acting.current) void navigate(returnPath(returning, '/user/profile'), { replace: true });
  }, [session.state, acting, navigate, returning]);
  const emailBox = (): HTMLInputElement | null => form.current?.querySelector<HTMLInputElement>('#email') ?? null;
  const typedEmail = (): string => emailBox()?.value ?? '';
  useCarriedEmail((email) => {
    const box = emailBox();
    if (box?.value === '') box.value = email;
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!pending && !waits) void submit(event.currentTarget);
  };
  // Anyone who was signed out because their account was closed reads why.
  const closed = session.ended && new CallFailure(401, { error: session.ended });
  if (ticket)
    return (
      <AccountFrame title={t('shell.signIn')} onBack={() => setTicket(undefined)}>
        <Suspense>
          <SecondStep ticket={ticket} onSignedIn={enter} onOver={() => setTicket(undefined)} />
        </Suspense>
      </AccountFrame>
    );
  return (
    <AccountFrame title={t('shell.signIn')} onBack={leave}>
      <form ref={form} id={formId} method="post" noValidate onSubmit={onSubmit}>
        <h1 className="m-0">{t(purpose ? `accounts.signInTo_${purpose}` : 'accounts.welcomeBack')}</h1>
        <p className="mt-2 mb-0 text-muted">{t(purpose ? 'accounts.newHere' : returning ? 'accounts.signInToGoOn' : 'accounts.signInLead')}</p>
        <AccountFailure failure={failure ?? closed} texts={texts} />
        <Field id="email" label={t('accounts.email')} error={fieldErrors['email']} className="mt-6">
          <TextInput
            {...described('email', fieldErrors['email'])}
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
        <PasswordBox name="password" label={t('accounts.password')} error={fieldErrors['password']} autoComplete="current-password" maxLength={1024} />
        <p className="mt-2 mb-0 text-right">
          <AccountLink to="/ForgotPassword" email={typedEmail} className="text-ui">
            {t('accounts.forgotPassword')}
          </AccountLink>
        </p>
        <SubmitButton call={{ ...signing, pending }} working={t('accounts.signingIn')} disabled={waits} className="!mt-2">
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
