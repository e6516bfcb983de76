import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { CallFailure } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { beginSession, useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { useGoBack } from '#web/shell/go-back.ts';
import { loadAccountPage } from './load-account-page.ts';
import type { Route } from './+types/register.page.ts';
import { AccountFailure } from './account-failure.tsx';
import { AccountFrame, accountFrame } from './account-frame.tsx';
import { AccountLink } from './account-link.tsx';
import { AccountSteps } from './steps/account-steps.tsx';
import { useCarriedEmail } from './steps/carried-email.ts';
import type { CodeEntry } from './steps/code-entry.ts';
import { CodeStep } from './steps/code-step.tsx';
import type { Details } from './complete-calls.ts';
import { EmailStep } from './steps/email-step.tsx';
import { useSessionDraft } from '#web/platform/visit/session-draft.ts';
import { returnPath } from './return-path.ts';
import { useAccountSteps } from './steps/use-account-steps.ts';
import { useStepFocus } from './steps/use-step-focus.ts';

export const handle = { ...accountFrame, cache: false };

export const loader = ({ context }: Route.LoaderArgs) => loadAccountPage(context, '/Register', 'register', 'enums', 'forms');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

interface RegisterEntry extends CodeEntry {
  /** The verified address and what proves it. */
  ticket: { email: string; token: string } | undefined;
  details: Details;
}

/** Where the details were refused because of the email. */
const verifyAgain = { CODE_EXPIRED: 'accounts.verifyAgain', CODE_INVALID: 'accounts.verifyAgain' } as const;
const nothing: RegisterEntry = { email: '', sent: undefined, ticket: undefined, details: { name: '', gender: '', birthDate: '', phone: '' } };
const steps = ['email', 'code', 'details'] as const;
const calls = () => import('./register-calls.ts').then(({ registerCalls }) => registerCalls);

const CompleteForm = lazy(() => import('./steps/details-form.tsx'));

function FormSkeleton() {
  const { t } = useWords();
  return (
    <section aria-busy="true" aria-label={t('shell.loading')} className="delayed mt-6 grid gap-5">
      {[1, 2, 3, 4].map((row) => (
        <Bone key={row} className="h-12 w-full" />
      ))}
    </section>
  );
}

/** Where a new member goes: back to where they came from, or to their profile. */
function useRegistered(forget: () => void) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const session = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const target = returnPath(params.get('return'), '/user/profile');
  useEffect(() => {
    if (session.state === 'in' && !busy) void navigate(target, { replace: true });
  }, [session.state, busy, navigate, target]);
  return async (token: string): Promise<void> => {
    setBusy(true);
    forget();
    await beginSession(token);
    showToast('success', t('errors.notice_registered'));
    void navigate(target, { replace: true });
  };
}

function SignInInstead({ email }: { email: string }) {
  const { t } = useWords();
  return (
    <p className="mt-5 mb-0 text-center text-ui">
      {t('accounts.haveAccount')}{' '}
      <AccountLink to="/SignIn" email={() => email} className="font-semibold">
        {t('shell.signIn')}
      </AccountLink>
    </p>
  );
}

export default function RegisterPage() {
  const { t } = useWords();
  const leave = useGoBack();
  const { entry, ready, change, forget } = useSessionDraft('uthan.register', nothing);
  const { email, sent, ticket, details } = entry;
  const { step, at, go } = useAccountSteps(steps, ticket ? 'details' : sent ? 'code' : 'email', ready);
  const [refused, setRefused] = useState<CallFailure>();
  const area = useStepFocus(step);
  const onRegistered = useRegistered(forget);
  useCarriedEmail((typed) => void (typed !== email && change({ email: typed, sent: undefined, ticket: undefined })), ready);
  const keepDetails = useCallback((next: Details) => change({ details: next }), [change]);
  const takeTicket = (to: string, token: string, replace: boolean): void => {
    change({ email: to, sent: undefined, ticket: { email: to, token } });
    setRefused(undefined);
    showToast('success', t('errors.notice_emailVerified'));
    void go('details', replace);
  };
  const askAgain = (failure: CallFailure): void => {
    change({ ticket: undefined, sent: undefined });
    setRefused(failure);
    void go('email', true);
  };
  return (
    <AccountFrame title={t('accounts.newAccount')} onBack={step === 'email' ? leave : () => void go('email')}>
      <div ref={area} tabIndex={-1} className="outline-none">
        <AccountSteps names={[t('accounts.stepEmail'), t('accounts.stepCode'), t('accounts.stepDetails')]} now={at} />
        {step === 'email' ? (
          <>
            <AccountFailure failure={refused} texts={verifyAgain} />
            <EmailStep
              heading={t('accounts.emailHeading')}
              lead={t('accounts.emailLead')}
              entry={entry}
              change={(next) => change(ticket && next.email !== undefined ? { ...next, ticket: undefined } : next)}
              calls={calls}
              onSent={() => void go('code')}
              onTicket={(to, token) => takeTicket(to, token, false)}
              known={ticket?.email === email ? () => void go('details') : undefined}
            >
              <SignInInstead email={email} />
            </EmailStep>
          </>
        ) : null}
        {step === 'code' && sent ? (
          <CodeStep
            sent={sent}
            onSent={(next) => change({ sent: next })}
            calls={calls}
            onVerified={(token) => takeTicket(sent.to, token, true)}
            onTicket={(to, token) => takeTicket(to, token, true)}
            onWrongEmail={() => void go('email')}
            words={{ sentTo: t('accounts.codeSentTo'), wrongEmail: t('accounts.wrongEmail'), failures: {} }}
          >
            <SignInInstead email={email} />
          </CodeStep>
        ) : null}
        {step === 'details' && ticket ? (
          <>
            <h1 className="m-0">{t('accounts.detailsHeading')}</h1>
            <p className="mt-2 mb-0 flex flex-wrap items-center gap-x-2 text-ui text-muted">
              <CircleCheck aria-hidden="true" className="size-5 text-primary" />
              {t('accounts.detailsFor')} <b className="font-semibold break-all text-ink">{ticket.email}</b>
              <button type="button" onClick={() => void go('email')} className="control min-h-11 font-semibold text-link underline">
                {t('accounts.otherEmail')}
              </button>
            </p>
            <Suspense fallback={<FormSkeleton />}>
              <CompleteForm ticket={ticket.token} details={details} onChange={keepDetails} onRegistered={onRegistered} onEmailRefused={askAgain} />
            </Suspense>
          </>
        ) : null}
      </div>
    </AccountFrame>
  );
}
