import { Bell, BellOff } from 'lucide-react';
import { useLocation } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

interface ReminderProps {
  /** The account is reminded of this very visit. */
  isSet: boolean;
  busy: boolean;
  onSet: (on: boolean) => void;
}

/** A notification an hour before: it needs an account, where the day and time are stored. */
export function Reminder({ isSet, busy, onSet }: ReminderProps) {
  const { t } = useWords();
  const { state } = useSession();
  const { pathname, search, hash } = useLocation();
  if (state === 'out') {
    return (
      <ButtonLink kind="quiet" to={`/SignIn?return=${encodeURIComponent(`${pathname}${search}${hash}`)}`} className="w-full print:hidden">
        <Bell aria-hidden="true" className="size-5" />
        {t('decide.remindSignIn')}
      </ButtonLink>
    );
  }
  const Icon = isSet ? BellOff : Bell;
  return (
    <div className={`w-full print:hidden ${isSet ? 'sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-x-3' : ''}`}>
      {isSet ? <output className="mb-1.5 block sm:mb-0 text-ui font-semibold text-primary-ink">{t('decide.reminded')}</output> : null}
      <Button
        kind={isSet ? 'quiet' : 'outline'}
        disabled={busy}
        aria-busy={busy}
        onClick={() => onSet(!isSet)}
        className={`w-full ${isSet ? 'sm:w-auto' : ''}`}
      >
        <Icon aria-hidden="true" className="size-5" />
        {t(isSet ? 'decide.remindStop' : 'decide.remind')}
      </Button>
      {isSet ? null : <p className="mt-1 mb-0 text-small text-muted">{t('decide.remindNote')}</p>}
    </div>
  );
}
