import { Link } from 'react-router';
import { articlePath } from '#contracts/blog/article-path.ts';
import type { CommentState } from '#contracts/blog/blog-enums.ts';
import type { StaffComment } from '#contracts/blog/blog.ts';
import { listed } from '#contracts/listed.ts';
import { languageOf } from '#i18n/detect.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { LongRow } from '#web/staff/kit/row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** What staff look through; what its writer deleted is no one's any more. */
export const shownStates = listed({ held: true, live: true, removed: true, deleted: null } satisfies Record<CommentState, true | null>);

interface OfComment {
  comment: StaffComment;
}

function Byline({ comment: { author, createdAt } }: OfComment) {
  const { t, fmt } = useWords();
  return (
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
  if (author && author.id === user?.id) return <p className="m-0 text-small">{t('staffBlog.own')}</p>;
  const waiting = { disabled: busy, 'aria-busy': busy };
  return (
    <>
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
    </>
  );
}

/** A comment with what it is about, and what can be decided on it. */
export function CommentRow(props: CommentRowProps) {
  const { t, lng } = useWords();
  const { article, text, isReply, reports, state } = props.comment;
  const title = (
    <Link to={articlePath(article._id)} className="inline-flex min-h-12 items-center text-ink no-underline hover:underline">
      {article.title[lng]}
    </Link>
  );
  const tags = (
    <>
      {isReply ? <Tag tone="info">{t('staffBlog.reply')}</Tag> : null}
      {reports > 0 ? <Tag tone="red">{t('staffBlog.reports', { count: reports })}</Tag> : null}
    </>
  );
  return (
    <LongRow title={title} tags={tags} actions={state === 'deleted' ? null : <Decisions {...props} />}>
      <Byline comment={props.comment} />
      <p lang={languageOf(text)} className="mt-1 mb-0 max-w-3xl whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </LongRow>
  );
}
