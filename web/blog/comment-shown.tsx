import { Pencil, Reply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Comment } from '#contracts/blog/blog.ts';
import { languageOf } from '#i18n/detect.ts';
import { Confirm } from '#web/forms/confirm.tsx';
import { useWords } from '#web/platform/language.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { ReportButton } from '#web/reports/report-button.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { changeComment, deleteComment } from './comment-calls.ts';
import { CommentForm } from './comment-form.tsx';

const action = 'control inline-flex min-h-12 items-center gap-1.5 text-small font-semibold text-link [&>svg]:size-4';

interface CommentShownProps {
  comment: Comment;
  onReply?: (() => void) | undefined;
  onChanged: (comment: Comment) => void;
  onDeleted: () => void;
}

function DeleteDialog({ comment, onClose, onDeleted }: { comment: Comment; onClose: () => void; onDeleted: () => void }) {
  const { t } = useWords();
  const deleting = useCall(deleteComment, { outlives: true });
  const confirm = async (): Promise<void> => {
    const outcome = await deleting.run(comment._id);
    if (outcome?.ok) onDeleted();
  };
  return (
    <Confirm
      title={t('blog.deleteTitle')}
      yes={t('shell.delete')}
      no={t('shell.cancel')}
      busy={deleting.pending}
      onClose={onClose}
      onYes={() => void confirm()}
    >
      <p className="m-0">{t('blog.deleteText')}</p>
      <FailureNotice failure={deleting.failure} />
    </Confirm>
  );
}

function Actions({ comment, onReply, onEdit, onDeleted }: CommentShownProps & { onEdit: () => void }) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="m-0 flex flex-wrap gap-x-4">
      {onReply && !comment.held ? (
        <button type="button" className={action} onClick={onReply}>
          <Reply aria-hidden="true" />
          {t('blog.reply')}
        </button>
      ) : null}
      {comment.own && comment.editableUntil ? (
        <button type="button" className={action} onClick={onEdit}>
          <Pencil aria-hidden="true" />
          {t('blog.edit')}
        </button>
      ) : null}
      {comment.own ? (
        <button type="button" className={action} onClick={() => setAsking(true)}>
          <Trash2 aria-hidden="true" />
          {t('shell.delete')}
        </button>
      ) : (
        <ReportButton about={{ kind: 'comment', id: comment._id }} owner={comment.author?._id} className="!text-small font-normal text-muted" />
      )}
      {isAsking ? <DeleteDialog comment={comment} onClose={() => setAsking(false)} onDeleted={onDeleted} /> : null}
    </div>
  );
}

/** One comment or reply: who, when, the words, and what may be done with it. */
export function CommentShown({ comment, onChanged, ...rest }: CommentShownProps) {
  const { t, fmt, now } = useWords();
  const [isEditing, setEditing] = useState(false);
  const { _id, text, author, createdAt, editedAt, held } = comment;
  if (text === null) return <p className="my-3 text-ui text-muted">{t('blog.commentGone')}</p>;
  const name = author?.name ?? t('blog.writerGone');
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-4">
      <Avatar name={author ? name : '–'} picture={author?.proPic ?? null} className="size-10" />
      <div>
        <p className="m-0 flex flex-wrap items-center gap-x-2 text-small">
          <b className="text-ui font-semibold wrap-anywhere">{name}</b>
          {author?.staff ? <Tag tone="green">{t('blog.team')}</Tag> : null}
          <time dateTime={createdAt} title={fmt.dateTime(createdAt)} className="text-muted">
            {fmt.ago(createdAt, now)}
          </time>
          {editedAt ? <span className="text-muted">{t('blog.edited')}</span> : null}
          {held ? <Tag tone="clay">{t('blog.held')}</Tag> : null}
        </p>
        {isEditing ? (
          <CommentForm
            label={t('blog.edit')}
            submit={t('blog.save')}
            first={text}
            send={(api, typed) => changeComment(api, _id, typed)}
            onSent={(changed) => {
              setEditing(false);
              onChanged(changed);
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <>
            <p lang={languageOf(text)} className="mt-1 mb-0 whitespace-pre-line wrap-anywhere">
              {text}
            </p>
            <Actions comment={comment} onChanged={onChanged} {...rest} onEdit={() => setEditing(true)} />
          </>
        )}
      </div>
    </article>
  );
}
