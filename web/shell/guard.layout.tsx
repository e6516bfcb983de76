// The door before pages that need an account. The token is in local storage, so the door stands in the browser; the API
// checks every call by itself.
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { DetailSkeleton } from '#web/ui/skeleton.tsx';

export const signInPath = (from: string): string => `/SignIn?return=${encodeURIComponent(from)}`;

export default function Guard() {
  const { t } = useWords();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash, key } = useLocation();
  const suspended = session.state === 'in' && session.user?.status !== 'normal';

  useEffect(() => {
    if (session.state !== 'out') return;
    const timer = setTimeout(() => void navigate(signInPath(`${pathname}${search}${hash}`), { replace: true }), limits.screen.guardRedirectMs);
    return () => clearTimeout(timer);
  }, [session.state, navigate, pathname, search, hash]);

  useEffect(() => {
    if (!suspended) return;
    showToast('error', t('errors.ACCOUNT_SUSPENDED'));
    // The first entry of the history has the key `default`: there is no page to go back to.
    if (key === 'default') void navigate('/', { replace: true });
    else void navigate(-1);
  }, [suspended, navigate, key, t]);

  if (session.state === 'in' && !suspended) return <Outlet />;
  return (
    <>
      <noscript>
        <p className="mx-auto max-w-xl p-8 text-center">{t('shell.needsScript')}</p>
      </noscript>
      <DetailSkeleton label={t('shell.loading')} />
    </>
  );
}
