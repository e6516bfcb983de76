import type { ReactNode } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Call } from '#web/platform/calls/use-call.ts';

interface SubmitButtonProps {
  call: Pick<Call<never, unknown>, 'pending' | 'slow' | 'stop'>;
  /** What it says while it works. */
  working: string;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Sends the form; says so, and when it takes long says that too and lets the person stop waiting. */
export function SubmitButton({ call, working, disabled = false, className, children }: SubmitButtonProps) {
  const { t } = useWords();
  const { pending, slow, stop } = call;
  return (
    <>
      <Button
        type="submit"
        // Keeps the focus where it is: an error that appears as a field is left would push the button away from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        disabled={pending || disabled}
        aria-busy={pending}
        className={`mt-6 w-full ${className ?? ''}`}
      >
        {pending ? working : children}
      </Button>
      <div aria-live="polite">
        {slow ? (
          <p className="mt-2 mb-0 flex items-center justify-between gap-3 text-small text-muted">
            {t('shell.stillWorking')}
            <Button kind="quiet" onClick={stop}>
              {t('shell.cancel')}
            </Button>
          </p>
        ) : null}
      </div>
    </>
  );
}
