// What members say about articles, for staff: those that wait first, then what is public and what was removed.
import { useRevalidator } from 'react-router';
import { blog, type StaffComment } from '#contracts/blog/blog.ts';
import { reasonText } from '#web/platform/calls/failure-text.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { oneOf, search, staffList } from '#web/staff/kit/filters.ts';
import { listClientLoader, staffLoader } from '#web/staff/kit/read-as-staff.ts';
import { Rows } from '#web/staff/kit/row.tsx';
import { StaffList } from '#web/staff/kit/staff-list.tsx';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { PageFrame } from '#web/staff/kit/page-frame.tsx';
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

/** The rows, each to be shown or removed; either can be taken back. */
export function StaffComments({ items }: { items: readonly StaffComment[] }) {
  const words = useWords();
  const { revalidate } = useRevalidator();
  const { run, pending } = useCall(decideComment, { outlives: true });
  const decide = async (id: string, state: 'live' | 'removed'): Promise<void> => {
    const outcome = await run(id, state);
    if (!outcome) return;
    if (outcome.ok) showToast('success', words.t(state === 'live' ? 'staffBlog.shown' : 'staffBlog.removed'));
    else showToast('error', reasonText(words, outcome.failure, { STATE_CONFLICT: 'staffBlog.conflict', NOT_FOUND: 'staffBlog.conflict' }));
    void refreshStaffCounts();
    void revalidate();
  };
  return (
    <Rows>
      {items.map((comment) => (
        <CommentRow key={comment._id} comment={comment} busy={pending} onDecide={(state) => void decide(comment._id, state)} />
      ))}
    </Rows>
  );
}

export default function StaffCommentsPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <PageFrame title={t('staffBlog.commentsTitle')} lead={t('staffBlog.commentsLead')}>
      <StaffList list={list} answer={answer} empty={t('staffBlog.commentsEmpty')} failed={t('staffBlog.commentsFailed')}>
        {(items) => <StaffComments items={items} />}
      </StaffList>
    </PageFrame>
  );
}
