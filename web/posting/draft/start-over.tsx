import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

/** Empties the draft, after saying what will be lost. */
export function StartOver({ photos, onConfirm, className }: { photos: number; onConfirm: () => void; className?: string }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)} className={`!px-3 ${className ?? ''}`}>
        <RotateCcw aria-hidden="true" className="size-5" />
        {t('posting.startOver')}
      </Button>
      <Sheet
        kind="dialog"
        open={open}
        onClose={close}
        title={t('posting.startOverTitle')}
        closeLabel={t('shell.close')}
        footer={
          <>
            <Button onClick={close} className="flex-1">
              {t('shell.keep')}
            </Button>
            <Button kind="danger" onClick={onConfirm} className="flex-1">
              {t('posting.startOverYes')}
            </Button>
          </>
        }
      >
        <p className="m-0">{t('posting.startOverText', { photos })}</p>
      </Sheet>
    </>
  );
}
