import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

interface DraftsDialogProps {
  /** The dialog was dismissed: the person stays signed in. */
  onClose: () => void;
  onLeave: (drafts: 'keep' | 'remove') => void;
}

/** What becomes of an unsent post when its owner signs out. */
export function DraftsDialog({ onClose, onLeave }: DraftsDialogProps) {
  const { t, fmt } = useWords();
  return (
    <Sheet
      kind="dialog"
      open
      onClose={onClose}
      title={t('shell.draftsTitle')}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button kind="danger" onClick={() => onLeave('remove')} className="flex-1">
            {t('shell.draftsRemove')}
          </Button>
          <Button onClick={() => onLeave('keep')} className="flex-1">
            {t('shell.draftsKeep')}
          </Button>
        </>
      }
    >
      <p className="m-0">{t('shell.draftsText', { hours: fmt.number(limits.posts.draftKeptHours) })}</p>
    </Sheet>
  );
}
