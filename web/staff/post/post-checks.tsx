import { Check, CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StaffPost } from '#contracts/staff/moderation.ts';
import { useWords } from '#web/platform/language.tsx';
import { isKnowledge } from './post-flags.tsx';

function CheckLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5 text-ui last:border-b-0 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </li>
  );
}

/** What was found by itself, each with what it means. */
export function PostChecks({ post }: { post: StaffPost }) {
  const { t, fmt } = useWords();
  const { firstSeen, openReports } = post;
  const clean = !post.flags.some((flag) => flag === 'phoneInText' || flag === 'linkInText');
  return (
    <ul className="m-0 list-none p-0">
      {post.flags.map((flag) => (
        <CheckLine
          key={flag}
          icon={isKnowledge(flag) ? <Info aria-hidden="true" className="text-info" /> : <CircleAlert aria-hidden="true" className="text-danger" />}
        >
          <b className="font-semibold">{t(`moderation.check_${flag}`)}</b> {t(`moderation.checkMore_${flag}`)}
        </CheckLine>
      ))}
      {clean ? <CheckLine icon={<Check aria-hidden="true" className="text-primary" />}>{t('moderation.checkNone')}</CheckLine> : null}
      {openReports > 0 ? (
        <CheckLine icon={<CircleAlert aria-hidden="true" className="text-danger" />}>{t('moderation.checkReports', { count: openReports })}</CheckLine>
      ) : null}
      {firstSeen ? (
        <CheckLine icon={<Info aria-hidden="true" className="text-info" />}>{t('moderation.checkSeen', { date: fmt.date(firstSeen) })}</CheckLine>
      ) : null}
    </ul>
  );
}
