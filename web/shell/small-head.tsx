import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#web/platform/language.tsx';

interface SmallHeadProps {
  title: string;
  onBack: () => void;
  /** Stands at the end of the line. */
  children?: ReactNode;
}

/** The header on small screens of pages without the site's own: a back button and the page's title. */
export function SmallHead({ title, onBack, children }: SmallHeadProps) {
  const { t } = useWords();
  return (
    <header className="sticky top-0 z-20 flex h-15 shrink-0 items-center gap-2 border-b border-line bg-card pr-4 pl-1 lg:hidden">
      <button type="button" aria-label={t('shell.back')} onClick={onBack} className="grid size-12 place-items-center rounded-full">
        <ArrowLeft aria-hidden="true" className="size-6" />
      </button>
      <p className="m-0 min-w-0 flex-1 truncate font-display text-title">{title}</p>
      {children}
    </header>
  );
}
