import { limits } from '#contracts/limits.ts';
import { type Cacheable, dayMs } from '#web/platform/cache-policy.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Route } from './+types/terms.page.ts';
import { useSupport } from '#web/platform/support.ts';
import { factsOf } from './facts.ts';
import { loadStaticPage } from './load-static-page.ts';
import { RichText } from './rich-text.tsx';
import { InShort, Section, StaticPage } from './static-page.tsx';

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const handle = { cache: { clockMs: dayMs } } satisfies Cacheable;

export const loader = ({ context }: Route.LoaderArgs) =>
  loadStaticPage(context, '/TermsAndConditions', ['terms'], (t) => ({ title: t('terms.title'), description: t('terms.description') }));

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** 26.11.2024, as the specification writes it. */
const updated = limits.site.termsUpdated.split('-').toReversed().join('.');

export default function TermsPage() {
  const { t, fmt } = useWords();
  const facts = factsOf(fmt, useSupport());
  const parts = numbers.map((number) => ({ id: `s${number}`, title: t(`terms.s${number}_title`), text: t.dynamic(`terms.s${number}`, facts) }));
  return (
    <StaticPage
      title={t('terms.title')}
      lead={t('terms.lead')}
      note={
        <p className="mt-2 mb-0 text-small text-muted">
          <time dateTime={limits.site.termsUpdated}>{t('pages.updated', { date: fmt.plain(updated) })}</time>
        </p>
      }
      parts={parts}
      numbered
    >
      <InShort title={t('terms.inShortTitle')}>
        <RichText text={t('terms.inShort')} />
      </InShort>
      {parts.map(({ id, title, text }, index) => (
        <Section key={id} id={id} title={title} number={index + 1}>
          <RichText text={text} />
        </Section>
      ))}
    </StaticPage>
  );
}
