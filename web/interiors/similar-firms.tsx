import type { FirmCard as Firm } from '#contracts/offers/interiors.ts';
import { FirmCard } from '#web/cards/firm-card.tsx';
import { useWords } from '#web/platform/language.tsx';

/** Other firms that do the same work: side by side; on phones a row to swipe with the next card peeking in. */
export function SimilarFirms({ firms, title }: { firms: readonly Firm[]; title?: string }) {
  const { t } = useWords();
  if (firms.length === 0) return null;
  return (
    <section className="mt-10 lg:mt-16 print:hidden">
      <h2 className="m-0 mb-4 lg:mb-5">{title ?? t('interiors.similar')}</h2>
      <ul className="-mx-4 my-0 flex list-none snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pt-px pb-2 lg:mx-0 lg:grid lg:grid-cols-3 lg:gap-5 lg:overflow-visible lg:p-0">
        {firms.map((firm) => (
          <li key={firm.PostID} className="w-[290px] shrink-0 snap-start lg:w-auto">
            <FirmCard firm={firm} />
          </li>
        ))}
      </ul>
    </section>
  );
}
