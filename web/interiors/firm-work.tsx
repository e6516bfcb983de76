import { Check } from 'lucide-react';
import { firmServices } from '#contracts/offers/building-enums.ts';
import { useWords } from '#web/platform/language.tsx';
import type { SeenFirm } from './firm-data.ts';

/** The kinds of work as chips, and the services that the firm offers. */
export function FirmWork({ firm }: { firm: SeenFirm }) {
  const { t } = useWords();
  const services = firmServices.filter((service) => firm.selections[service]);
  return (
    <section aria-labelledby="work">
      <h2 id="work" className="m-0 mb-3">
        {t('interiors.work')}
      </h2>
      <ul aria-label={t('interiors.albums')} className="m-0 flex list-none flex-wrap gap-2 p-0">
        {firm.categories.map((category) => (
          <li
            key={category}
            className="control flex h-10 items-center rounded-full border-field border-primary bg-primary-tint px-4 text-ui font-semibold text-primary-ink"
          >
            {t(`enums.interiorCategory_${category}`)}
          </li>
        ))}
      </ul>
      <ul aria-label={t('interiors.services')} className="mt-4 mb-0 grid list-none grid-cols-2 gap-x-4 gap-y-3 p-0 sm:grid-cols-3">
        {services.map((service) => (
          <li key={service} className="flex items-start gap-2.5 text-ui">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-primary" />
            {t(`enums.firmService_${service}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
