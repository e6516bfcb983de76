import { Phone } from 'lucide-react';
import { type Cacheable, tenMinutesMs } from '#web/platform/delivery/cache-policy.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Route } from './+types/customer-care.page.ts';
import { ContactWays } from './contact-ways.tsx';
import { useSupport } from '#web/platform/visit/support.ts';
import { factsOf } from './facts.ts';
import { loadStaticPage, ourselves, readOverview } from './load-static-page.ts';
import { OfficeLine } from './office-line.tsx';
import { HelpfulPages } from './related-pages.tsx';
import { RichText } from './rich-text.tsx';
import { StaticPage } from './static-page.tsx';

const topics = ['waiting', 'rejected', 'signin', 'suspended', 'fraud', 'paid', 'data', 'page'] as const;

export const handle = { cache: { clockMs: tenMinutesMs } } satisfies Cacheable;

export async function loader({ context }: Route.LoaderArgs) {
  const now = await readOverview(context);
  const words = loadStaticPage(context, '/CustomerCare', ['contact'], (t) => ({
    title: t('contact.care_title'),
    description: t('contact.care_description'),
    structured: [ourselves(context, t)],
  }));
  return { ...words, office: now?.office ?? null };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function CustomerCarePage({ loaderData }: Route.ComponentProps) {
  const { t, fmt } = useWords();
  const support = useSupport();
  const facts = factsOf(fmt, support);
  return (
    <StaticPage
      picture="care"
      title={t('contact.care_title')}
      lead={t('contact.care_lead')}
      note={
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
          <a href={`tel:${support.phone}`} className="control inline-flex min-h-12 items-center gap-2 font-semibold text-link">
            <Phone aria-hidden="true" className="size-5" />
            {facts.phone}
          </a>
          {loaderData.office ? <OfficeLine office={loaderData.office} /> : null}
        </div>
      }
    >
      <section aria-labelledby="topics">
        <h2 id="topics" className="m-0 mb-3">
          {t('contact.care_topics')}
        </h2>
        <ul className="m-0 grid list-none gap-3 p-0 lg:grid-cols-2 lg:gap-5">
          {topics.map((topic) => (
            <li key={topic} id={topic} className="scroll-mt-24 break-inside-avoid rounded-card border border-line bg-card p-5">
              <h3 className="m-0 mb-1.5">{t(`contact.t_${topic}`)}</h3>
              <RichText text={t.dynamic(`contact.t_${topic}_text`, facts)} />
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-10" aria-labelledby="ways">
        <h2 id="ways" className="m-0 mb-3">
          {t('contact.care_still')}
        </h2>
        <ContactWays office={loaderData.office} heading="h3" />
      </section>
      <section className="mt-3 rounded-card bg-gold-tint p-5 text-gold-ink lg:mt-5">
        <h2 className="m-0 mb-1 !text-lg">{t('contact.neverTitle')}</h2>
        <p className="m-0">{t('contact.never')}</p>
      </section>
      <HelpfulPages />
    </StaticPage>
  );
}
