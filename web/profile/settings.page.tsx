import { useWords, wordsOf } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/page-data.ts';
import { useSession } from '#web/platform/session.ts';
import type { Route } from './+types/settings.page.ts';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { ExportData } from './export-data.tsx';
import { PasswordSection } from './password-change.tsx';
import { ShownSettings } from './shown-settings.tsx';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => pageData(context, 'profile', 'accounts');

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = wordsOf(loaderData);
  return [{ title: t('profile.settingsDocument') }, { name: 'robots', content: 'noindex' }];
};

export default function SettingsPage() {
  const { t } = useWords();
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="grid gap-4 lg:max-w-3xl lg:gap-5">
      <h1 className="m-0">{t('profile.settingsTitle')}</h1>
      <ShownSettings />
      <PasswordSection email={user.email} />
      <Devices />
      <ExportData />
      <DeleteAccount user={user} />
    </div>
  );
}
