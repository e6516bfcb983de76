import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { UserData } from '#contracts/accounts.ts';
import type { FieldFault } from '#contracts/errors.ts';
import { limits } from '#contracts/limits.ts';
import { Deletion } from '#contracts/profiles.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { PasswordBox } from '#web/accounts/password-box.tsx';
import { TroubleNotice, troubleOf, type Trouble } from '#web/accounts/trouble.tsx';
import { usePatience } from '#web/accounts/use-patience.ts';
import { faultText } from '#web/platform/fault-text.ts';
import { faultsOf } from '#web/platform/form-errors.ts';
import { useWords } from '#web/platform/language.tsx';
import { forgetSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { removeDrafts } from '#web/drafts/left-drafts.ts';
import { Button } from '#web/ui/button.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Panel } from './panel.tsx';
import { removeAccount } from './profile-calls.ts';

const days = limits.accounts.deletionDays;

function Consequences({ posts }: { posts: number }) {
  const { t, fmt } = useWords();
  return (
    <ul className="mt-0 mb-4 grid list-disc gap-1 pl-5">
      {posts > 0 ? <li>{t('profile.deletePosts', { count: posts })}</li> : null}
      <li>{t('profile.deletePoint1')}</li>
      <li>{t('profile.deletePoint2')}</li>
      <li>{t('profile.deletePoint3', { days: fmt.number(days) })}</li>
    </ul>
  );
}

function DeleteForm({ user, onClose }: { user: UserData; onClose: () => void }) {
  const { t, fmt } = useWords();
  const navigate = useNavigate();
  const patience = usePatience();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, FieldFault>>>({});
  const [trouble, setTrouble] = useState<Trouble>();
  const wrong = trouble?.code === 'INVALID_CREDENTIALS';
  const told = (field: string): string | undefined => (faults[field] ? faultText(t, faults[field]) : trouble?.fields[field]);

  async function send(): Promise<void> {
    setTrouble(undefined);
    const checked = Deletion.safeParse({ password, confirmation });
    setFaults(checked.success ? {} : faultsOf(checked.error.issues));
    if (!checked.success) return;
    try {
      const purgedAt = await patience.run(() => removeAccount(checked.data));
      showToast('success', t('profile.deleted', { date: fmt.date(purgedAt) }));
      // First away from here: the guard of this page sends whoever has no session to the sign-in page.
      await navigate('/');
      forgetSession();
      void removeDrafts(user.id);
    } catch (error) {
      setTrouble(troubleOf(error, 'accounts.noAnswer', { INVALID_CREDENTIALS: 'profile.passwordWrong' }));
    }
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!patience.busy) void send().then(() => focusFirstFault('delete-form'));
  };
  const confirmError = told('confirmation');
  return (
    <form id="delete-form" method="post" noValidate onSubmit={onSubmit}>
      <Consequences posts={user.counts.listing} />
      {wrong ? null : <TroubleNotice trouble={trouble} />}
      <PasswordBox
        name="password"
        label={t('profile.deletePassword')}
        error={wrong ? t('profile.passwordWrong') : told('password')}
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setTrouble(undefined);
        }}
      />
      <Field id="confirmation" label={t('profile.deleteConfirm', { word: t('profile.deleteWord') })} error={confirmError} className="mt-4">
        <TextInput
          {...described('confirmation', confirmError)}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
        />
      </Field>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onClose} className="flex-1">
          {t('shell.keep')}
        </Button>
        <Button type="submit" kind="danger" disabled={patience.busy} aria-busy={patience.busy} className="flex-1">
          {patience.busy ? t('profile.deleting') : t('profile.deleteDo')}
        </Button>
      </div>
    </form>
  );
}

/** Deleting the account: the consequences first, then the password and a typed word. */
export function DeleteAccount({ user }: { user: UserData }) {
  const { t, fmt } = useWords();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <Panel id="delete" title={t('profile.deleteTitle')} lead={t('profile.deleteLead', { days: fmt.number(days) })}>
      <Button kind="outline" className="mt-4 !text-danger" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden="true" className="size-5" />
        {t('profile.deleteOpen')}
      </Button>
      <Sheet kind="dialog" open={open} onClose={close} title={t('profile.deleteAsk')} closeLabel={t('shell.close')}>
        <DeleteForm user={user} onClose={close} />
      </Sheet>
    </Panel>
  );
}
