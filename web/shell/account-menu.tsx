import { Bell, Building2, Heart, KeyRound, LogOut, SearchCheck, Settings, ShieldCheck, Star, UserRound, UsersRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { UserData } from '#contracts/accounts/accounts.ts';
import { Bell as InboxBell } from '#web/notifications/bell.tsx';
import { ConnectionLine } from '#web/notifications/connection-line.tsx';
import { UnreadBadge } from '#web/notifications/unread-badge.tsx';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { useWords } from '#web/platform/language.tsx';
import { endSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { hasDrafts, leaveDrafts, removeDrafts } from '#web/drafts/left-drafts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Disclosure } from './disclosure.tsx';
import { EasySwitch } from './footer.tsx';
import { Suspension } from './suspension.tsx';

/** Loaded on demand: only who signs out with an unsent draft sees it. */
const DraftsDialog = lazy(async () => ({ default: (await loadChunk(() => import('./notices/drafts-dialog.tsx'))).DraftsDialog }));

const links = [
  ['/user/profile', 'myProfile', UserRound],
  ['/user/my-inbox', 'inbox', Bell],
  ['/user/profile-settings', 'settings', Settings],
  ['/user/my-properties', 'myProperties', Building2],
  ['/user/my-saved-posts', 'savedPosts', Heart],
  ['/user/shortlists', 'shortlists', UsersRound],
  ['/user/saved-searches', 'savedSearches', SearchCheck],
  ['/user/my-reviews', 'myReviews', Star],
] as const;

const row =
  'control flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-ui text-ink no-underline hover:bg-sunk [&>svg]:size-5 [&>svg]:text-muted';

function MenuLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={row}>
        {icon}
        {children}
      </Link>
    </li>
  );
}

/** The signed-in person's picture, name and email, links to their pages, and signing out. */
export function AccountMenu({ user }: { user: UserData }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = (drafts?: 'keep' | 'remove'): void => {
    void endSession();
    showToast('info', t('shell.signedOut'));
    void navigate('/');
    if (drafts === 'keep') leaveDrafts(user.id);
    if (drafts === 'remove') void removeDrafts(user.id);
  };
  const signOut = async (): Promise<void> => ((await hasDrafts(user.id)) ? setAsking(true) : leave());
  const suspended = user.status !== 'normal';
  const menu = (
    <Disclosure
      label={t('shell.accountMenu')}
      buttonClass="grid size-12 place-items-center rounded-full"
      panelClass="w-72"
      button={<Avatar name={user.name} picture={user.proPic} className="size-11" />}
    >
      <div className="flex items-center gap-3 border-b border-line px-3 pt-2 pb-3">
        <Avatar name={user.name} picture={user.proPic} className="size-11" />
        <div className="min-w-0">
          <p className="m-0 truncate font-semibold">{user.name}</p>
          <p className="m-0 truncate text-small text-muted">{user.email}</p>
        </div>
      </div>
      {suspended ? <Suspension user={user} /> : null}
      <ConnectionLine className="px-3" />
      <ul className="m-0 mt-2 list-none p-0">
        {suspended ? (
          <MenuLink to="/MyAccount" icon={<KeyRound aria-hidden="true" />}>
            {t('shell.suspendedOwn')}
          </MenuLink>
        ) : (
          links.map(([to, key, Icon]) => (
            <MenuLink key={to} to={to} icon={<Icon aria-hidden="true" />}>
              <span className="flex-1">{t(`shell.${key}`)}</span>
              {key === 'inbox' ? <UnreadBadge className="min-w-5 px-1" /> : null}
            </MenuLink>
          ))
        )}
        {user.role === 'support' || user.role === 'admin' ? (
          <MenuLink to="/admin" icon={<ShieldCheck aria-hidden="true" />}>
            {t('shell.staffArea')}
          </MenuLink>
        ) : null}
        <li className="mt-2 border-t border-line pt-2 max-lg:hidden">
          <EasySwitch look="row" />
        </li>
        <li className="max-lg:mt-2 max-lg:border-t max-lg:border-line max-lg:pt-2">
          <button type="button" onClick={() => void signOut()} className={row}>
            <LogOut aria-hidden="true" />
            {t('shell.signOut')}
          </button>
        </li>
      </ul>
    </Disclosure>
  );
  const dialog = asking ? (
    <Suspense>
      <DraftsDialog onClose={() => setAsking(false)} onLeave={leave} />
    </Suspense>
  ) : null;
  return (
    <>
      {suspended ? null : <InboxBell />}
      {menu}
      {dialog}
    </>
  );
}
