import { ArrowLeft, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';

/** When the draft was last kept. */
export function Saved({ at, short = false }: { at: number | undefined; short?: boolean }) {
  const { t, fmt } = useWords();
  if (at === undefined) return null;
  const time = fmt.clockShort(at);
  return (
    <p className="m-0 flex items-center gap-1.5 text-small whitespace-nowrap text-muted">
      <Check aria-hidden="true" className="size-4" />
      {short ? t('posting.savedAtShort', { time }) : t('posting.savedAt', { time })}
    </p>
  );
}

interface WizardHeadProps {
  title: string;
  savedAt: number | undefined;
  onBack: () => void;
  onLater: () => void;
  /** Beside the title of a wide screen. */
  children?: ReactNode;
}

/** The head of the page; on small screens it stands where the site's own head would. */
export function WizardHead({ title, savedAt, onBack, onLater, children }: WizardHeadProps) {
  const { t } = useWords();
  return (
    <div className="flex items-center justify-between gap-2 max-lg:sticky max-lg:top-0 max-lg:z-20 max-lg:-mx-4 max-lg:h-15 max-lg:border-b max-lg:border-line max-lg:bg-card max-lg:pr-2 max-lg:pl-1">
      <button type="button" aria-label={t('shell.back')} onClick={onBack} className="grid size-12 place-items-center rounded-full lg:hidden">
        <ArrowLeft aria-hidden="true" className="size-6" />
      </button>
      <h1 className="m-0 min-w-0 flex-1 max-lg:!text-title">{title}</h1>
      <span className="flex items-center gap-6 max-lg:hidden">
        {children}
        <Saved at={savedAt} />
      </span>
      <Button kind="quiet" onClick={onLater} className="!px-3 lg:hidden">
        {t('posting.later')}
      </Button>
    </div>
  );
}
