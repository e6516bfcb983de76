import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { SearchAgain } from '#web/listings/search-again.tsx';

const ways = [
  ['/Property-Buy-Sell', 'notFoundBuy'],
  ['/Property-Rent', 'notFoundRent'],
  ['/Group-Wise-Building', 'notFoundGroup'],
  ['/Interior-Design', 'notFoundInterior'],
] as const;

/** The 404 page: a search and links to the four kinds of listings. */
export function NotFound() {
  const { t } = useWords();
  return (
    <div className="mx-auto max-w-2xl px-4 py-12 text-center">
      <img src="/empty-door.svg" alt="" width={160} height={120} className="mx-auto h-30 w-40" />
      <h1 className="mt-5">{t('shell.notFoundTitle')}</h1>
      <p className="mt-3 text-muted">{t('shell.notFoundText')}</p>
      <SearchAgain />
      <p className="mt-6 grid grid-cols-2 gap-2 sm:flex sm:justify-center">
        {ways.map(([to, key]) => (
          <ButtonLink key={to} to={to} kind="outline">
            {t(`shell.${key}`)}
          </ButtonLink>
        ))}
      </p>
    </div>
  );
}
