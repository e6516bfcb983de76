import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { PasswordChange } from '#contracts/profiles.ts';
import type { FieldFault } from '#contracts/errors.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { PasswordBox } from '#web/accounts/password-box.tsx';
import { PasswordRules } from '#web/accounts/password-rules.tsx';
import { TroubleNotice, troubleOf, type Trouble } from '#web/accounts/trouble.tsx';
import { usePatience } from '#web/accounts/use-patience.ts';
import { faultText } from '#web/platform/fault-text.ts';
import { faultsOf } from '#web/platform/form-errors.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from './panel.tsx';
import { changePassword } from './profile-calls.ts';

const empty = { currentPassword: '', password: '', confirmPassword: '' };
type Field = keyof typeof empty;

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useWords();
  const patience = usePatience();
  const [typed, setTyped] = useState(empty);
  const [faults, setFaults] = useState<Readonly<Record<string, FieldFault>>>({});
  const [trouble, setTrouble] = useState<Trouble>();
  const wrong = trouble?.code === 'INVALID_CREDENTIALS';

  async function send(): Promise<void> {
    setTrouble(undefined);
    const checked = PasswordChange.safeParse(typed);
    setFaults(checked.success ? {} : faultsOf(checked.error.issues));
    if (!checked.success) return;
    try {
      await patience.run(() => changePassword(checked.data));
      showToast('success', t('profile.passwordChanged'));
      onDone();
    } catch (error) {
      setTrouble(troubleOf(error, 'accounts.noAnswer', { INVALID_CREDENTIALS: 'profile.passwordWrong' }));
    }
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!patience.busy) void send().then(() => focusFirstFault('password-form'));
  };
  const told = (field: Field): string | undefined => {
    if (field === 'currentPassword' && wrong) return t('profile.passwordWrong');
    return faults[field] ? faultText(t, faults[field]) : trouble?.fields[field];
  };
  const box = (field: Field) => ({
    name: field,
    value: typed[field],
    error: told(field),
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [field]: event.target.value });
      setFaults({});
      setTrouble(undefined);
    },
  });
  return (
    <form id="password-form" method="post" noValidate onSubmit={onSubmit} className="mt-4 max-w-md">
      {wrong ? null : <TroubleNotice trouble={trouble} />}
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
        <Button type="submit" disabled={patience.busy} aria-busy={patience.busy} className="flex-1">
          {patience.busy ? t('shell.saving') : t('profile.passwordOpen')}
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
