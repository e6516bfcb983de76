import { postStates } from '#contracts/enums.ts';
import type { OwnerHistory } from '#contracts/staff/moderation.ts';
import { useWords } from '#web/platform/language.tsx';

/** How the owner's posts stand, and what people said against them. */
export function OwnersPosts({ history }: { history: OwnerHistory }) {
  const { t } = useWords();
  const stands = postStates.flatMap((state) =>
    history.posts[state] ? [t('moderation.ownerCount', { state: t(`moderation.state_${state}`), count: history.posts[state] })] : [],
  );
  return (
    <p className="mt-3 mb-0 text-ui text-muted">
      {stands.join(' · ')}
      {history.upheldReports > 0 ? <b className="font-semibold text-danger"> · {t('moderation.ownerReports', { count: history.upheldReports })}</b> : null}
    </p>
  );
}
