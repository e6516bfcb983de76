import { Link, useLocation } from 'react-router';
import { secondMs } from '#contracts/durations.ts';
import { useWords, type PageWords } from '#web/platform/language.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ContactRefusal } from './contact/use-contact.ts';

const minute = 60;
const hour = 60 * minute;

/** ৪:০৫ below an hour, then "৫ ঘণ্টা পর". */
function waitText(seconds: number, { t, fmt }: PageWords): string {
  if (seconds >= hour) return t('detail.retryAt', { time: fmt.relative(seconds * secondMs, 0) });
  const clock = `${fmt.plain(Math.floor(seconds / minute))}:${fmt.plain(String(seconds % minute).padStart(2, '0'))}`;
  return t('detail.retryIn', { time: clock });
}

const reasons = { TOO_MANY: 'contactMany', GONE: 'contactTaken', NOT_FOUND: 'contactGone', NO_RESPONSE: 'contactOffline' } as const;

/** Why the number did not come, and when it is worth asking again. */
export function RefusalNotice({ refused, seconds }: { refused: ContactRefusal; seconds: number }) {
  const words = useWords();
  const { pathname, search } = useLocation();
  const reason = refused.code in reasons ? reasons[refused.code as keyof typeof reasons] : 'contactFailed';
  return (
    <Notice tone="danger" alert>
      {refused.signIn ?? words.t(`detail.${reason}`)}
      {refused.signIn === undefined ? null : (
        <Link to={`/SignIn?return=${encodeURIComponent(`${pathname}${search}`)}`} className="my-1 flex min-h-11 items-center font-semibold">
          {words.t('shell.signIn')}
        </Link>
      )}
      {seconds > 0 ? (
        // Only the reason is read out, not every second.
        <span aria-live="off" className="block">
          {waitText(seconds, words)}
        </span>
      ) : null}
    </Notice>
  );
}
