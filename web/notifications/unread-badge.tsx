import { useWords } from '#web/platform/language.tsx';
import { useNotifications } from './use-notifications.ts';

/** More is not worth counting on a badge. */
const shownMax = 99;

/** The number on a corner of a bell; read out with its words. */
export function UnreadBadge({ className }: { className?: string }) {
  const { t, fmt } = useWords();
  const { unread: count = 0 } = useNotifications();
  if (count === 0) return null;
  return (
    <span className={`rounded-full bg-clay text-center text-badge leading-5 font-semibold text-on-primary tabular-nums ${className ?? ''}`}>
      <span aria-hidden="true">{count > shownMax ? `${fmt.number(shownMax)}+` : fmt.number(count)}</span>
      <span className="sr-only">{t('shell.unread', { count })}</span>
    </span>
  );
}
