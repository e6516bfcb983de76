// API keys and webhooks of a member's own programs.
import { useWords, wordsOf } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { useSession } from '#web/platform/session.ts';
import { StepUp } from '#web/two-step/step-up.tsx';
import type { Route } from './+types/integrations.page.ts';
import { KeysSection } from './keys-section.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => pageData(context, 'integrations', 'profile', 'accounts', 'twoStep');

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  return [{ title: wordsOf(loaderData)('integrations.document') }, { name: 'robots', content: 'noindex' }];
};

export default function IntegrationsPage() {
  const { t } = useWords();
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="grid gap-4 lg:max-w-3xl lg:gap-5">
      <div>
        <h1 className="m-0">{t('integrations.title')}</h1>
        <p className="mt-1 mb-0 text-ui text-muted">{t('integrations.lead')}</p>
        <a href="/api/docs" className="inline-flex min-h-11 items-center text-ui font-semibold text-link">
          {t('integrations.docs')}
        </a>
      </div>
      <KeysSection />
      <WebhooksSection />
      <StepUp />
    </div>
  );
}
