// What members say about articles, for staff: those that wait first, then what is public and what was removed.
import { useRevalidator, useSearchParams } from 'react-router';
import type { StaffComment } from '#contracts/blog/blog.ts';
import type { Pagination } from '#contracts/values.ts';
import { namedIn, pageIn, readAsStaff, wordsIn } from '#web/staff/kit/read-as-staff.ts';
import { Chips, StaffList, SearchBox } from '#web/staff/kit/staff-list.tsx';
import { refreshStaffCounts } from '#web/staff/staff-counts.ts';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { reasonText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import type { Route } from './+types/comments.page.ts';
import { decideComment, readStaffComments } from './blog-calls.ts';
import { CommentRow, shownStates } from './comment-row.tsx';

export const handle = { cache: false };

const stateIn = (params: URLSearchParams) => namedIn(params, 'status', shownStates) ?? 'held';

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'staffBlog', 'staffFirms'),
  list: undefined as Outcome<{ items: StaffComment[]; pagination: Pagination }> | undefined,
});

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  const query = { status: stateIn(params), q: wordsIn(params), page: pageIn(params) };
  const [data, list] = await Promise.all([serverLoader(), readAsStaff((api) => readStaffComments(api, query))]);
  return { ...data, list };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => staffMeta(matches, (t) => t('staffBlog.commentsTitle'));

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
    <ol className="m-0 list-none p-0">
      {items.map((comment) => (
        <CommentRow key={comment._id} comment={comment} busy={pending} onDecide={(state) => void decide(comment._id, state)} />
      ))}
    </ol>
  );
}

export default function StaffCommentsPage({ loaderData: { list } }: Route.ComponentProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  return (
    <div className="mx-auto max-w-5xl">
      <h1 className="m-0">{t('staffBlog.commentsTitle')}</h1>
      <p className="mt-1 mb-5 text-muted">{t('staffBlog.commentsLead')}</p>
      <StaffList
        outcome={list}
        empty={t('staffBlog.commentsEmpty')}
        failed={t('staffBlog.commentsFailed')}
        filters={
          <>
            <SearchBox label={t('staffBlog.commentsSearch')} q={wordsIn(params)} />
            <Chips
              name="status"
              label={t('staffBlog.states')}
              chosen={stateIn(params)}
              options={shownStates.map((state) => [state, t(`staffBlog.state_${state}`)] as const)}
            />
          </>
        }
      >
        {(items) => <StaffComments items={items} />}
      </StaffList>
    </div>
  );
}
