import type { ReactNode } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

interface ConfirmProps {
  open?: boolean;
  title: string;
  /** What happens then. */
  children: ReactNode;
  /** What the two buttons say; without `no`, that it stays. */
  yes: string;
  no?: string;
  /** The button that acts; what cannot be undone is red. */
  kind?: 'danger' | 'primary' | 'outline';
  /** Leaving things as they are is what most people want: its button is the filled one. */
  prefersNo?: boolean;
  busy?: boolean;
  backCloses?: boolean;
  onClose: () => void;
  onYes: () => void;
}

/** Asks before something is done. */
export function Confirm({
  open = true,
  title,
  children,
  yes,
  no,
  kind = 'danger',
  prefersNo = false,
  busy = false,
  backCloses = true,
  onClose,
  onYes,
}: ConfirmProps) {
  const { t } = useWords();
  return (
    <Sheet
      kind="dialog"
      open={open}
      backCloses={backCloses}
      onClose={onClose}
      title={title}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button kind={prefersNo ? 'primary' : 'outline'} onClick={onClose} className="flex-1">
            {no ?? t('shell.keep')}
          </Button>
          <Button kind={kind} disabled={busy} aria-busy={busy} onClick={onYes} className="flex-1">
            {yes}
          </Button>
        </>
      }
    >
      {typeof children === 'string' ? <p className="m-0 wrap-anywhere">{children}</p> : children}
    </Sheet>
  );
}
