// What stays a suspended person's own: their devices, their password, their data and the end of their account. It stands
// outside the door that keeps them from the other pages; docs/decisions/0039-disabled-accounts-block-email-and-phone.md.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useWords, wordsOf } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { refreshSession, useSession } from '#web/platform/session.ts';
import { signInPath } from '#web/shell/guard.layout.tsx';
import { Suspension } from '#web/shell/suspension.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DetailSkeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/suspended-account.page.ts';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { ExportData } from './export-data.tsx';
import { PasswordSection } from './password-change.tsx';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => pageData(context, 'profile', 'accounts');

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = wordsOf(loaderData);
  return [{ title: t('profile.ownDocument') }, { name: 'robots', content: 'noindex' }];
};

export default function SuspendedAccountPage() {
  const { t } = useWords();
  const { state, user } = useSession();
  const navigate = useNavigate();
  // Everyone else has these things in their settings, behind the door.
  const elsewhere = state === 'out' ? signInPath('/MyAccount') : user?.status === 'normal' ? '/user/profile-settings' : undefined;
  useEffect(() => {
    if (elsewhere) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
  if (state === 'away') {
    return <EmptyState title={t('shell.errorTitle')} action={<Button onClick={() => void refreshSession()}>{t('shell.retry')}</Button>} />;
  }
  if (!user || elsewhere) {
    return (
      <>
        <h1 className="sr-only">{t('profile.ownTitle')}</h1>
        <noscript>
          <p className="mx-auto max-w-xl p-8 text-center">{t('shell.needsScript')}</p>
        </noscript>
        <DetailSkeleton label={t('shell.loading')} />
      </>
    );
  }
  return (
    <div className="mx-auto grid max-w-3xl gap-4 px-4 pt-4 lg:gap-5 lg:pt-8">
      <div>
        <h1 className="m-0">{t('profile.ownTitle')}</h1>
        <p className="mt-1 mb-0 text-muted">{t('profile.ownLead')}</p>
        <Suspension user={user} />
      </div>
      <PasswordSection email={user.email} />
      <Devices />
      <ExportData />
      <DeleteAccount user={user} />
    </div>
  );
}
