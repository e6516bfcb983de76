import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Confirm } from '#web/forms/confirm.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';

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
      <Confirm open={open} onClose={close} title={t('posting.startOverTitle')} yes={t('posting.startOverYes')} prefersNo onYes={onConfirm}>
        {t('posting.startOverText', { photos })}
      </Confirm>
    </>
  );
}
