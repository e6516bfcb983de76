import { ChevronRight } from 'lucide-react';
import { useWords } from '#web/platform/language.tsx';
import { ReportButton } from '#web/reports/report-button.tsx';
import type { SeenOffer } from './group-data.ts';

/** What the organiser says, in the page's language; the other one is a press away. */
export function About({ PostID, about }: Pick<SeenOffer, 'PostID' | 'about'>) {
  const { t, lng } = useWords();
  const other = lng === 'bn' ? 'en' : 'bn';
  const text = 'm-0 max-w-reading wrap-anywhere whitespace-pre-line';
  return (
    <section>
      <h2 className="m-0 mb-2">{t('groups.aboutTitle')}</h2>
      <p className={text}>{about[lng]}</p>
      <details className="group/other print:hidden">
        <summary className="control inline-flex min-h-12 cursor-pointer list-none items-center gap-1 rounded-control text-ui font-semibold text-link [&::-webkit-details-marker]:hidden">
          {t('groups.otherLanguage')}
          <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open/other:rotate-90" />
        </summary>
        <p lang={other} className={text}>
          {about[other]}
        </p>
      </details>
      <ReportButton about={{ kind: 'group', PostID }} className="text-muted" />
    </section>
  );
}
