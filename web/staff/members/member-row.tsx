import { Ban, CalendarPlus, ExternalLink, History, LogOut, OctagonPause, RotateCcw, UserCog } from 'lucide-react';
import { Link } from 'react-router';
import type { Member } from '#contracts/accounts/members.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { MenuAction, MenuLink, RowMenu } from '#web/staff/kit/row-menu.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { canReach, staffActionsOf } from './staff-actions.ts';
import type { StaffAction } from './member-calls.ts';

/** Until when and why someone is stopped. */
export function Stopped({ member: { status, suspendedUntil, statusReason } }: { member: Member }) {
  const { t, fmt } = useWords();
  if (status === 'normal') return null;
  const until = suspendedUntil ? t('members.stopUntil', { date: fmt.dateTime(suspendedUntil) }) : t('members.stopOpen');
  return (
    <p className="m-0 text-danger lg:truncate" title={statusReason ?? undefined}>
      <span className="font-semibold">{status === 'Disabled' ? t('members.stopForGood') : until}</span>
      {statusReason ? <span className="wrap-anywhere"> · {t('members.reasonIs', { reason: statusReason })}</span> : null}
    </p>
  );
}

/** Reports that were right, and that they are leaving. */
export function Warned({ member: { counts, leavesAt } }: { member: Member }) {
  const { t, fmt } = useWords();
  return (
    <>
      {counts.upheldReports > 0 ? <span className="font-semibold text-danger">{t('members.upheld', { count: counts.upheldReports })}</span> : null}
      {counts.upheldReports > 0 && leavesAt ? ' · ' : null}
      {leavesAt ? <span className="text-gold-ink">{t('members.leaving', { date: fmt.date(leavesAt) })}</span> : null}
    </>
  );
}

/** What a member did here: two lines beside the name, or below it on a phone. */
function Facts({ member }: { member: Member }) {
  const { t, fmt } = useWords();
  const { joinDate, lastSeenAt, leavesAt, counts, status } = member;
  const seen = lastSeenAt ? t('members.seen', { date: fmt.date(lastSeenAt) }) : null;
  const warned = counts.upheldReports > 0 || leavesAt;
  const isCalm = status === 'normal' && !warned;
  return (
    <div
      className={`min-w-0 text-small leading-snug text-muted max-lg:pl-11 ${isCalm ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:items-center lg:gap-6' : ''}`}
    >
      <div className="min-w-0 max-lg:hidden">
        <p className="m-0 lg:truncate">{t('members.posts', { count: counts.posts, live: fmt.number(counts.live) })}</p>
        {isCalm ? <p className="m-0 lg:truncate">{t('members.joined', { date: fmt.date(joinDate) })}</p> : null}
      </div>
      {isCalm ? <p className="m-0 max-lg:hidden lg:truncate">{seen}</p> : null}
      {warned ? (
        <p className="m-0 lg:truncate">
          <Warned member={member} />
        </p>
      ) : null}
      <Stopped member={member} />
    </div>
  );
}

/** How they are placed here, where that is out of the usual. */
export function Marks({ member, isOwn }: { member: Member; isOwn: boolean }) {
  const { t } = useWords();
  return (
    <>
      {member.status === 'normal' ? null : <Tag tone="red">{t(`members.state_${member.status}`)}</Tag>}
      {member.role === 'user' ? null : <Tag tone={member.role === 'firmOwner' ? 'info' : 'green'}>{t(`moderation.role_${member.role}`)}</Tag>}
      {isOwn ? <Tag>{t('members.you')}</Tag> : null}
    </>
  );
}

const icons = { suspend: OctagonPause, disable: Ban, restore: RotateCcw, role: UserCog, endSessions: LogOut } satisfies Record<StaffAction, typeof Ban>;

interface MemberRowProps {
  member: Member;
  onAction: (action: StaffAction) => void;
}

/** What may be done, and where more is told: the profile as everyone sees it, and what staff did. */
export function MemberMenu({ member, onAction }: MemberRowProps) {
  const { t } = useWords();
  const { user } = useSession();
  const { id, name, status, leavesAt } = member;
  return (
    <RowMenu label={t('members.menuOf', { name })}>
      {[...staffActionsOf(user, member), ...(canReach(user, member) ? (['endSessions'] as const) : [])].map((action) => {
        const isLonger = action === 'suspend' && status === 'suspended';
        const Icon = isLonger ? CalendarPlus : icons[action];
        return (
          <MenuAction key={action} icon={<Icon aria-hidden="true" />} danger={action === 'disable'} onSelect={() => onAction(action)}>
            {t(isLonger ? 'members.extend' : `members.${action}`)}
          </MenuAction>
        );
      })}
      {status === 'Disabled' || leavesAt ? null : (
        <MenuLink to={`/ProfileDetails/${id}`} icon={<ExternalLink aria-hidden="true" />}>
          {t('members.profile')}
        </MenuLink>
      )}
      <MenuLink to={`/admin/log?subject=${id}`} icon={<History aria-hidden="true" />}>
        {t('members.history')}
      </MenuLink>
    </RowMenu>
  );
}

/** One person in one row: who they are, how they stand, and behind three dots what may be done. */
export function MemberRow({ member, onAction }: MemberRowProps) {
  const { t, fmt } = useWords();
  const { user } = useSession();
  return (
    <li className="relative border-b border-line py-1.5 pr-14 pl-4 last:border-b-0 lg:grid lg:min-h-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] lg:items-center lg:gap-6 lg:py-1 lg:pl-5">
      <div className="flex min-w-0 items-center gap-3 max-lg:items-start max-lg:gap-2">
        <Avatar name={member.name} picture={member.proPic} className="size-9 shrink-0 !text-ui" />
        <div className="min-w-0 flex-1 leading-snug">
          <div className="flex items-center gap-x-2 max-lg:flex-wrap [&>span]:shrink-0">
            <h2 className="m-0 !font-text !text-ui !leading-snug !font-semibold max-lg:wrap-anywhere lg:truncate">
              <Link to={`/admin/users/${member.id}`} className="text-ink no-underline hover:underline">
                {member.name}
              </Link>
            </h2>
            <Marks member={member} isOwn={user?.id === member.id} />
          </div>
          <p className="m-0 truncate text-small text-muted">
            <span className={`wrap-anywhere ${member.phone ? 'max-lg:hidden' : ''}`}>{member.email}</span>
            <span className={member.phone ? 'max-lg:hidden' : 'hidden'}> · </span>
            <span className="whitespace-nowrap">{member.phone ? fmt.phone(member.phone) : null}</span>
            <span className="lg:hidden"> · {t('members.postsOnly', { count: member.counts.posts })}</span>
          </p>
        </div>
      </div>
      <Facts member={member} />
      <div className="absolute top-1.5 right-2">
        <MemberMenu member={member} onAction={onAction} />
      </div>
    </li>
  );
}
