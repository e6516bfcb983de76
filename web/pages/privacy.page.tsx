import { Fragment } from 'react';
import { dayMs } from '#contracts/durations.ts';
import type { Cacheable } from '#web/platform/delivery/cache-policy.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Route } from './+types/privacy.page.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { useSupport } from '#web/platform/visit/support.ts';
import { factsOf } from './facts.ts';
import { DataController } from './privacy/data-controller.tsx';
import { KeptDays } from './privacy/kept-days.tsx';
import { loadStaticPage } from './load-static-page.ts';
import { RichText } from './rich-text.tsx';
import { InShort, Section, StaticPage } from './static-page.tsx';

const ids = ['visit', 'account', 'post', 'building', 'report', 'seen', 'device', 'leave', 'safe', 'ask'] as const;
/** Before it stands the table of days. */
const afterKept = 'leave';

export const handle = { cache: { clockMs: dayMs } } satisfies Cacheable;

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...loadStaticPage(context, '/Privacy-Policy', ['privacy'], (t) => ({ title: t('privacy.title'), description: t('privacy.description') })),
  controller: context.get(pageServices).facts.controller ?? null,
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function PrivacyPage({ loaderData: { controller } }: Route.ComponentProps) {
  const { t, fmt } = useWords();
  const facts = factsOf(fmt, useSupport());
  const parts = ids.map((id) => ({ id, title: t(`privacy.${id}_title`), text: t.dynamic(`privacy.${id}`, facts) }));
  const contents = [{ id: 'controller', title: t('privacy.controller_title') }, ...parts].flatMap((part) =>
    part.id === afterKept ? [{ id: 'kept', title: t('privacy.kept_title') }, part] : [part],
  );
  return (
    <StaticPage picture="privacy" title={t('privacy.title')} lead={t('privacy.lead')} parts={contents}>
      <InShort title={t('privacy.inShortTitle')}>
        <RichText text={t('privacy.inShort')} />
      </InShort>
      <DataController controller={controller} />
      {parts.map(({ id, title, text }) => (
        <Fragment key={id}>
          {id === afterKept ? <KeptDays /> : null}
          <Section id={id} title={title}>
            <RichText text={text} />
          </Section>
        </Fragment>
      ))}
    </StaticPage>
  );
}
