import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { legalRequests } from '#contracts/staff/legal-requests.ts';
import { call } from '#web/platform/api.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi, useSession } from '#web/platform/session.ts';

const register = '/admin/legal-requests';

function ToRegister({ query, children }: { query: string; children: ReactNode }) {
  return (
    <Link to={`${register}?${query}`} className="inline-flex min-h-11 items-center text-link">
      {children}
    </Link>
  );
}

/** Whether a post is held for an authority, and the way to the register, where a hold is placed: for admins alone. */
export function HoldsOfPost({ PostID }: { PostID: number }) {
  const { t, fmt } = useWords();
  const { user } = useSession();
  const isAdmin = user?.role === 'admin';
  const { value, failure } = useRead(isAdmin ? `holds of ${PostID}` : undefined, (signal) =>
    call({ ...memberApi(), signal }, legalRequests.holdsOfPost, { params: { PostID } }),
  );
  if (!isAdmin) return null;
  return (
    <p className="mt-6 mb-0 flex min-h-11 flex-wrap items-center gap-x-3 text-small text-muted">
      <span>{t('moderation.legalHold')}</span>
      {failure ? <span>{t('moderation.legalHoldFailed')}</span> : null}
      {value?.holds.length === 0 ? <span>{t('moderation.legalHoldNone')}</span> : null}
      {value?.holds.map(({ number, until }) => (
        <ToRegister key={number} query={`q=${number}`}>
          {t('moderation.legalHoldUntil', { number: fmt.plain(number), date: fmt.date(until) })}
        </ToRegister>
      ))}
      <ToRegister query={`post=${PostID}`}>{t('moderation.legalHoldPlace')}</ToRegister>
    </p>
  );
}
