import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { pageWindow } from './page-window.ts';

const cell =
  'control grid h-12 min-w-10 place-items-center sm:min-w-12 rounded-control border border-line bg-card px-1 sm:px-3 text-ui font-semibold text-ink no-underline hover:border-primary aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-on-primary';

interface PaginationProps {
  page: number;
  totalPages: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
}

/** Numbered pages as links: five around the current one, with the way back and on, and where there is room to both ends. */
export function Pagination({ page, totalPages, hrefOf }: PaginationProps) {
  const { t, fmt } = useWords();
  if (totalPages < 2) return null;
  const shown = pageWindow(page, totalPages, limits.saved.pageWindow);
  return (
    <nav aria-label={t('shell.pages')}>
      <ul className="m-0 flex list-none flex-wrap justify-center gap-1.5 p-0">
        {page > 1 ? (
          <li>
            <Link to={hrefOf(Math.min(page - 1, totalPages))} rel="prev" aria-label={t('shell.pagePrevious')} className={`${cell} !px-0`}>
              <ChevronLeft aria-hidden="true" className="size-5" />
            </Link>
          </li>
        ) : null}
        {(shown[0] ?? 1) > 1 ? (
          <li className="flex items-center gap-1.5 max-sm:hidden">
            <Link to={hrefOf(1)} className={cell}>
              <span className="sr-only">{t('shell.pageFirst')}: </span>
              {fmt.number(1)}
            </Link>
            <span aria-hidden="true">…</span>
          </li>
        ) : null}
        {shown.map((one) => (
          <li key={one}>
            <Link to={hrefOf(one)} aria-current={one === page ? 'page' : undefined} aria-label={t('shell.page', { page: one })} className={cell}>
              {fmt.number(one)}
            </Link>
          </li>
        ))}
        {(shown.at(-1) ?? totalPages) < totalPages ? (
          <li className="flex items-center gap-1.5 max-sm:hidden">
            <span aria-hidden="true">…</span>
            <Link to={hrefOf(totalPages)} className={cell}>
              <span className="sr-only">{t('shell.pageLast')}: </span>
              {fmt.number(totalPages)}
            </Link>
          </li>
        ) : null}
        {page < totalPages ? (
          <li>
            <Link to={hrefOf(page + 1)} rel="next" aria-label={t('shell.pageNext')} className={`${cell} !px-0`}>
              <ChevronRight aria-hidden="true" className="size-5" />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
