import { ExternalLink, History } from 'lucide-react';
import { Link } from 'react-router';
import type { Member } from '#contracts/accounts/members.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { staffActionsOf } from './staff-actions.ts';
import type { StaffAction } from './member-calls.ts';

/** Until when and why someone is stopped. */
function Stopped({ member: { status, suspendedUntil, statusReason } }: { member: Member }) {
  const { t, fmt } = useWords();
  if (status === 'normal') return null;
  const until = suspendedUntil ? t('members.stopUntil', { date: fmt.dateTime(suspendedUntil) }) : t('members.stopOpen');
  return (
    <div className="mt-3 rounded-control bg-danger-tint px-3.5 py-2.5 text-ui text-danger-ink">
      <p className="m-0 font-semibold">{status === 'Disabled' ? t('members.stopForGood') : until}</p>
      {statusReason ? <p className="mt-0.5 mb-0 wrap-anywhere">{t('members.reasonIs', { reason: statusReason })}</p> : null}
    </div>
  );
}

function Facts({ member: { joinDate, lastSeenAt, leavesAt, counts } }: { member: Member }) {
  const { t, fmt } = useWords();
  const facts = [
    t('members.joined', { date: fmt.date(joinDate) }),
    lastSeenAt ? t('members.seen', { date: fmt.date(lastSeenAt) }) : t('members.seenNever'),
    t('members.posts', { count: counts.posts, live: fmt.number(counts.live) }),
  ];
  return (
    <>
      <p className="mt-1.5 mb-0 text-small text-muted">{facts.join(' · ')}</p>
      {counts.upheldReports > 0 ? <p className="m-0 text-small font-semibold text-danger">{t('members.upheld', { count: counts.upheldReports })}</p> : null}
      {leavesAt ? <p className="m-0 text-small text-gold-ink">{t('members.leaving', { date: fmt.date(leavesAt) })}</p> : null}
    </>
  );
}

function Marks({ member, isOwn }: { member: Member; isOwn: boolean }) {
  const { t } = useWords();
  return (
    <>
      {member.status === 'normal' ? null : <Tag tone="red">{t(`members.state_${member.status}`)}</Tag>}
      {member.role === 'user' ? null : <Tag tone={member.role === 'firmOwner' ? 'info' : 'green'}>{t(`moderation.role_${member.role}`)}</Tag>}
      {isOwn ? <Tag>{t('members.you')}</Tag> : null}
    </>
  );
}

/** Where more is told: the profile as everyone sees it, and what staff did. */
function Ways({ member: { id, name, status, leavesAt } }: { member: Member }) {
  const { t } = useWords();
  const link = 'inline-flex min-h-11 items-center gap-1.5 text-ui font-semibold text-link no-underline hover:underline [&>svg]:size-4';
  return (
    <div className="flex gap-x-5">
      {status === 'Disabled' || leavesAt ? null : (
        <Link to={`/ProfileDetails/${id}`} aria-label={t('members.profileOf', { name })} className={link}>
          <ExternalLink aria-hidden="true" />
          {t('members.profile')}
        </Link>
      )}
      <Link to={`/admin/log?subject=${id}`} aria-label={t('members.historyOf', { name })} className={link}>
        <History aria-hidden="true" />
        {t('members.history')}
      </Link>
    </div>
  );
}

/** One person: who they are, how they stand, and what may be done. */
export function MemberRow({ member, onAction }: { member: Member; onAction: (action: StaffAction) => void }) {
  const { t, fmt } = useWords();
  const { user } = useSession();
  const actions = staffActionsOf(user, member);
  return (
    <li className="border-b border-line px-4 py-4 last:border-b-0 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-8 lg:px-5">
      <div className="flex gap-3.5">
        <Avatar name={member.name} picture={member.proPic} className="size-12" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h2 className="m-0 !text-lead wrap-anywhere">
              <Link to={`/admin/users/${member.id}`} className="text-ink no-underline hover:underline">
                {member.name}
              </Link>
            </h2>
            <Marks member={member} isOwn={user?.id === member.id} />
          </div>
          <p className="m-0 text-ui">
            <span className="wrap-anywhere">{member.email}</span>
            <span className="text-muted max-lg:hidden"> · </span>
            <span className={`max-lg:block ${member.phone ? '' : 'text-muted'}`}>{member.phone ? fmt.phone(member.phone) : t('members.noPhone')}</span>
          </p>
          <Facts member={member} />
          <Stopped member={member} />
          <Ways member={member} />
        </div>
      </div>
      {actions.length > 0 ? (
        <div className="mt-1 flex flex-wrap gap-2 max-lg:pl-15.5 max-sm:mt-2 max-sm:gap-x-1 max-sm:pl-0 lg:w-44 lg:flex-col lg:flex-nowrap">
          {actions.map((action) => (
            <Button
              key={action}
              kind="outline"
              onClick={() => onAction(action)}
              className={`!min-h-11 !px-3 whitespace-nowrap max-sm:flex-auto max-sm:!px-2 ${action === 'disable' ? '!text-danger' : ''}`}
            >
              {t(action === 'suspend' && member.status === 'suspended' ? 'members.extend' : `members.${action}`)}
              <span className="sr-only">: {member.name}</span>
            </Button>
          ))}
        </div>
      ) : null}
    </li>
  );
}
