import { ShieldAlert } from 'lucide-react';
import { dayMs } from '#contracts/durations.ts';
import { safetyPapers, safetySections } from '#contracts/pages/page-sections.ts';
import type { Cacheable } from '#web/platform/delivery/cache-policy.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Route } from './+types/stay-safe.page.ts';
import { useSupport } from '#web/platform/visit/support.ts';
import { ChangedOn } from './changed-on.tsx';
import { factsOf } from './facts.ts';
import { loadPublished } from './load-published.ts';
import { loadStaticPage } from './load-static-page.ts';
import { RichText } from './rich-text.tsx';
import type { ShownPage, ShownSection } from './shown-page.ts';
import { Section, StaticPage } from './static-page.tsx';

export const handle = { cache: { clockMs: dayMs } } satisfies Cacheable;

export async function loader({ context }: Route.LoaderArgs) {
  const published = await loadPublished(context, 'safety');
  const page = loadStaticPage(context, '/Stay-Safe', ['safety'], (t) => ({ title: t('safety.title'), description: t('safety.description') }));
  return { ...page, published };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function Cards({ cards }: Pick<ShownSection, 'cards'>) {
  return (
    <ul className="mt-4 mb-0 grid list-none gap-3 p-0 sm:grid-cols-2">
      {cards.map(({ title, text }) => (
        <li key={title} className="break-inside-avoid rounded-card border border-line bg-card p-4">
          <h3 className="m-0 mb-1.5">{title}</h3>
          <div className="text-ui">
            <RichText text={text} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The words that the product brings along. */
function useBuiltIn(): () => ShownPage {
  const { t, fmt } = useWords();
  const facts = factsOf(fmt, useSupport());
  const papers = () => safetyPapers.map((paper) => ({ title: t(`safety.paper_${paper}`), text: t(`safety.paper_${paper}_text`) }));
  return () => ({
    lead: t('safety.lead'),
    highlight: t('safety.rule'),
    sections: safetySections.map((id) => ({
      id,
      group: null,
      title: t(`safety.${id}_title`),
      ...(id === 'papers' ? { text: t('safety.papers_lead'), cards: papers() } : { text: t.dynamic(`safety.${id}`, facts), cards: [] }),
    })),
  });
}

export default function StaySafePage({ loaderData: { published } }: Route.ComponentProps) {
  const { t } = useWords();
  const builtIn = useBuiltIn();
  const { lead, highlight, sections } = published ?? builtIn();
  return (
    <StaticPage picture="safety" title={t('safety.title')} lead={lead} note={published ? <ChangedOn at={published.at} /> : null} parts={sections}>
      {highlight ? (
        <div className="mb-9 flex gap-4 rounded-card bg-gold-tint p-5 text-gold-ink">
          <ShieldAlert aria-hidden="true" className="size-7 shrink-0" />
          <div>
            <p className="m-0 text-small">{t('safety.ruleTitle')}</p>
            <p className="m-0 font-display text-xl leading-snug">{highlight}</p>
          </div>
        </div>
      ) : null}
      {sections.map(({ id, title, text, cards }) => (
        <Section key={id} id={id} title={title}>
          <RichText text={text} />
          {cards.length > 0 ? <Cards cards={cards} /> : null}
        </Section>
      ))}
    </StaticPage>
  );
}
