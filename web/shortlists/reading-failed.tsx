import { ReadFailed } from '#web/forms/read-failed.tsx';
import { useWords } from '#web/platform/language.tsx';
import type { Reading } from '#web/platform/calls/use-read.ts';

/** Stands above what was read before, or in its place. */
export function ReadingFailed({ reading }: { reading: Omit<Reading<unknown>, 'put'> }) {
  const { t } = useWords();
  return (
    <ReadFailed
      failed={reading.failure}
      text={t(reading.value ? 'shortlists.failedOld' : 'shortlists.failed')}
      busy={reading.reading}
      onRetry={reading.reload}
    />
  );
}
