import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { AccountFailure } from '#web/accounts/account-failure.tsx';
import { PasswordBox } from '#web/accounts/passwords/password-box.tsx';
import { PasswordRules } from '#web/accounts/passwords/password-rules.tsx';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from './panel.tsx';
import { changePassword } from './profile-calls.ts';

const empty = { currentPassword: '', password: '', confirmPassword: '' };
type Field = keyof typeof empty;

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useWords();
  const { run, pending, failure, fieldErrors, clear } = useCall(changePassword, { outlives: true });
  const [typed, setTyped] = useState(empty);
  const isWrong = failure?.code === 'INVALID_CREDENTIALS';

  async function send(): Promise<void> {
    const outcome = await run(typed);
    if (outcome?.ok) {
      showToast('success', t('profile.passwordChanged'));
      onDone();
    }
    if (outcome?.ok === false) focusFirstFault('password-form');
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  const box = (field: Field) => ({
    name: field,
    value: typed[field],
    error: field === 'currentPassword' && isWrong ? t('profile.passwordWrong') : fieldErrors[field],
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [field]: event.target.value });
      clear();
    },
  });
  return (
    <form id="password-form" method="post" noValidate onSubmit={onSubmit} className="mt-4 max-w-md">
      <AccountFailure failure={isWrong ? undefined : failure} />
      {/* Password managers learn from this whose password changes. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordBox {...box('currentPassword')} label={t('profile.currentPassword')} autoComplete="current-password" />
      <PasswordBox {...box('password')} label={t('accounts.stepPassword')} autoComplete="new-password" describedBy="password-rules" />
      <PasswordRules id="password-rules" password={typed.password} repeated={typed.confirmPassword} />
      <PasswordBox {...box('confirmPassword')} label={t('accounts.confirmPassword')} autoComplete="new-password" />
      <div className="mt-5 flex gap-3">
        <Button kind="outline" onClick={onDone}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" disabled={pending} aria-busy={pending} className="flex-1">
          {pending ? t('shell.saving') : t('profile.passwordOpen')}
        </Button>
      </div>
    </form>
  );
}

/** Changing the password: the form opens in its place. */
export function PasswordSection({ email }: { email: string }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <Panel id="password-title" title={t('profile.passwordTitle')} lead={t('profile.passwordLead')}>
      {open ? (
        <PasswordForm email={email} onDone={() => setOpen(false)} />
      ) : (
        <Button kind="outline" className="mt-4" onClick={() => setOpen(true)}>
          <KeyRound aria-hidden="true" className="size-5" />
          {t('profile.passwordOpen')}
        </Button>
      )}
    </Panel>
  );
}
