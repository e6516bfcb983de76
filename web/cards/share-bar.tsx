import type { Shares } from '#contracts/offers/groups.ts';
import { useWords } from '#web/platform/language.tsx';

/** How far a ledger is filled: confirmed and held as parts of one bar. */
export function ShareBar({ shares }: { shares: Shares }) {
  const { t } = useWords();
  return (
    <div>
      <span className="sr-only">{t('groups.sharesSaid', { ...shares })}</span>
      <span aria-hidden="true" className="flex h-2 overflow-hidden rounded-full bg-sunk">
        <span style={{ flexGrow: shares.confirmed }} className="bg-primary" />
        <span style={{ flexGrow: shares.held }} className="bg-gold" />
        <span style={{ flexGrow: shares.open }} />
      </span>
      <span aria-hidden="true" className="mt-1 flex justify-between gap-3 text-caption">
        <span>{t('groups.confirmedOf', { confirmed: shares.confirmed, total: shares.total })}</span>
        <span className="text-muted">{shares.open > 0 ? t('groups.openLeft', { count: shares.open }) : t('groups.noneOpen')}</span>
      </span>
    </div>
  );
}
