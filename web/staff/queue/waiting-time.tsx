import { type OfficeCalendar, officeAt, officeMinutesBetween } from '#contracts/office-hours.ts';
import { useWords } from '#web/platform/language.tsx';
import { clockFace, urgencyOf } from './urgency.ts';

const sentences = { calm: 'waited', pressing: 'waitedPressing', overdue: 'waitedOverdue' } as const;

/** At the row's end. */
const box = 'flex shrink-0 flex-col items-end text-right leading-snug';
/** What is no clock has a line of its own below the text on small screens, where the text needs the width. */
export const belowText = 'shrink-0 max-sm:w-full max-sm:pl-20';

/** Hours and minutes of opening time since the submission; clay once half of the promised time is gone. */
export function WaitingTime({ since, calendar, now }: { since: string; calendar: OfficeCalendar; now: number }) {
  const { t, fmt } = useWords();
  const minutes = officeMinutesBetween(Date.parse(since), now, calendar);
  const office = officeAt(now, calendar);
  if (minutes === 0 && !office.open) {
    return (
      <span className={`${belowText} leading-snug sm:text-right`}>
        <span className="text-caption text-muted max-sm:after:content-[':_'] sm:block">{t('moderation.waitsFrom')}</span>
        <span className="text-caption max-sm:text-muted sm:text-ui sm:font-semibold">{fmt.clock(new Date(office.until).toISOString())}</span>
      </span>
    );
  }
  const urgency = urgencyOf(minutes);
  const sentence = t(`moderation.${sentences[urgency]}`, { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return (
    <span className={box} title={sentence}>
      <span className="sr-only">{sentence}</span>
      <span aria-hidden="true" className={`text-lead font-semibold ${urgency === 'calm' ? '' : 'text-clay'}`}>
        {fmt.plain(clockFace(minutes))}
      </span>
      <span aria-hidden="true" className="text-caption text-muted">
        {t('moderation.hours')}
      </span>
    </span>
  );
}
