import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What could not be read, and the way to try again. */
export function TryAgain({ text }: { text: string }) {
  const { t } = useWords();
  const { revalidate, state } = useRevalidator();
  return (
    <Notice tone="danger" alert>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>{text}</span>
        <Button kind="outline" disabled={state !== 'idle'} onClick={() => void revalidate()}>
          {t('shell.retry')}
        </Button>
      </div>
    </Notice>
  );
}

interface StaffAnswerProps<T> {
  answer: Outcome<T> | undefined;
  failed: string;
  /** Said to those of the team who may not see it. */
  refused?: string;
  children: (value: T) => ReactNode;
}

/** What a staff page has read, or why it could not. */
export function StaffAnswer<T>({ answer, failed, refused, children }: StaffAnswerProps<T>) {
  if (answer?.ok) return children(answer.value);
  if (refused && answer?.failure.code === 'FORBIDDEN') return <Notice tone="info">{refused}</Notice>;
  return <TryAgain text={failed} />;
}
