import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { UserData } from '#contracts/accounts/accounts.ts';
import { limits } from '#contracts/limits.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { AccountFailure } from '#web/accounts/account-failure.tsx';
import { PasswordBox } from '#web/accounts/passwords/password-box.tsx';
import { useWords } from '#web/platform/language.tsx';
import { forgetSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { removeDrafts } from '#web/drafts/left-drafts.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
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
      <li>{t('profile.deleteSignsOut')}</li>
      <li>{t('profile.deleteReviews')}</li>
      <li>{t('profile.deleteErased')}</li>
      <li>{t('profile.deleteUndo', { days: fmt.number(days) })}</li>
    </ul>
  );
}

function DeleteForm({ user, onClose }: { user: UserData; onClose: () => void }) {
  const { t, fmt } = useWords();
  const navigate = useNavigate();
  const { run, pending, failure, fieldErrors, clear } = useCall(removeAccount, { outlives: true });
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const isWrong = failure?.code === 'INVALID_CREDENTIALS';

  async function send(): Promise<void> {
    const outcome = await run({ password, confirmation });
    if (outcome?.ok) {
      showToast('success', t('profile.deleted', { date: fmt.date(outcome.value) }));
      // First away from here: the guard of this page sends anyone who has no session to the sign-in page.
      await navigate('/');
      forgetSession();
      void removeDrafts(user.id);
    }
    if (outcome?.ok === false) focusFirstFault('delete-form');
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  const confirmError = fieldErrors['confirmation'];
  return (
    <form id="delete-form" method="post" noValidate onSubmit={onSubmit}>
      <Consequences posts={user.counts.listing} />
      <AccountFailure failure={isWrong ? undefined : failure} />
      <PasswordBox
        name="password"
        label={t('profile.deletePassword')}
        error={isWrong ? t('profile.passwordWrong') : fieldErrors['password']}
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          clear();
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
        <Button type="submit" kind="danger" disabled={pending} aria-busy={pending} className="flex-1">
          {pending ? t('profile.deleting') : t('profile.deleteDo')}
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
