import { useWords } from '#web/platform/language.tsx';
import type { Reading } from '#web/platform/calls/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bone } from '#web/ui/skeleton.tsx';

/** Stands in for a list that is being read or could not be. */
export function Loading({ list: { value, failure, reload } }: { list: Pick<Reading<unknown>, 'value' | 'failure' | 'reload'> }) {
  const { t } = useWords();
  if (failure) {
    return (
      <div className="mt-4">
        <Notice tone="danger" alert>
          <p className="m-0">{t('integrations.failed')}</p>
          <Button kind="outline" className="mt-3" onClick={reload}>
            {t('shell.retry')}
          </Button>
        </Notice>
      </div>
    );
  }
  if (value !== undefined) return null;
  return (
    <div aria-busy="true" aria-label={t('shell.loading')} className="mt-4">
      <Bone className="h-12 w-full" />
    </div>
  );
}
