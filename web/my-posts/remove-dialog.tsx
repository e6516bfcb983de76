import type { OwnPostCard } from '#contracts/posts/own-posts.ts';
import { Confirm } from '#web/forms/confirm.tsx';
import { useWords } from '#web/platform/language.tsx';

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
    <Confirm
      open={post !== undefined}
      onClose={onClose}
      title={t('myPosts.removeTitle')}
      yes={t(busy ? 'myPosts.removing' : 'myPosts.remove')}
      busy={busy}
      onYes={onConfirm}
    >
      {post ? (
        <p className="m-0 break-words">
          {t('myPosts.removeText', { title: post.postTitle })} {post.counts.saves > 0 ? t('myPosts.removeSaves', { count: post.counts.saves }) : null}
        </p>
      ) : null}
    </Confirm>
  );
}
