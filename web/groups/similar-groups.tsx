import type { GroupCard as Card } from '#contracts/offers/groups.ts';
import { useWords } from '#web/platform/language.tsx';
import { GroupCard } from '#web/cards/group-card.tsx';

/** Similar offers: three side by side; on phones a row to swipe with the next card peeking in. */
export function SimilarGroups({ offers, title }: { offers: readonly Card[]; title?: string }) {
  const { t } = useWords();
  if (offers.length === 0) return null;
  return (
    <section className="mt-10 lg:mt-16 print:hidden">
      <h2 className="m-0 mb-4 lg:mb-5">{title ?? t('groups.similar')}</h2>
      <ul className="-mx-4 my-0 flex list-none snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pt-px pb-2 lg:mx-0 lg:grid lg:grid-cols-3 lg:gap-5 lg:overflow-visible lg:p-0">
        {offers.map((offer) => (
          <li key={offer.PostID} className="w-[290px] shrink-0 snap-start lg:w-auto lg:nth-[n+4]:hidden lg:[&_h3]:line-clamp-1">
            <GroupCard offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  );
}
