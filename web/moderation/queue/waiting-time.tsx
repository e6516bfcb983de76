import { type OfficeCalendar, officeAt, officeMinutesBetween } from '#contracts/office-hours.ts';
import { useWords } from '#web/platform/language.tsx';
import { clockFace, urgencyOf } from './urgency.ts';

const sentences = { calm: 'waited', pressing: 'waitedPressing', overdue: 'waitedOverdue' } as const;

/** Hours and minutes of opening time since the submission; clay once half of the promised time is gone. */
export function WaitingTime({ since, calendar, now }: { since: string; calendar: OfficeCalendar; now: number }) {
  const { t, fmt } = useWords();
  const minutes = officeMinutesBetween(Date.parse(since), now, calendar);
  const office = officeAt(now, calendar);
  if (minutes === 0 && !office.open) {
    return (
      <span className="block shrink-0 text-right leading-snug">
        <span className="block text-caption text-muted">{t('moderation.waitsFrom')}</span>
        <span className="block text-ui font-semibold">{fmt.clock(new Date(office.until).toISOString())}</span>
      </span>
    );
  }
  const urgency = urgencyOf(minutes);
  const sentence = t(`moderation.${sentences[urgency]}`, { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return (
    <span className="block shrink-0 text-right leading-snug" title={sentence}>
      <span className="sr-only">{sentence}</span>
      <span aria-hidden="true" className={`block text-lead font-semibold ${urgency === 'calm' ? '' : 'text-clay'}`}>
        {fmt.plain(clockFace(minutes))}
      </span>
      <span aria-hidden="true" className="block text-caption text-muted">
        {t('moderation.hours')}
      </span>
    </span>
  );
}
