import { Link } from 'react-router';
import type { RateSet } from '#contracts/posts/buying-costs.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Admins change rates; the rest of the team sees that they are due. */
export function OutdatedRates({ sets }: { sets: readonly RateSet[] }) {
  const { t } = useWords();
  const { user } = useSession();
  if (sets.length === 0) return null;
  return (
    <Notice tone="gold">
      {sets.map((set) => (
        <p key={set} className="m-0">
          {t(`staffDashboard.outdated_${set}`)}{' '}
          {user?.role === 'admin' ? (
            <Link to={`/admin/settings#rates-${set}`} className="font-semibold underline underline-offset-4">
              {t('staffDashboard.toRates')}
            </Link>
          ) : null}
        </p>
      ))}
    </Notice>
  );
}
