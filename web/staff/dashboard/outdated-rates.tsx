import { Link } from 'react-router';
import type { RateSet } from '#contracts/posts/buying-costs.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Admins change rates; the rest of the team sees that they are due. */
export function OutdatedRates({ sets }: { sets: readonly RateSet[] }) {
  const { t } = useWords();
  const { user } = useSession();
  const [first, second] = sets;
  return first ? (
    <Notice tone="gold">
      {t(`staffDashboard.outdated_${second ? 'both' : first}`)}{' '}
      {user?.role === 'admin' ? (
        <Link to={`/admin/settings#rates-${first}`} className="font-semibold whitespace-nowrap underline">
          {t('staffDashboard.toRates')}
        </Link>
      ) : null}
    </Notice>
  ) : null;
}
