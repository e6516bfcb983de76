// One person for staff: who they are, what may be done, posts, what was done before, and notes.
import { Link, useRevalidator } from 'react-router';
import type { MemberHistory } from '#contracts/accounts/members.ts';
import { moderation } from '#contracts/staff/moderation.ts';
import { call, type Api } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { Box } from '#web/staff/kit/box.tsx';
import { BackLink } from '#web/staff/kit/back-link.tsx';
import { staffClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { StaffAnswer } from '#web/staff/kit/staff-answer.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { HistoryList } from '#web/staff/post/history-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useAsked } from '#web/staff/kit/use-asked.ts';
import type { Route } from './+types/member.page.ts';
import { readMember, type StaffAction } from './member-calls.ts';
import { MemberHead } from './member-head.tsx';
import { MemberNotes } from './member-notes.tsx';
import { StaffActionDialog } from './staff-action-dialog.tsx';
import { canReach } from './staff-actions.ts';

export const handle = { cache: false };

async function readOpened(api: Api, id: string) {
  const [member, log] = await Promise.all([readMember(api, id), call(api, moderation.audit, { query: { subject: id } })]);
  return { ...member, log: log.items };
}

export const loader = staffLoader('members', 'forms');
export const clientLoader = staffClientLoader((api, { params: { id = '' } }) => readOpened(api, id));
export const meta = staffMeta((t) => t('members.title'));
export const HydrateFallback = StaffSkeleton;

type Opened = Awaited<ReturnType<typeof readOpened>>;

function Facts({ counts }: { counts: MemberHistory['counts'] }) {
  const { t, fmt } = useWords();
  const facts = [
    ['reportsMade', counts.reportsMade],
    ['reportsAgainst', counts.reportsAgainst],
    ['numbersLookedUp', counts.numbersLookedUp],
    ['reviewsWritten', counts.reviews],
  ] as const;
  return (
    <dl className="m-0 grid grid-cols-2 gap-3">
      {facts.map(([name, count]) => (
        <div key={name}>
          <dt className="text-small text-muted">{t(`members.${name}`)}</dt>
          <dd className="m-0 font-semibold">{fmt.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Posts({ posts }: { posts: MemberHistory['posts'] }) {
  const { t, fmt } = useWords();
  return (
    <ul className="m-0 list-none p-0 text-ui">
      {posts.map(({ PostID, postTitle, state, postDate }) => (
        <li key={PostID} className="border-b border-line py-2.5 last:border-b-0">
          <Link to={`/admin/posts/${PostID}`} className="font-semibold wrap-anywhere">
            {postTitle}
          </Link>
          <p className="m-0 text-small text-muted">
            {fmt.plain(PostID)} · {t(`moderation.state_${state}`)} · {fmt.date(postDate)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function OpenedView({ opened: { user: member, history, log }, onChanged }: { opened: Opened; onChanged: () => void }) {
  const { t } = useWords();
  const { user } = useSession();
  const { asked: action, ask, dialog } = useAsked<StaffAction>();
  const reachable = canReach(user, member);
  return (
    <>
      <MemberHead member={member} onAction={ask} />
      <div className="mt-4 grid gap-4 lg:grid-cols-2 lg:items-start">
        <div className="grid gap-4">
          <Box title={t('members.facts')}>
            <Facts counts={history.counts} />
          </Box>
          <Box title={t('members.memberPosts')} empty={history.posts.length === 0 && t('members.memberPostsEmpty')}>
            <Posts posts={history.posts} />
          </Box>
          <Box title={t('members.memberLog')} empty={log.length === 0 && t('moderation.historyEmpty')}>
            <HistoryList history={log} />
          </Box>
        </div>
        <Box title={t('members.notes')}>
          <MemberNotes id={member.id} notes={history.notes} writable={reachable} onAdded={onChanged} />
        </Box>
      </div>
      {action ? <StaffActionDialog intention={{ member, action }} {...dialog} /> : null}
    </>
  );
}

export default function MemberPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const again = (): void => void revalidate();
  const missing = answer?.ok === false && answer.failure.code === 'NOT_FOUND';
  return (
    <div className="mx-auto max-w-5xl">
      <BackLink to="/admin/users">{t('members.back')}</BackLink>
      {answer?.ok ? null : <h1 className="sr-only">{t('members.title')}</h1>}
      {missing ? (
        <EmptyState drawing="door" title={t('members.memberMissing')} />
      ) : (
        <StaffAnswer answer={answer} failed={t('members.failed')}>
          {(opened) => <OpenedView opened={opened} onChanged={again} />}
        </StaffAnswer>
      )}
    </div>
  );
}
