import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

interface ConfirmProps {
  open: boolean;
  title: string;
  text: string;
  action: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks once more before something is gone. */
export function Confirm({ open, title, text, action, busy, onClose, onConfirm }: ConfirmProps) {
  const { t } = useWords();
  return (
    <Sheet
      kind="dialog"
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button kind="outline" onClick={onClose} className="flex-1">
            {t('shell.cancel')}
          </Button>
          <Button kind="danger" disabled={busy} aria-busy={busy} onClick={onConfirm} className="flex-1">
            {action}
          </Button>
        </>
      }
    >
      <p className="m-0 break-words">{text}</p>
    </Sheet>
  );
}
