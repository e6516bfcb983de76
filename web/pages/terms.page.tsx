import { dayMs } from '#contracts/durations.ts';
import { limits } from '#contracts/limits.ts';
import { termsSections } from '#contracts/pages/page-sections.ts';
import type { Cacheable } from '#web/platform/delivery/cache-policy.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Route } from './+types/terms.page.ts';
import { useSupport } from '#web/platform/visit/support.ts';
import { ChangedOn } from './changed-on.tsx';
import { factsOf } from './facts.ts';
import { loadPublished } from './load-published.ts';
import { loadStaticPage } from './load-static-page.ts';
import { RichText } from './rich-text.tsx';
import { InShort, Section, StaticPage } from './static-page.tsx';

export const handle = { cache: { clockMs: dayMs } } satisfies Cacheable;

export async function loader({ context }: Route.LoaderArgs) {
  const published = await loadPublished(context, 'terms');
  const page = loadStaticPage(context, '/TermsAndConditions', ['terms'], (t) => ({ title: t('terms.title'), description: t('terms.description') }));
  return { ...page, published };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function TermsPage({ loaderData: { published } }: Route.ComponentProps) {
  const { t, fmt } = useWords();
  const facts = factsOf(fmt, useSupport());
  const parts = published?.sections ?? termsSections.map((id) => ({ id, title: t(`terms.${id}_title`), text: t.dynamic(`terms.${id}`, facts) }));
  return (
    <StaticPage
      picture="terms"
      title={t('terms.title')}
      lead={published?.lead ?? t('terms.lead')}
      note={<ChangedOn at={published?.at ?? limits.site.termsUpdated} />}
      parts={parts}
      numbered
    >
      <InShort title={t('terms.inShortTitle')}>
        <RichText text={published?.highlight ?? t('terms.inShort')} />
      </InShort>
      {parts.map(({ id, title, text }, index) => (
        <Section key={id} id={id} title={title} number={index + 1}>
          <RichText text={text} />
        </Section>
      ))}
    </StaticPage>
  );
}
