import { Bell as Drawn } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { UnreadBadge } from './unread-badge.tsx';
import { askUnread, watchUnread } from './watch-unread.ts';

/** The way to the inbox with what is unread there. On small screens the bar at the bottom has it; the number is kept here. */
export function Bell({ userId }: { userId: string }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  useEffect(watchUnread, [userId]);
  useEffect(askUnread, [pathname]);
  return (
    <Link to="/user/my-inbox" className="relative hidden size-12 place-items-center rounded-full text-ink hover:bg-sunk lg:grid">
      <Drawn aria-hidden="true" className="size-6" />
      <span className="sr-only">{t('shell.inbox')} </span>
      <UnreadBadge className="absolute top-1 right-0.5 min-w-5 px-1" />
    </Link>
  );
}
