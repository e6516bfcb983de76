import { Link } from 'react-router';
import type { Controller } from '#contracts/pages/site-facts.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSupport } from '#web/platform/visit/support.ts';
import { RichText } from '#web/pages/rich-text.tsx';
import { Section } from '#web/pages/static-page.tsx';

/** Who answers for the data by law, or that no one is named. */
export function DataController({ controller }: { controller: Controller | null }) {
  const { t, lng } = useWords();
  const support = useSupport();
  return (
    <Section id="controller" title={t('privacy.controller_title')}>
      {controller ? (
        <>
          <p className="mt-0 mb-2">{t('privacy.controllerIs')}</p>
          <address className="not-italic">
            <b className="block">{controller.name[lng]}</b>
            <span className="block whitespace-pre-line">{controller.address[lng]}</span>
            <a href={`mailto:${controller.email}`} className="text-link break-all">
              {controller.email}
            </a>
          </address>
        </>
      ) : (
        <RichText text={t('privacy.controllerNone', { email: support.email })} />
      )}
      <p className="mt-3 mb-0">
        <Link to="/Legal-Requests" className="text-link">
          {t('privacy.legalRequests')}
        </Link>
      </p>
    </Section>
  );
}
