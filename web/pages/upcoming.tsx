import { useWords } from '#web/platform/language.tsx';
import { RichText } from './rich-text.tsx';
import { StaticPage } from './static-page.tsx';

export type Upcoming = 'interior' | 'blog';

/** The illustration of each kind of listing. */
const pictures: Partial<Record<Upcoming, string>> = { interior: '/cards/interior.webp' };

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
  const picture = pictures[what];
  return (
    <StaticPage
      title={missing ? t('upcoming.missing_title') : t(`upcoming.${what}_title`)}
      lead={missing ? t('upcoming.missing_lead') : t(`upcoming.${what}_lead`)}
      note={<Badge />}
    >
      <div className="grid gap-8 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)] lg:items-start lg:gap-12">
        <WillAndUntil what={what} />
        {picture ? <img src={picture} alt="" width={600} height={400} loading="lazy" className="h-auto w-full rounded-card bg-sunk" /> : null}
      </div>
    </StaticPage>
  );
}
