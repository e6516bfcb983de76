import { KeyRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { ChannelSettings } from '#web/channels/channel-settings.tsx';
import { useWords, wordsOf } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { useSession } from '#web/platform/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/settings.page.ts';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { ModeSection } from './mode-sections.tsx';
import { ExportData } from './export-data.tsx';
import { Panel } from './panel.tsx';
import { PasswordSection } from './password-change.tsx';
import { ShownSettings } from './shown-settings.tsx';

/** Few have something to read there. */
const MailStopped = lazy(async () => ({ default: (await loadChunk(() => import('#web/channels/mail-stopped.tsx'))).MailStopped }));
/** Only staff have these. */
const TwoStepSection = lazy(async () => ({ default: (await loadChunk(() => import('#web/two-step/two-step-section.tsx'))).TwoStepSection }));
const StepUp = lazy(async () => ({ default: (await loadChunk(() => import('#web/two-step/step-up.tsx'))).StepUp }));

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => pageData(context, 'profile', 'accounts', 'channels', 'twoStep');

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = wordsOf(loaderData);
  return [{ title: t('profile.settingsDocument') }, { name: 'robots', content: 'noindex' }];
};

const sections = [
  ['shown', 'indexShown'],
  ['password-title', 'passwordTitle'],
  ['devices', 'indexDevices'],
  ['channels', 'indexChannels'],
  ['modes', 'modesTitle'],
  ['integrations', 'integrationsTitle'],
  ['data', 'dataTitle'],
  ['delete', 'indexDelete'],
] as const;

/** The sections of the settings, to jump to. */
function SettingsIndex() {
  const { t } = useWords();
  return (
    <nav aria-label={t('profile.indexTitle')}>
      <ul className="m-0 -mx-4 flex list-none gap-x-2 overflow-x-auto px-4 py-0 sm:mx-0 sm:flex-wrap sm:px-0 lg:gap-x-1.5">
        {sections.map(([id, text]) => (
          <li key={id} className="shrink-0">
            <a href={`#${id}`} className="group flex min-h-12 items-center no-underline">
              <span className="control flex h-10 items-center rounded-full border border-line bg-card px-3.5 text-ui whitespace-nowrap lg:px-3 text-ink group-hover:border-primary">
                {t(`profile.${text}`)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function SettingsPage() {
  const { t } = useWords();
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="grid gap-4 lg:gap-5 lg:[&>:not(:first-child)]:max-w-3xl">
      <div className="min-w-0">
        <h1 className="m-0 mb-3">{t('profile.settingsTitle')}</h1>
        <SettingsIndex />
      </div>
      <ShownSettings />
      <PasswordSection email={user.email} />
      {user.role === 'support' || user.role === 'admin' ? (
        <Suspense>
          <TwoStepSection />
          <StepUp />
        </Suspense>
      ) : null}
      <Devices />
      <Suspense>
        <MailStopped />
      </Suspense>
      <ChannelSettings />
      <ModeSection />
      <Panel id="integrations" title={t('profile.integrationsTitle')} lead={t('profile.integrationsLead')}>
        <ButtonLink kind="outline" to="/user/api-keys" className="mt-4">
          <KeyRound aria-hidden="true" className="size-5" />
          {t('profile.integrationsOpen')}
        </ButtonLink>
      </Panel>
      <ExportData />
      <DeleteAccount user={user} />
    </div>
  );
}
