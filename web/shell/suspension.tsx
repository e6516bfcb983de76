import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import type { UserData } from '#contracts/accounts/accounts.ts';
import { useWords } from '#web/platform/language.tsx';

/** Why an account is suspended and how long, and who can help. */
export function Suspension({ user: { suspendedUntil, statusReason } }: { user: UserData }) {
  const { t, fmt } = useWords();
  return (
    <div className="mt-2 rounded-control bg-danger-tint px-3 py-2 text-small text-danger-ink">
      <p className="m-0 font-semibold">{t('shell.suspendedTitle')}</p>
      {suspendedUntil ? <p className="m-0">{t('shell.suspendedUntil', { date: fmt.date(suspendedUntil) })}</p> : null}
      {statusReason ? <p className="m-0 break-words">{t('shell.suspendedReason', { reason: statusReason })}</p> : null}
      <Link to="/CustomerCare" className="inline-flex min-h-11 items-center gap-2 font-semibold text-inherit">
        <Phone aria-hidden="true" className="size-4" />
        {t('shell.suspendedHelp')}
      </Link>
    </div>
  );
}
