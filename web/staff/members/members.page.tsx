// People for staff: found by name, email or phone; stopped, let in again, given a role.
import { useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { outcomeOf, type Outcome } from '#web/platform/calls/outcome.ts';
import { knownSession, memberApi } from '#web/platform/session.ts';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { isStaff } from '#web/platform/visit/staff.ts';
import { TryAgain } from '#web/staff/queue-states.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { Route } from './+types/members.page.ts';
import { StaffActionDialog, type Intention } from './staff-action-dialog.tsx';
import { memberAddress, memberQuery, type MemberQuery } from './member-address.ts';
import { readMembers, type MemberList } from './member-calls.ts';
import { MemberFile } from './member-file.tsx';
import { MemberFilters } from './member-filters.tsx';
import { MemberRow } from './member-row.tsx';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'members'),
  query: { q: undefined, status: undefined, role: undefined, sort: undefined, page: 1 } as MemberQuery,
  list: undefined as Outcome<MemberList> | undefined,
});

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const query = memberQuery(new URL(request.url).searchParams);
  const read = async () => (isStaff((await knownSession()).user) ? outcomeOf(readMembers(memberApi(), query)) : undefined);
  const [data, list] = await Promise.all([serverLoader(), read()]);
  return { ...data, query, list };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => staffMeta(matches, (t) => t('members.title'));

export const HydrateFallback = StaffSkeleton;

function Nobody({ filtered }: { filtered: boolean }) {
  const { t } = useWords();
  return (
    <EmptyState
      drawing="magnifier"
      title={t('members.empty')}
      text={t('members.emptyText')}
      action={
        filtered ? (
          <ButtonLink kind="outline" to="/admin/users">
            {t('members.showAll')}
          </ButtonLink>
        ) : undefined
      }
    />
  );
}

export default function MembersPage({ loaderData: { query, list: outcome } }: Route.ComponentProps) {
  const list = outcome?.ok ? outcome.value : undefined;
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const [intention, setIntention] = useState<Intention>();
  const loading = useNavigation().location?.pathname === '/admin/users';
  const close = (): void => setIntention(undefined);
  const done = (): void => {
    close();
    void revalidate();
  };
  return (
    <div className="mx-auto max-w-5xl">
      <h1 className="m-0">{t('members.title')}</h1>
      <p className="mt-1 mb-5 text-muted">{t('members.lead')}</p>
      <div aria-busy={loading} className="overflow-hidden rounded-card border border-line bg-card">
        <MemberFilters query={query} />
        {list ? (
          <>
            <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 lg:px-5">
              <output className="py-2 text-small text-muted">{t('members.found', { count: list.pagination.total })}</output>
              <MemberFile query={query} />
            </div>
            {list.items.length > 0 ? (
              <ul className={`m-0 list-none p-0 ${loading ? 'opacity-60' : ''}`}>
                {list.items.map((member) => (
                  <MemberRow key={member.id} member={member} onAction={(action) => setIntention({ member, action })} />
                ))}
              </ul>
            ) : (
              <Nobody filtered={query.q !== undefined || query.status !== undefined || query.role !== undefined || query.page > 1} />
            )}
          </>
        ) : (
          <div className="p-4">
            <TryAgain text={t('members.failed')} />
          </div>
        )}
      </div>
      <div className="mt-5">
        <Pagination page={query.page} totalPages={list?.pagination.totalPages ?? 1} hrefOf={(page) => memberAddress({ ...query, page })} />
      </div>
      {intention ? <StaffActionDialog intention={intention} onClose={close} onDone={done} /> : null}
    </div>
  );
}
