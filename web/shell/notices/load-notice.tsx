import { useLocation } from 'react-router';
import { useWords } from '#web/platform/language.tsx';

/**
 * Says that code of the page does not load. It is in the HTML of every page; an attribute of the root element shows it.
 * @param target where a navigation leads that is under way
 */
export function LoadNotice({ target }: { target: string | undefined }) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  return (
    <div role="alert" className="hidden justify-center bg-gold-tint px-4 py-2 text-ui text-gold-ink [[data-stuck]_&]:flex">
      <span>
        {t('shell.partsFailed')}{' '}
        <a href={target ?? `${pathname}${search}`} className="-my-2 py-2 font-semibold underline">
          {t('shell.reload')}
        </a>
      </span>
    </div>
  );
}
