// One person for staff: who they are, what may be done, notes, posts, and what was done before.
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { MemberHistory } from '#contracts/accounts/members.ts';
import type { AuditEntry } from '#contracts/staff/moderation.ts';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { HistoryList } from '#web/staff/post/history-list.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { TryAgain } from '#web/staff/queue-states.tsx';
import { logQuery, readLog } from '#web/staff/log/log-query.ts';
import { useWords } from '#web/platform/language.tsx';
import { outcomeOf, type Outcome } from '#web/platform/calls/outcome.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { knownSession, memberApi, useSession } from '#web/platform/session.ts';
import { isStaff } from '#web/platform/visit/staff.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/member.page.ts';
import { readMember, type OpenedMember, type StaffAction } from './member-calls.ts';
import { MemberNotes } from './member-notes.tsx';
import { MemberRow } from './member-row.tsx';
import { StaffActionDialog } from './staff-action-dialog.tsx';
import { canReach } from './staff-actions.ts';

export const handle = { cache: false };

interface Opened extends OpenedMember {
  log: AuditEntry[];
}

export const loader = ({ context }: Route.LoaderArgs) => ({ ...pageData(context, 'members'), opened: undefined as Outcome<Opened> | undefined });

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const read = async (): Promise<Outcome<Opened> | undefined> => {
    if (!isStaff((await knownSession()).user)) return undefined;
    const api = memberApi();
    return outcomeOf(
      Promise.all([readMember(api, params.id), readLog(api, { ...logQuery(new URLSearchParams()), subject: params.id })]).then(([member, log]) => ({
        ...member,
        log: log.items,
      })),
    );
  };
  const [data, opened] = await Promise.all([serverLoader(), read()]);
  return { ...data, opened };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => staffMeta(matches, (t) => t('members.title'));

export const HydrateFallback = StaffSkeleton;

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-card p-4 lg:p-5">
      <h2 className="m-0 mb-2 !text-lead">{title}</h2>
      {children}
    </section>
  );
}

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
  if (posts.length === 0) return <p className="m-0 text-ui text-muted">{t('members.memberPostsEmpty')}</p>;
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
  const [action, setAction] = useState<StaffAction>();
  const reachable = canReach(user, member);
  const close = (): void => setAction(undefined);
  return (
    <>
      <ul className="m-0 list-none overflow-hidden rounded-card border border-line bg-card p-0">
        <MemberRow member={member} onAction={setAction} />
      </ul>
      {reachable ? (
        <Button kind="outline" onClick={() => setAction('endSessions')} className="mt-3">
          {t('members.endSessions')}
        </Button>
      ) : null}
      <div className="mt-4 grid gap-4 lg:grid-cols-2 lg:items-start">
        <Card title={t('members.notes')}>
          <MemberNotes id={member.id} notes={history.notes} writable={reachable} onAdded={onChanged} />
        </Card>
        <div className="grid gap-4">
          <Card title={t('members.facts')}>
            <Facts counts={history.counts} />
          </Card>
          <Card title={t('members.memberPosts')}>
            <Posts posts={history.posts} />
          </Card>
          <Card title={t('members.memberLog')}>
            <HistoryList history={log} />
          </Card>
        </div>
      </div>
      {action ? (
        <StaffActionDialog
          intention={{ member, action }}
          onClose={close}
          onDone={() => {
            close();
            onChanged();
          }}
        />
      ) : null}
    </>
  );
}

export default function MemberPage({ loaderData: { opened } }: Route.ComponentProps) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const again = (): void => void revalidate();
  const missing = opened?.ok === false && opened.failure.code === 'NOT_FOUND';
  return (
    <div className="mx-auto max-w-5xl">
      <Link to="/admin/users" className="inline-flex min-h-12 items-center gap-2 text-ui no-underline">
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('members.back')}
      </Link>
      <h1 className="sr-only">{opened?.ok ? opened.value.user.name : t('members.title')}</h1>
      {opened?.ok ? <OpenedView opened={opened.value} onChanged={again} /> : null}
      {missing ? <EmptyState drawing="door" title={t('members.memberMissing')} /> : null}
      {opened?.ok === false && !missing ? <TryAgain text={t('members.failed')} /> : null}
    </div>
  );
}
