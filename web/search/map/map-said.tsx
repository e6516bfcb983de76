import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';

interface Props {
  isLate: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  /** Back to where the search has something; undefined where the map shows some of it. */
  onBack: (() => void) | undefined;
}

/** Over the map: what its answer is late with, or why it has none; the marks of before stay meanwhile. */
export function MapSaid({ isLate, hasFailed, onRetry, onBack }: Props) {
  const { t } = useWords();
  const box = 'pointer-events-auto flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-card px-4 py-2 text-ui shadow-float';
  return (
    <>
      {hasFailed ? (
        <div role="alert" className={box}>
          {t('canvas.marksFailed')}
          <Button kind="outline" className="px-3" onClick={onRetry}>
            {t('shell.retry')}
          </Button>
        </div>
      ) : (
        <output className={isLate || onBack ? box : ''}>
          {isLate ? t('canvas.loadingMarks') : onBack ? t('canvas.elsewhere') : ''}
          {onBack && !isLate ? (
            <Button kind="outline" className="px-3" onClick={onBack}>
              {t('canvas.toFound')}
            </Button>
          ) : null}
        </output>
      )}
    </>
  );
}
