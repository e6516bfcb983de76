import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { resets } from '#contracts/accounts/resets.ts';
import { anonymous, call, CallFailure } from '#web/platform/api.ts';
import { useWords, wordsOf } from '#web/platform/language.tsx';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { refreshSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/reset-password.page.ts';
import { AccountFailure } from './account-failure.tsx';
import { AccountFrame, accountFrame } from './account-frame.tsx';
import { AccountSteps } from './steps/account-steps.tsx';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { PasswordBox } from './passwords/password-box.tsx';
import { PasswordRules } from './passwords/password-rules.tsx';
import type { Typed } from './reset-call.ts';
import { SubmitButton } from './submit-button.tsx';

export const handle = { ...accountFrame, cache: false };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { resetToken } = params;
  // Whether the link still works is known before a password is thought up; what fails otherwise is told on sending.
  const dead = await call(visitorApi(context), resets.check, { params: { resetToken } }).then(
    () => false,
    (error: unknown) => error instanceof CallFailure && (error.code === 'RESET_TOKEN_INVALID' || error.code === 'VALIDATION'),
  );
  return { ...pageData(context, 'accounts'), dead };
}

/** The address is a key: it must not travel, not even to our own log of files. */
export const headers = (): HeadersInit => ({ 'referrer-policy': 'no-referrer' });

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = wordsOf(loaderData);
  // The address is a key: it must not travel to other sites.
  return [{ title: t('accounts.resetTitle') }, { name: 'robots', content: 'noindex' }, { name: 'referrer', content: 'no-referrer' }];
};

function DeadLink() {
  const { t } = useWords();
  const { search } = useLocation();
  return (
    <>
      <h1 className="m-0">{t('accounts.resetDead')}</h1>
      <div className="mt-5">
        <Notice tone="danger" alert>
          {t('errors.RESET_TOKEN_INVALID')}
        </Notice>
      </div>
      <ButtonLink to={`/ForgotPassword${search}`} className="mt-6 w-full">
        {t('accounts.resetAgain')}
      </ButtonLink>
    </>
  );
}

function useReset(resetToken: string, onDead: () => void) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const resetting = useCall(async (api, typed: Typed) => {
    const { resetPassword } = await import('./reset-call.ts');
    await resetPassword(anonymous(api), resetToken, typed);
    // Anyone who was signed in with the old password is not any more; another account in this browser stays.
    await refreshSession();
  });
  async function send(typed: Typed): Promise<void> {
    const outcome = await resetting.run(typed);
    if (!outcome) return;
    if (outcome.ok) {
      showToast('success', t('errors.notice_passwordReset'));
      // The way back and the email go along.
      void navigate({ pathname: '/SignIn', search }, { replace: true, state: state as unknown });
    } else if (outcome.failure.code === 'RESET_TOKEN_INVALID') onDead();
    else focusFirstFault('reset-form');
  }
  return { ...resetting, send };
}

export default function ResetPasswordPage({ loaderData, params }: Route.ComponentProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [died, setDied] = useState(false);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const { failure, fieldErrors, send, clear, ...call } = useReset(params.resetToken, () => setDied(true));
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void send({ password, confirmPassword: repeated });
  };
  return (
    <AccountFrame title={t('accounts.forgotHead')} onBack={() => void navigate('/ForgotPassword')}>
      <AccountSteps names={[t('accounts.stepEmail'), t('accounts.stepCode'), t('accounts.stepPassword')]} now={2} />
      {loaderData.dead || died ? (
        <DeadLink />
      ) : (
        <form id="reset-form" method="post" noValidate onSubmit={onSubmit}>
          <h1 className="m-0">{t('accounts.resetHeading')}</h1>
          <p className="mt-2 mb-0 text-muted">{t('accounts.resetLead')}</p>
          <AccountFailure failure={failure} />
          <PasswordBox
            name="password"
            label={t('accounts.stepPassword')}
            error={fieldErrors['password']}
            describedBy="password-rules"
            autoComplete="new-password"
            value={password}
            onChange={(event) => (setPassword(event.target.value), clear())}
            className="mt-6"
          />
          <PasswordRules id="password-rules" password={password} repeated={repeated} />
          <PasswordBox
            name="confirmPassword"
            label={t('accounts.confirmPassword')}
            error={fieldErrors['confirmPassword']}
            autoComplete="new-password"
            value={repeated}
            onChange={(event) => (setRepeated(event.target.value), clear())}
          />
          <SubmitButton call={call} working={t('shell.saving')}>
            {t('accounts.resetSave')}
          </SubmitButton>
        </form>
      )}
    </AccountFrame>
  );
}
