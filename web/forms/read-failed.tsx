import type { ReactNode } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface ReadFailedProps {
  /** Why, or that it failed; nothing is shown where it did not. */
  failed: unknown;
  text: string;
  busy?: boolean;
  onRetry: () => void;
  children?: ReactNode;
}

/** Says above what was read before, or in its place, that reading failed, with a button that reads again. */
export function ReadFailed({ failed, text, busy = false, onRetry, children }: ReadFailedProps) {
  const { t } = useWords();
  if (!failed) return null;
  return (
    <div className="mt-4">
      <Notice tone="danger" alert>
        <p className="m-0 font-semibold">{text}</p>
        {children}
        <Button kind="outline" className="mt-2" disabled={busy} onClick={onRetry}>
          {t('shell.retry')}
        </Button>
      </Notice>
    </div>
  );
}
