import { Link } from 'react-router';
import { articlePath } from '#contracts/blog/article-path.ts';
import type { CommentState } from '#contracts/blog/blog-enums.ts';
import type { StaffComment } from '#contracts/blog/blog.ts';
import { listed } from '#contracts/listed.ts';
import { languageOf } from '#i18n/detect.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** What staff look through; what its writer deleted is nobody's any more. */
export const shownStates = listed({ held: true, live: true, removed: true, deleted: null } satisfies Record<CommentState, true | null>);

interface OfComment {
  comment: StaffComment;
}

function Head({ comment: { article, author, createdAt, isReply, reports } }: OfComment) {
  const { t, fmt, lng } = useWords();
  return (
    <>
      <p className="m-0 flex flex-wrap items-center gap-x-2.5">
        <Link to={articlePath(article._id)} className="inline-flex min-h-12 items-center font-semibold text-ink no-underline wrap-anywhere hover:underline">
          {article.title[lng]}
        </Link>
        {isReply ? <Tag tone="info">{t('staffBlog.reply')}</Tag> : null}
        {reports > 0 ? <Tag tone="red">{t('staffBlog.reports', { count: reports })}</Tag> : null}
      </p>
      <p className="m-0 flex flex-wrap items-center gap-x-2 text-small text-muted">
        {author ? (
          <Link to={`/admin/users/${author.id}`} className="inline-flex min-h-12 items-center wrap-anywhere text-link">
            {author.name}
          </Link>
        ) : (
          t('staffBlog.writerGone')
        )}
        <time dateTime={createdAt}>{fmt.dateTime(createdAt)}</time>
      </p>
    </>
  );
}

interface CommentRowProps extends OfComment {
  busy: boolean;
  onDecide: (state: 'live' | 'removed') => void;
}

function Decisions({ comment: { author, state }, busy, onDecide }: CommentRowProps) {
  const { t } = useWords();
  const { user } = useSession();
  const name = author?.name ?? t('staffBlog.writerGone');
  if (author && author.id === user?.id) return <p className="mt-2 mb-0 text-small">{t('staffBlog.own')}</p>;
  const waiting = { disabled: busy, 'aria-busy': busy };
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {state === 'live' ? null : (
        <Button {...waiting} kind={state === 'held' ? 'primary' : 'outline'} aria-label={t('staffBlog.showOf', { name })} onClick={() => onDecide('live')}>
          {t('staffBlog.show')}
        </Button>
      )}
      {state === 'removed' ? null : (
        <Button {...waiting} kind="outline" aria-label={t('staffBlog.removeOf', { name })} onClick={() => onDecide('removed')} className="!text-danger">
          {t('staffBlog.remove')}
        </Button>
      )}
    </div>
  );
}

/** A comment with what it is about, and what can be decided on it. */
export function CommentRow(props: CommentRowProps) {
  const { text } = props.comment;
  return (
    <li className="border-b border-line px-4 py-3 last:border-b-0 lg:px-5">
      <Head comment={props.comment} />
      <p lang={languageOf(text)} className="mt-1 mb-0 max-w-3xl whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {props.comment.state === 'deleted' ? null : <Decisions {...props} />}
    </li>
  );
}
