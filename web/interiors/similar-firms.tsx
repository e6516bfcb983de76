import type { FirmCard as Firm } from '#contracts/offers/interiors.ts';
import { FirmCard } from '#web/cards/firm-card.tsx';
import { useWords } from '#web/platform/language.tsx';

interface SimilarFirmsProps {
  firms: readonly Firm[];
  /** The work of the firm that they are like; without any in common they are others, not similar ones. */
  categories?: Firm['categories'];
  title?: string;
}

/** Other firms that do the same work: side by side; on phones a row to swipe with the next card peeking in. */
export function SimilarFirms({ firms, categories = [], title }: SimilarFirmsProps) {
  const { t } = useWords();
  if (firms.length === 0) return null;
  const alike = firms.filter((firm) => firm.categories.some((one) => categories.includes(one)));
  return (
    <section className="mt-10 lg:mt-16 print:hidden">
      <h2 className="m-0 mb-4 lg:mb-5">{title ?? t(alike.length > 0 ? 'interiors.similar' : 'interiors.others')}</h2>
      <ul className="-mx-4 my-0 flex list-none snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pt-px pb-2 lg:mx-0 lg:grid lg:grid-cols-3 lg:gap-5 lg:overflow-visible lg:p-0">
        {(alike.length > 0 ? alike : firms).map((firm) => (
          <li key={firm.PostID} className="w-[290px] shrink-0 snap-start lg:w-auto lg:nth-[n+4]:hidden">
            <FirmCard firm={firm} />
          </li>
        ))}
      </ul>
    </section>
  );
}
