import { Bell as Drawn } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { UnreadBadge } from './unread-badge.tsx';

/** The way to the inbox with what is unread there. On small screens the bar at the bottom has it. */
export function Bell() {
  const { t } = useWords();
  return (
    <Link to="/user/my-inbox" className="relative hidden size-12 place-items-center rounded-full text-ink hover:bg-sunk lg:grid">
      <Drawn aria-hidden="true" className="size-6" />
      <span className="sr-only">{t('shell.inbox')} </span>
      <UnreadBadge className="absolute top-1 right-0.5 min-w-5 px-1" />
    </Link>
  );
}
