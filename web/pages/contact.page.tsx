import { type Cacheable, tenMinutesMs } from '#web/platform/delivery/cache-policy.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Route } from './+types/contact.page.ts';
import { ContactWays } from './contact-ways.tsx';
import { loadStaticPage, ourselves, readOverview } from './load-static-page.ts';
import { RelatedPages } from './related-pages.tsx';
import { RichText } from './rich-text.tsx';
import { StaticPage } from './static-page.tsx';

export const handle = { cache: { clockMs: tenMinutesMs } } satisfies Cacheable;

export async function loader({ context }: Route.LoaderArgs) {
  const now = await readOverview(context);
  const words = loadStaticPage(context, '/ContactUs', ['contact'], (t, facts) => ({
    title: t('contact.title'),
    description: t('contact.description', { opens: facts.opens, closes: facts.closes }),
    structured: [ourselves(context, t)],
  }));
  return { ...words, office: now?.office ?? null };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <StaticPage picture="contact" title={t('contact.title')} lead={t('contact.lead')}>
      <ContactWays office={loaderData.office} />
      <div className="mt-8 grid gap-6 lg:grid-cols-2 lg:gap-10">
        <section>
          <h2 className="m-0 mb-2 !text-xl">{t('contact.beforeTitle')}</h2>
          <RichText text={t('contact.before')} />
        </section>
        <section className="self-start rounded-card bg-gold-tint p-5 text-gold-ink">
          <h2 className="m-0 mb-1 !text-lg">{t('contact.neverTitle')}</h2>
          <p className="m-0">{t('contact.never')}</p>
        </section>
      </div>
      <RelatedPages
        title={t('contact.linksTitle')}
        ways={[
          { to: '/faq', title: t('pages.faq'), text: t('contact.linkFaq') },
          { to: '/Stay-Safe', title: t('pages.safety'), text: t('contact.linkSafety') },
          { to: '/CustomerCare', title: t('pages.care'), text: t('contact.linkCare') },
          { to: '/Legal-Requests', title: t('contact.legalTitle'), text: t('contact.linkLegal') },
          { to: '/FastSellRent', title: t('pages.selling'), text: t('contact.linkSelling') },
        ]}
      />
    </StaticPage>
  );
}
