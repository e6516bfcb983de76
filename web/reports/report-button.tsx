import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import type { Reportable } from './report-dialog.tsx';

const load = async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog });
const Dialog = lazy(load);

interface ReportButtonProps {
  about: Reportable;
  /** Who posted or wrote it, where that is known. */
  owner?: string | undefined;
  className?: string;
}

/** Reports something to staff; the dialog is loaded with the first press. */
export function ReportButton({ about, owner, className = 'text-gold-ink' }: ReportButtonProps) {
  const { t } = useWords();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const { user } = useSession();
  const press = (): void =>
    void load().then(
      () => setState('open'),
      () => showToast('error', t('errors.notice_noResponse')),
    );
  // No one reports what is their own.
  if (user && user.id === owner) return null;
  return (
    <>
      <button
        type="button"
        onClick={press}
        className={`control inline-flex min-h-12 items-center gap-2 text-ui font-semibold hover:underline noscript:hidden print:hidden ${className}`}
      >
        <Flag aria-hidden="true" className="size-4.5" />
        {t(`reports.open_${about.kind}`)}
      </button>
      {state === 'never' ? null : (
        <Suspense>
          <Dialog about={about} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
