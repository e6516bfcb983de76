import { type OfficeCalendar, officeAt, officeMinutesBetween } from '#contracts/office-hours.ts';
import { useWords } from '#web/platform/language.tsx';
import { clockFace, urgencyOf } from './urgency.ts';

const sentences = { calm: 'waited', pressing: 'waitedPressing', overdue: 'waitedOverdue' } as const;

/** At the row's end. */
const box = 'flex shrink-0 flex-col items-end text-right leading-snug max-sm:max-w-16';

/** Hours and minutes of opening time since the submission; clay once half of the promised time is gone. */
export function WaitingTime({ since, calendar, now }: { since: string; calendar: OfficeCalendar; now: number }) {
  const { t, fmt } = useWords();
  const minutes = officeMinutesBetween(Date.parse(since), now, calendar);
  const office = officeAt(now, calendar);
  if (minutes === 0 && !office.open) {
    return (
      <span className={box}>
        <span className="text-caption text-muted">{t('moderation.waitsFrom')}</span>
        <span className="text-small font-semibold sm:text-ui">{fmt.clock(new Date(office.until).toISOString())}</span>
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
