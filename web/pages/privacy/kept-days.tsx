import { retainedKinds, retention } from '#contracts/retention.ts';
import { useWords } from '#web/platform/language.tsx';
import { Section } from '#web/pages/static-page.tsx';

/** How long every kind of data is kept: a table, on phones a list. */
export function KeptDays() {
  const { t } = useWords();
  return (
    <Section id="kept" title={t('privacy.kept_title')}>
      <p className="mt-0 mb-3">{t('privacy.keptLead')}</p>
      <dl className="m-0 divide-y divide-line rounded-card border border-line bg-card">
        {retainedKinds.map((kind) => (
          <div key={kind} className="break-inside-avoid px-4 py-3 sm:grid sm:grid-cols-[minmax(0,1fr)_10rem] sm:gap-x-4">
            <dt className="font-semibold">{t(`privacy.kept_${kind}`)}</dt>
            <dd className="m-0 sm:row-span-2 sm:self-center sm:text-right">{t('privacy.keptAtMost', { days: retention[kind].days })}</dd>
            <dd className="m-0 text-small text-muted">{t(`privacy.keptFor_${kind}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 mb-0">{t('privacy.keptEnd', { days: retention.backups.days })}</p>
    </Section>
  );
}
