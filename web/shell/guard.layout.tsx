// The door before pages that need an account. The token is in local storage, so the door is in the browser; the API
// checks every call by itself.
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router';
import { limits } from '#contracts/limits.ts';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { useWords } from '#web/platform/language.tsx';
import { refreshSession, useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useGoBack } from './go-back.ts';

/** In the HTML of the server; the browser mostly knows who asks before it would have fetched it. */
const OwnSkeleton = lazy(async () => ({ default: (await loadChunk(() => import('./waiting/own-skeleton.tsx'))).OwnSkeleton }));
/** One element for good: a new one would take away the HTML that stands until the code is there. */
const skeleton = (
  <Suspense>
    <OwnSkeleton />
  </Suspense>
);

export const signInPath = (from: string): string => `/SignIn?return=${encodeURIComponent(from)}`;

export default function Guard() {
  const { t, fmt } = useWords();
  const session = useSession();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const { pathname, search, hash, key } = useLocation();
  const suspended = session.state === 'in' && session.user?.status !== 'normal';

  // Signing out navigates by itself: no redirect to sign-in then.
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (session.state !== 'out' || leaving) return;
    const timer = setTimeout(() => void navigate(signInPath(`${pathname}${search}${hash}`), { replace: true }), limits.screen.guardRedirectMs);
    return () => clearTimeout(timer);
  }, [session.state, leaving, navigate, pathname, search, hash]);

  const sendBack = useEffectEvent(() => {
    const until = session.user?.suspendedUntil;
    const why = t('errors.ACCOUNT_SUSPENDED');
    showToast('error', until ? `${why} ${t('shell.suspendedEnds', { date: fmt.date(until) })}` : why, { label: t('shell.suspendedHelp'), to: '/CustomerCare' });
    goBack();
  });
  useEffect(() => {
    if (suspended) sendBack();
  }, [suspended, key]);

  if (session.state === 'in' && !suspended) return <Outlet />;
  if (session.state === 'away') {
    return <EmptyState title={t('shell.errorTitle')} action={<Button onClick={() => void refreshSession()}>{t('shell.retry')}</Button>} />;
  }
  return (
    <>
      <h1 className="sr-only">{t('shell.guardTitle')}</h1>
      <noscript>
        <p className="mx-auto max-w-xl p-8 text-center">{t('shell.needsScript')}</p>
      </noscript>
      {skeleton}
    </>
  );
}
