import { useWords } from '#web/platform/language.tsx';
import type { SeenOffer } from './group-data.ts';

/** The bar at the bottom of small screens: the price of a share and the way to the form. */
export function GroupBar({ offer }: { offer: SeenOffer }) {
  const { t, fmt } = useWords();
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 bg-card px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] shadow-bar lg:hidden print:hidden">
      <p className="m-0 min-w-0 flex-1 leading-[1.3]">
        <span className="block text-caption leading-[1.4] text-muted">{t('groups.perShareAbout')}</span>
        <span className="block font-display text-title leading-[1.35] text-balance">{fmt.taka(offer.sharePrice)}</span>
      </p>
      {offer.stage === 'closed' ? (
        <b className="rounded-tag bg-gold-tint px-3 py-2 font-semibold text-gold-ink">{t('enums.groupStage_closed')}</b>
      ) : (
        <a
          href="#interest"
          className="inline-flex min-h-12 min-w-[48%] items-center justify-center rounded-control bg-primary px-5 text-ui font-semibold text-on-primary no-underline hover:bg-primary-hover"
        >
          {t('groups.send')}
        </a>
      )}
    </div>
  );
}
