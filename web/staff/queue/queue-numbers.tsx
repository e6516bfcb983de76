import type { ReactNode } from 'react';
import type { Overview } from '#contracts/staff/moderation.ts';
import { type OfficeCalendar, officeMinutesBetween } from '#contracts/office-hours.ts';
import { useWords } from '#web/platform/language.tsx';
import { clockFace, urgencyOf } from './urgency.ts';

function Stat({ label, children, urgent = false }: { label: string; children: ReactNode; urgent?: boolean }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-x-2 sm:flex-row-reverse sm:items-baseline">
      <dt className="text-caption leading-snug text-muted sm:text-small">{label}</dt>
      <dd className={`m-0 text-lead leading-snug font-semibold ${urgent ? 'text-clay' : ''}`}>{children}</dd>
    </div>
  );
}

/** How long the queue is and how fast it moves; clay where someone waits too long. */
export function QueueNumbers({ overview, calendar, now }: { overview: Overview; calendar: OfficeCalendar; now: number }) {
  const { t, fmt } = useWords();
  const oldest = overview.oldest ? officeMinutesBetween(Date.parse(overview.oldest.submittedAt), now, calendar) : undefined;
  const median = overview.medianMinutes;
  const none = t('moderation.statNone');
  return (
    <dl className="m-0 grid grid-cols-2 gap-x-3 gap-y-1.5 max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-card max-sm:px-3 max-sm:py-2.5 sm:flex sm:flex-wrap sm:gap-x-6">
      <Stat label={t('moderation.statWaiting')}>{fmt.number(overview.waiting)}</Stat>
      <Stat label={t('moderation.statOldest')} urgent={oldest !== undefined && urgencyOf(oldest) !== 'calm'}>
        {oldest === undefined ? none : fmt.plain(clockFace(oldest))}
      </Stat>
      <Stat label={t('moderation.statMedian')}>{median === null ? none : fmt.plain(clockFace(Math.round(median)))}</Stat>
      <Stat label={t('moderation.statDone')}>{fmt.number(overview.decided)}</Stat>
    </dl>
  );
}
