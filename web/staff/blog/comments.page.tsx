// What members say about articles, for staff: those that wait first, then what is public and what was removed.
import { useRevalidator } from 'react-router';
import { blog } from '#contracts/blog/blog.ts';
import { useConfirmed } from '#web/forms/use-confirmed.ts';
import { useWords } from '#web/platform/language.tsx';
import { oneOf, search, staffList } from '#web/staff/kit/filters.ts';
import { listClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { ListPage } from '#web/staff/kit/staff-list.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { refreshStaffCounts } from '#web/staff/staff-counts.ts';
import type { Route } from './+types/comments.page.ts';
import { decideComment } from './blog-calls.ts';
import { CommentRow, shownStates } from './comment-row.tsx';

export const handle = { cache: false };

const list = staffList(blog.staffComments, {
  q: search((t) => t('staffBlog.commentsSearch')),
  status: oneOf(shownStates, { label: (t) => t('staffBlog.states'), usual: 'held', text: ({ t }, state) => t(`staffBlog.state_${state}`) }),
});

export const loader = staffLoader('staffBlog');
export const clientLoader = listClientLoader(list);
export const meta = staffMeta((t) => t('staffBlog.commentsTitle'));
export const HydrateFallback = StaffSkeleton;

export default function StaffCommentsPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const texts = { STATE_CONFLICT: 'staffBlog.conflict', NOT_FOUND: 'staffBlog.conflict' } as const;
  const onClose = (): void => {
    void refreshStaffCounts();
    void revalidate();
  };
  const showing = useConfirmed(decideComment, { done: t('staffBlog.shown'), texts, onClose });
  const removing = useConfirmed(decideComment, { done: t('staffBlog.removed'), texts, onClose });
  const busy = showing.busy || removing.busy;
  return (
    <ListPage
      title={t('staffBlog.commentsTitle')}
      lead={t('staffBlog.commentsLead')}
      list={list}
      answer={answer}
      empty={t('staffBlog.commentsEmpty')}
      failed={t('staffBlog.commentsFailed')}
      row={(comment) => (
        <CommentRow key={comment._id} comment={comment} busy={busy} onDecide={(state) => (state === 'live' ? showing : removing).act(comment._id, state)} />
      )}
    />
  );
}
