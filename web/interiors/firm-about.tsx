import { ChevronRight } from 'lucide-react';
import { interiors } from '#contracts/offers/interiors.ts';
import { languages } from '#i18n/language.ts';
import { call } from '#web/platform/api.ts';
import { memberApi, useSession } from '#web/platform/session.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { useWords } from '#web/platform/language.tsx';
import { ReportButton } from '#web/reports/report-button.tsx';
import type { SeenFirm } from './firm-data.ts';

/** Whether the reader may report the firm: it is not their own, of which only owners of firms ask the server. */
function useMayReport({ PostID }: SeenFirm): boolean {
  const { user } = useSession();
  const mayOwn = user?.role === 'firmOwner';
  const { value, failure } = useRead(mayOwn ? user.id : undefined, async () => (await call(memberApi(), interiors.ownFirm)).firm.PostID);
  return !mayOwn || failure !== undefined || (value !== undefined && value !== PostID);
}

/** What the firm says of itself, in the reader's language and behind a press in the other one, and where it works. */
export function FirmAbout({ firm }: { firm: SeenFirm }) {
  const { t, lng } = useWords();
  const mayReport = useMayReport(firm);
  const [other] = languages.filter((one) => one !== lng);
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="m-0 mb-3">
        {t('interiors.about')}
      </h2>
      <p className="m-0 max-w-prose whitespace-pre-line wrap-anywhere">{firm.about[lng]}</p>
      {other ? (
        <details className="group/other max-w-prose print:hidden">
          <summary className="control inline-flex min-h-12 cursor-pointer list-none items-center gap-1 rounded-control text-ui font-semibold text-link [&::-webkit-details-marker]:hidden">
            {t('interiors.aboutOther')}
            <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open/other:rotate-90" />
          </summary>
          <p lang={other} className="mt-1 mb-0 whitespace-pre-line wrap-anywhere">
            {firm.about[other]}
          </p>
        </details>
      ) : null}
      {firm.areasServed.length > 0 ? (
        <>
          <h3 className="mt-5 mb-2 !text-h3">{t('interiors.areasServed')}</h3>
          <ul aria-label={t('interiors.areasServed')} className="m-0 flex list-none flex-wrap gap-2 p-0">
            {firm.areasServed.map((area) => (
              <li key={area.id} className="control flex h-9 items-center rounded-full border border-line bg-card px-3.5 text-ui">
                {area[lng]}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {mayReport ? (
        <p className="mt-3 mb-0">
          <ReportButton about={{ kind: 'interior', PostID: firm.PostID }} className="text-muted" />
        </p>
      ) : null}
    </section>
  );
}
