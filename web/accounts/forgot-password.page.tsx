import { useLocation, useNavigate } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { useGoBack } from '#web/shell/go-back.ts';
import { loadAccountPage } from './load-account-page.ts';
import type { Route } from './+types/forgot-password.page.ts';
import { AccountFrame, accountFrame } from './account-frame.tsx';
import { AccountLink } from './account-link.tsx';
import { AccountSteps } from './steps/account-steps.tsx';
import { type Carried, useCarriedEmail } from './steps/carried-email.ts';
import type { CodeEntry } from './steps/code-entry.ts';
import { CodeStep } from './steps/code-step.tsx';
import { EmailStep } from './steps/email-step.tsx';
import { useSessionDraft } from '#web/platform/visit/session-draft.ts';
import { useAccountSteps } from './steps/use-account-steps.ts';
import { useStepFocus } from './steps/use-step-focus.ts';

export const handle = { ...accountFrame, cache: false };

export const loader = ({ context }: Route.LoaderArgs) => loadAccountPage(context, '/ForgotPassword', 'forgot');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const nothing: CodeEntry = { email: '', sent: undefined };
const steps = ['email', 'code'] as const;
const calls = () => import('./reset-calls.ts').then(({ resetCalls }) => resetCalls);
const failures = { CODE_INVALID: 'errors.notice_resetCodeInvalid', CODE_EXPIRED: 'errors.notice_resetCodeExpired' } as const;

function SignInInstead({ email }: { email: string }) {
  const { t } = useWords();
  return (
    <p className="mt-5 mb-0 text-center text-ui">
      <AccountLink to="/SignIn" email={() => email} className="font-semibold">
        {t('accounts.backToSignIn')}
      </AccountLink>
    </p>
  );
}

export default function ForgotPasswordPage() {
  const { t } = useWords();
  const leave = useGoBack();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { entry, ready, change, forget } = useSessionDraft('uthan.forgot', nothing);
  const { email, sent } = entry;
  const { step, at, go } = useAccountSteps(steps, sent ? 'code' : 'email', ready);
  const area = useStepFocus(step);
  const onVerified = (token: string): void => {
    forget();
    void navigate({ pathname: `/ResetPassword/${encodeURIComponent(token)}`, search }, { replace: true, state: { email } satisfies Carried });
  };
  useCarriedEmail((typed) => void (typed !== email && change({ email: typed, sent: undefined })), ready);
  return (
    <AccountFrame title={t('accounts.forgotHead')} onBack={step === 'email' ? leave : () => void go('email')}>
      <div ref={area} tabIndex={-1} className="outline-none">
        <AccountSteps names={[t('accounts.stepEmail'), t('accounts.stepCode'), t('accounts.stepPassword')]} now={at} />
        {step === 'code' && sent ? (
          <CodeStep
            sent={sent}
            onSent={(next) => change({ sent: next })}
            calls={calls}
            onVerified={onVerified}
            onWrongEmail={() => void go('email')}
            words={{ sentTo: t('accounts.codeSentIfKnown'), wrongEmail: t('accounts.backToEmail'), failures }}
          >
            <SignInInstead email={email} />
          </CodeStep>
        ) : (
          <EmailStep
            heading={t('accounts.forgotHeading')}
            lead={t('accounts.forgotLead')}
            entry={entry}
            change={change}
            calls={calls}
            onSent={() => void go('code')}
          >
            <SignInInstead email={email} />
          </EmailStep>
        )}
      </div>
    </AccountFrame>
  );
}
