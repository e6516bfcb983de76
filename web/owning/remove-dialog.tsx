import type { OwnPostCard } from '#contracts/own-posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

interface RemoveDialogProps {
  /** Undefined while nothing is to be deleted. */
  post: OwnPostCard | undefined;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a post is deleted, and says what that means and for how many. */
export function RemoveDialog({ post, busy, onClose, onConfirm }: RemoveDialogProps) {
  const { t } = useWords();
  return (
    <Sheet
      kind="dialog"
      open={post !== undefined}
      onClose={onClose}
      title={t('owning.removeTitle')}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button kind="outline" onClick={onClose} className="flex-1">
            {t('shell.keep')}
          </Button>
          <Button kind="danger" disabled={busy} aria-busy={busy} onClick={onConfirm} className="flex-1">
            {t(busy ? 'owning.removing' : 'owning.remove')}
          </Button>
        </>
      }
    >
      {post ? (
        <p className="m-0 break-words">
          {t('owning.removeText', { title: post.postTitle })} {post.counts.saves > 0 ? t('owning.removeSaves', { count: post.counts.saves }) : null}
        </p>
      ) : null}
    </Sheet>
  );
}
