import { useWords } from '#web/platform/language.tsx';
import { RichText } from './rich-text.tsx';
import { StaticPage } from './static-page.tsx';

export type Upcoming = 'blog';

function Badge() {
  const { t } = useWords();
  return (
    <p className="mt-3 mb-0">
      <span className="control inline-block rounded-tag bg-gold-tint px-2.5 py-1 text-small font-semibold text-gold-ink">{t('upcoming.badge')}</span>
    </p>
  );
}

function WillAndUntil({ what }: { what: Upcoming }) {
  const { t } = useWords();
  return (
    <div className="flex flex-col gap-8">
      <section>
        <h2 className="m-0 mb-2">{t('upcoming.willTitle')}</h2>
        <RichText text={t(`upcoming.${what}_will`)} />
      </section>
      <section className="rounded-card border border-line bg-card p-5 lg:p-6">
        <h2 className="m-0 mb-2 !text-xl">{t('upcoming.untilTitle')}</h2>
        <RichText text={t(`upcoming.${what}_until`)} />
      </section>
    </div>
  );
}

/** What is planned and what is possible until then; `missing` for an address of a single item. */
export function UpcomingPage({ what, missing = false }: { what: Upcoming; missing?: boolean }) {
  const { t } = useWords();
  return (
    <StaticPage
      title={missing ? t('upcoming.missing_title') : t(`upcoming.${what}_title`)}
      lead={missing ? t('upcoming.missing_lead') : t(`upcoming.${what}_lead`)}
      note={<Badge />}
    >
      <WillAndUntil what={what} />
    </StaticPage>
  );
}
