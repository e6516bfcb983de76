// People for staff: found by name, email or phone; stopped, let in again, given a role.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { accountStatuses, roles } from '#contracts/enums.ts';
import { listed } from '#contracts/listed.ts';
import { members, type Member, type MemberSort } from '#contracts/accounts/members.ts';
import { useWords } from '#web/platform/language.tsx';
import { anyOf, oneOf, search, staffList } from '#web/staff/kit/filters.ts';
import { listClientLoader, staffLoader } from '#web/staff/kit/read-as-staff.ts';
import { Rows } from '#web/staff/kit/row.tsx';
import { StaffList } from '#web/staff/kit/staff-list.tsx';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { PageFrame } from '#web/staff/kit/page-frame.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
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

export const loader = staffLoader('members');
export const clientLoader = listClientLoader(list);
export const meta = staffMeta((t) => t('members.title'));
export const HydrateFallback = StaffSkeleton;

/** The rows, and the question that comes before an action. */
function Members({ items }: { items: readonly Member[] }) {
  const { revalidate } = useRevalidator();
  const [intention, setIntention] = useState<Intention>();
  const close = (): void => setIntention(undefined);
  const done = (): void => {
    close();
    void revalidate();
  };
  return (
    <>
      <Rows>
        {items.map((member) => (
          <MemberRow key={member.id} member={member} onAction={(action) => setIntention({ member, action })} />
        ))}
      </Rows>
      {intention ? <StaffActionDialog intention={intention} onClose={close} onDone={done} /> : null}
    </>
  );
}

export default function MembersPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <PageFrame title={t('members.title')} lead={t('members.lead')}>
      <StaffList
        list={list}
        answer={answer}
        file="members"
        found={(count) => t('members.found', { count })}
        empty={t('members.empty')}
        emptyText={t('members.emptyText')}
        failed={t('members.failed')}
      >
        {(items) => <Members items={items} />}
      </StaffList>
    </PageFrame>
  );
}
