import { useWords } from '#web/platform/language.tsx';
import type { Reading } from '#web/platform/calls/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Stands above what was read before, or in its place. */
export function ReadingFailed({ reading }: { reading: Omit<Reading<unknown>, 'put'> }) {
  const { t } = useWords();
  if (!reading.failure) return null;
  return (
    <div className="mt-4">
      <Notice tone="danger" alert>
        <p className="m-0 font-semibold">{t(reading.value ? 'shortlists.failedOld' : 'shortlists.failed')}</p>
        <Button kind="outline" className="mt-2" disabled={reading.reading} onClick={reading.reload}>
          {t('shell.retry')}
        </Button>
      </Notice>
    </div>
  );
}
