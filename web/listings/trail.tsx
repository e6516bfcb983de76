import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '#web/platform/language.tsx';

/** Links to the lists that contain what the page shows, from the widest inwards. */
export function Trail({ trail }: { trail: readonly (readonly [path: string, name: string])[] }) {
  const { t } = useWords();
  return (
    <nav aria-label={t('shell.breadcrumb')} className="hidden lg:block print:hidden">
      <ol className="m-0 flex list-none flex-wrap items-center gap-x-1.5 p-0 text-small">
        {trail.map(([path, name], index) => (
          <li key={path} className="flex items-center gap-1.5">
            {index > 0 ? <ChevronRight aria-hidden="true" className="size-4 text-muted" /> : null}
            <Link
              to={path}
              className={`control flex min-h-11 items-center no-underline hover:underline ${index === trail.length - 1 ? 'text-ink' : 'text-muted'}`}
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
