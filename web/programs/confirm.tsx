import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

interface ConfirmProps {
  title: string;
  text: string;
  yes: string;
  grave?: boolean;
  busy: boolean;
  onClose: () => void;
  onYes: () => void;
}

/** Asks before something that cannot be undone. */
export function Confirm({ title, text, yes, grave = false, busy, onClose, onYes }: ConfirmProps) {
  const { t } = useWords();
  return (
    <Sheet
      kind="dialog"
      open
      onClose={onClose}
      title={title}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button kind="outline" onClick={onClose} className="flex-1">
            {t('shell.cancel')}
          </Button>
          <Button kind={grave ? 'danger' : 'primary'} disabled={busy} aria-busy={busy} onClick={onYes} className="flex-1">
            {yes}
          </Button>
        </>
      }
    >
      <p className="m-0 break-words">{text}</p>
    </Sheet>
  );
}
