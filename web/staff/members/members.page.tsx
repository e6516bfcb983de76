// People for staff: found by name, email or phone; stopped, let in again, given a role.
import { accountStatuses, roles } from '#contracts/enums.ts';
import { listed } from '#contracts/listed.ts';
import { members, type MemberSort } from '#contracts/accounts/members.ts';
import { useWords } from '#web/platform/language.tsx';
import { anyOf, oneOf, search, staffList } from '#web/staff/kit/filters.ts';
import { listClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { ListPage } from '#web/staff/kit/staff-list.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { useAsked } from '#web/staff/kit/use-asked.ts';
import type { Route } from './+types/members.page.ts';
import { MemberRow } from './member-row.tsx';
import { StaffActionDialog, type Intention } from './staff-action-dialog.tsx';

export const handle = { cache: false };

/** Not the contract's own list, whose schemas stay out of the page. */
const sorts = listed({ recent: true, oldest: true, name: true } satisfies Record<MemberSort, true>);

const list = staffList(members.list, {
  q: search(
    (t) => t('members.searchLabel'),
    (t) => t('members.searchHint'),
  ),
  status: anyOf(accountStatuses, {
    as: 'select',
    label: (t) => t('members.states'),
    all: (t) => t('members.state_all'),
    text: ({ t }, status) => t(`members.state_${status}`),
  }),
  role: anyOf(roles, {
    as: 'select',
    label: (t) => t('members.roleFilter'),
    all: (t) => t('members.roleAll'),
    text: ({ t }, role) => t(`moderation.role_${role}`),
  }),
  sort: oneOf(sorts, { as: 'select', label: (t) => t('members.sort'), usual: 'recent', text: ({ t }, sort) => t(`members.sort_${sort}`) }),
});

export const loader = staffLoader('members', 'forms');
export const clientLoader = listClientLoader(list);
export const meta = staffMeta((t) => t('members.title'));
export const HydrateFallback = StaffSkeleton;

export default function MembersPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  const { asked, ask, dialog } = useAsked<Intention>();
  return (
    <>
      <ListPage
        title={t('members.title')}
        lead={t('members.lead')}
        list={list}
        answer={answer}
        file="members"
        found={(count) => t('members.found', { count })}
        empty={t('members.empty')}
        emptyText={t('members.emptyText')}
        failed={t('members.failed')}
        row={(member) => <MemberRow key={member.id} member={member} onAction={(action) => ask({ member, action })} />}
      />
      {asked ? <StaffActionDialog intention={asked} {...dialog} /> : null}
    </>
  );
}
