import { Mail, Phone } from 'lucide-react';
import type { Member } from '#contracts/accounts/members.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { Facts } from '#web/staff/kit/row.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import type { StaffAction } from './member-calls.ts';
import { Marks, MemberMenu, Stopped, Warned } from './member-row.tsx';

const contact = 'control inline-flex min-h-12 min-w-0 items-center gap-2 text-ui wrap-anywhere [&>svg]:size-5 [&>svg]:shrink-0';

/** The head of a person's page: who they are, how to reach them, and behind three dots what may be done. */
export function MemberHead({ member, onAction }: { member: Member; onAction: (action: StaffAction) => void }) {
  const { t, fmt } = useWords();
  const { user } = useSession();
  const { id, name, proPic, phone, email, counts, joinDate, lastSeenAt } = member;
  return (
    <header className="relative rounded-card border border-line bg-card p-4 lg:p-5">
      <div className="flex items-center gap-3 pr-11">
        <Avatar name={name} picture={proPic} className="size-12 shrink-0 !text-lead" />
        <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
          <h1 className="m-0 wrap-anywhere">{name}</h1>
          <Marks member={member} isOwn={user?.id === id} />
        </div>
      </div>
      <p className="mt-2 mb-0 flex flex-wrap gap-x-6">
        {phone ? (
          <a href={`tel:${phone}`} className={`${contact} font-semibold text-link`}>
            <Phone aria-hidden="true" />
            {fmt.phone(phone)}
          </a>
        ) : (
          <span className={`${contact} text-muted`}>{t('members.noPhone')}</span>
        )}
        <a href={`mailto:${email}`} className={`${contact} text-link`}>
          <Mail aria-hidden="true" />
          {email}
        </a>
      </p>
      <Facts
        parts={[
          t('members.posts', { count: counts.posts, live: fmt.number(counts.live) }),
          t('members.joined', { date: fmt.date(joinDate) }),
          lastSeenAt && t('members.seen', { date: fmt.date(lastSeenAt) }),
        ]}
      />
      <div className="text-small">
        <Warned member={member} />
        <Stopped member={member} />
      </div>
      <div className="absolute top-4.5 right-2">
        <MemberMenu member={member} onAction={onAction} />
      </div>
    </header>
  );
}
