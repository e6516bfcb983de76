import { useState } from 'react';
import { useLocation } from 'react-router';
import { uuidv7 } from 'uuidv7';
import type { Comment, Thread } from '#contracts/blog/blog.ts';
import { memberApi, useSession } from '#web/platform/session.ts';
import { useWords } from '#web/platform/language.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { fetchComments, sendComment } from './comment-calls.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentShown } from './comment-shown.tsx';

interface Loaded {
  items: Thread[];
  page: number;
  totalPages: number;
}

type Change = (change: (threads: Thread[]) => Thread[]) => void;

/** Writes a comment or a reply under one key until it is sent. */
function Writing({ article, parentId, onSent, onCancel }: { article: number; parentId?: string; onSent: (comment: Comment) => void; onCancel?: () => void }) {
  const { t } = useWords();
  const [key, setKey] = useState(() => uuidv7());
  const sent = (comment: Comment): void => {
    setKey(uuidv7());
    onSent(comment);
  };
  return (
    <CommentForm
      label={t(parentId ? 'blog.replyLabel' : 'blog.writeLabel')}
      submit={t('blog.send')}
      send={(api, text) => sendComment(api, article, text, parentId, key)}
      onSent={sent}
      {...(onCancel ? { onCancel } : {})}
    />
  );
}

const without = (threads: Thread[], id: string): Thread[] =>
  threads.flatMap((thread) => {
    if (thread._id !== id) return [{ ...thread, replies: thread.replies.filter((reply) => reply._id !== id) }];
    return thread.replies.length > 0 ? [{ ...thread, text: null, author: null, own: false, editableUntil: null, held: false }] : [];
  });

const replaced = (threads: Thread[], comment: Comment): Thread[] =>
  threads.map((thread) => ({
    ...thread,
    ...(thread._id === comment._id ? comment : {}),
    replies: thread.replies.map((reply) => (reply._id === comment._id ? comment : reply)),
  }));

function ThreadShown({ thread, article, mayWrite, change }: { thread: Thread; article: number; mayWrite: boolean; change: Change }) {
  const [isReplying, setReplying] = useState(false);
  const onChanged = (comment: Comment): void => change((threads) => replaced(threads, comment));
  const replied = (reply: Comment): void => {
    setReplying(false);
    change((threads) => threads.map((one) => (one._id === thread._id ? { ...one, replies: [...one.replies, reply] } : one)));
  };
  return (
    <li>
      <CommentShown
        comment={thread}
        onReply={mayWrite ? () => setReplying(true) : undefined}
        onChanged={onChanged}
        onDeleted={() => change((threads) => without(threads, thread._id))}
      />
      <div className="ml-6 border-l-3 border-line pl-4 empty:hidden">
        {thread.replies.map((reply) => (
          <CommentShown key={reply._id} comment={reply} onChanged={onChanged} onDeleted={() => change((threads) => without(threads, reply._id))} />
        ))}
        {isReplying ? <Writing article={article} parentId={thread._id} onSent={replied} onCancel={() => setReplying(false)} /> : null}
      </div>
    </li>
  );
}

function useThreads(article: number) {
  const { user } = useSession();
  // Anyone who signs in sees their own that wait.
  const { value, failure, put, reload } = useRead<Loaded>(`${article} ${user?.id ?? ''}`, async () => {
    const { items, pagination } = await fetchComments(memberApi(), article, 1);
    return { items, page: 1, totalPages: pagination.totalPages };
  });
  const fetching = useCall((api, page: number) => fetchComments(api, article, page));
  const more = async (): Promise<void> => {
    const outcome = value && (await fetching.run(value.page + 1));
    if (!outcome?.ok) return;
    const { items, pagination } = outcome.value;
    put((before) => {
      const known = new Set(before.items.map(({ _id }) => _id));
      return { items: [...before.items, ...items.filter(({ _id }) => !known.has(_id))], page: before.page + 1, totalPages: pagination.totalPages };
    });
  };
  const change: Change = (by) => put((before) => ({ ...before, items: by(before.items) }));
  return { user, value, failure: failure ?? fetching.failure, reload, more, pending: fetching.pending, change };
}

/** What members say about an article: read when someone comes near, never from a cache. */
export function Comments({ article }: { article: number }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const { user, value, failure, reload, more, pending, change } = useThreads(article);
  const back = `/SignIn?return=${encodeURIComponent(`${pathname}#comments`)}`;
  return (
    <section aria-labelledby="comments" className="mx-auto mt-10 max-w-reading lg:mx-0 print:hidden">
      <h2 id="comments" className="m-0 mb-4 scroll-mt-24">
        {t('blog.comments')}
      </h2>
      {user ? (
        <Writing article={article} onSent={(comment) => change((threads) => [{ ...comment, replies: [] }, ...threads])} />
      ) : (
        <p className="m-0 flex flex-wrap items-center gap-3">
          {t('blog.signInToComment')}
          <ButtonLink kind="outline" to={back}>
            {t('shell.signIn')}
          </ButtonLink>
        </p>
      )}
      <FailureNotice failure={failure}>
        <Button kind="quiet" onClick={reload}>
          {t('shell.retry')}
        </Button>
      </FailureNotice>
      {value?.items.length === 0 ? <p className="text-muted">{t('blog.noComments')}</p> : null}
      <ol className="mt-4 mb-0 list-none divide-y divide-line p-0" aria-busy={pending || (!value && !failure)}>
        {value?.items.map((thread) => (
          <ThreadShown key={thread._id} thread={thread} article={article} mayWrite={user !== undefined} change={change} />
        ))}
      </ol>
      {value && value.page < value.totalPages ? (
        <Button kind="outline" className="mt-3 w-full" disabled={pending} aria-busy={pending} onClick={() => void more()}>
          {t(pending ? 'shell.loading' : 'blog.moreComments')}
        </Button>
      ) : null}
    </section>
  );
}
