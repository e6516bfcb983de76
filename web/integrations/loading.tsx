import { ReadFailed } from '#web/forms/read-failed.tsx';
import { useWords } from '#web/platform/language.tsx';
import type { Reading } from '#web/platform/calls/use-read.ts';
import { Bone } from '#web/ui/skeleton.tsx';

/** Stands in for a list that is being read or could not be. */
export function Loading({ list: { value, failure, reload } }: { list: Pick<Reading<unknown>, 'value' | 'failure' | 'reload'> }) {
  const { t } = useWords();
  if (failure) return <ReadFailed failed text={t('integrations.failed')} onRetry={reload} />;
  if (value !== undefined) return null;
  return (
    <div aria-busy="true" aria-label={t('shell.loading')} className="mt-4">
      <Bone className="h-12 w-full" />
    </div>
  );
}
