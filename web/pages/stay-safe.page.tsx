import { ShieldAlert } from 'lucide-react';
import { type Cacheable, dayMs } from '#web/platform/cache-policy.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Route } from './+types/stay-safe.page.ts';
import { useSupport } from '#web/platform/support.ts';
import { factsOf } from './facts.ts';
import { loadStaticPage } from './load-static-page.ts';
import { RichText } from './rich-text.tsx';
import { Section, StaticPage } from './static-page.tsx';

const ids = ['buyer', 'papers', 'tenant', 'owner', 'flags', 'wrong', 'limits'] as const;
const papers = ['deed', 'khatian', 'mutation', 'plan', 'builder', 'bills'] as const;

export const handle = { cache: { clockMs: dayMs } } satisfies Cacheable;

export const loader = ({ context }: Route.LoaderArgs) =>
  loadStaticPage(context, '/Stay-Safe', ['safety'], (t) => ({ title: t('safety.title'), description: t('safety.description') }));

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function Papers() {
  const { t } = useWords();
  return (
    <>
      <p className="m-0">{t('safety.papers_lead')}</p>
      <ul className="mt-4 mb-0 grid list-none gap-3 p-0 sm:grid-cols-2">
        {papers.map((paper) => (
          <li key={paper} className="break-inside-avoid rounded-card border border-line bg-card p-4">
            <h3 className="m-0 mb-1.5">{t(`safety.paper_${paper}`)}</h3>
            <div className="text-ui">
              <RichText text={t(`safety.paper_${paper}_text`)} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

export default function StaySafePage() {
  const { t, fmt } = useWords();
  const facts = factsOf(fmt, useSupport());
  const parts = ids.map((id) => ({ id, title: t(`safety.${id}_title`) }));
  return (
    <StaticPage title={t('safety.title')} lead={t('safety.lead')} parts={parts}>
      <div className="mb-9 flex gap-4 rounded-card bg-gold-tint p-5 text-gold-ink">
        <ShieldAlert aria-hidden="true" className="size-7 shrink-0" />
        <div>
          <p className="m-0 text-small">{t('safety.ruleTitle')}</p>
          <p className="m-0 font-display text-xl leading-snug font-semibold">{t('safety.rule')}</p>
        </div>
      </div>
      {parts.map(({ id, title }) => (
        <Section key={id} id={id} title={title}>
          {id === 'papers' ? <Papers /> : <RichText text={t.dynamic(`safety.${id}`, facts)} />}
        </Section>
      ))}
    </StaticPage>
  );
}
