import { Link } from 'react-router';
import type { RateSet } from '#contracts/posts/buying-costs.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Admins change rates; the rest of the team sees that they are due. */
export function OutdatedRates({ sets }: { sets: readonly RateSet[] }) {
  const { t } = useWords();
  const { user } = useSession();
  return sets[0] ? (
    <Notice tone="gold">
      {sets.map((set) => (
        <div key={set}>
          {t(`staffDashboard.outdated_${set}`)}{' '}
          {user?.role === 'admin' ? (
            <Link to={`/admin/settings#rates-${set}`} className="font-semibold whitespace-nowrap underline">
              {t('staffDashboard.toRates')}
            </Link>
          ) : null}
        </div>
      ))}
    </Notice>
  ) : null;
}
