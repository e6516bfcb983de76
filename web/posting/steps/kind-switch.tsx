import { NavLink } from 'react-router';
import { useWords } from '#web/platform/language.tsx';

const kinds = [
  ['/sellpost', 'postSell'],
  ['/add-rent-post', 'postRent'],
] as const;

/** To sell or to let: the bar of small screens leads to selling, and anyone who lets must not be lost there. */
export function KindSwitch() {
  const { t } = useWords();
  return (
    <nav aria-label={t('shell.postAdChoose')} className="flex rounded-card bg-sunk p-1">
      {kinds.map(([to, key]) => (
        <NavLink
          key={to}
          to={to}
          replace
          className="control flex min-h-11 flex-1 items-center justify-center rounded-segment px-2 text-center text-ui text-muted no-underline aria-[current=page]:bg-raised aria-[current=page]:font-semibold aria-[current=page]:text-primary aria-[current=page]:shadow-card"
        >
          {t(`shell.${key}`)}
        </NavLink>
      ))}
    </nav>
  );
}
