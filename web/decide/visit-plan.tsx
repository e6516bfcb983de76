import { CalendarPlus } from 'lucide-react';
import { dhakaOffset, dayNumber, writtenDay } from '#contracts/dhaka.ts';
import { detailPath } from '#contracts/posts/detail-path.ts';
import type { PostPage } from '#contracts/posts/posts.ts';
import { wallClock } from '#i18n/times.ts';
import { closestArea } from '#web/listings/paths.ts';
import { download } from '#web/platform/calls/download.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import { Field } from '#web/ui/field.tsx';
import { calendarFile } from './calendar-file.ts';
import { changeNotes } from './notebook.ts';
import { Reminder } from './reminder.tsx';
import { useReminder } from './use-reminder.ts';

const daysAhead = 21;
const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
const usualHour = 17;

const momentOf = (day: string, hour: number): string => `${day}T${String(hour).padStart(2, '0')}:00:00${dhakaOffset}`;

interface VisitPlanProps {
  post: PostPage;
  visitAt: string | null;
  remindAt: string | null;
  now: string;
}

/** When one goes there, with a file for the phone's calendar, which reminds an hour before, and a notification. */
export function VisitPlan({ post, visitAt, remindAt, now }: VisitPlanProps) {
  const { t, fmt, lng } = useWords();
  const { PostID } = post;
  const today = dayNumber(Date.parse(now));
  const day = visitAt?.slice(0, 10) ?? '';
  const days = Array.from({ length: daysAhead }, (_, ahead) => writtenDay(today + ahead));
  const hour = visitAt ? wallClock(visitAt).hour : usualHour;
  const reminder = useReminder(PostID);
  const keep = (next: string, at: number): void => {
    const moment = next === '' ? null : momentOf(next, at);
    changeNotes(PostID, { visitAt: moment });
    // What the account was told of holds for the new time too.
    if (remindAt) reminder.set(moment);
  };
  const save = (): void => {
    if (!visitAt) return;
    const place = t('posts.place', { area: closestArea(post.place)[lng], district: post.place.district[lng] });
    const title = t('decide.visitOf', { title: post.postTitle });
    const url = `${location.origin}${detailPath(post)}`;
    download(`uthan-${PostID}.ics`, new Blob([calendarFile({ id: PostID, at: visitAt, title, place, url }, Date.now())], { type: 'text/calendar' }));
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field id={`visit-day-${PostID}`} label={t('decide.visitDay')} className="min-w-46 flex-1">
        <Select id={`visit-day-${PostID}`} value={day} onChange={(event) => keep(event.target.value, hour)}>
          <option value="">{t('decide.visitNone')}</option>
          {(day === '' || days.includes(day) ? days : [day, ...days]).map((one) => (
            <option key={one} value={one}>
              {fmt.dayMonth(one)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={`visit-hour-${PostID}`} label={t('decide.visitHour')} className="min-w-36 flex-1">
        <Select id={`visit-hour-${PostID}`} value={hour} disabled={day === ''} onChange={(event) => keep(day, Number(event.target.value))}>
          {hours.map((one) => (
            <option key={one} value={one}>
              {fmt.hour(one)}
            </option>
          ))}
        </Select>
      </Field>
      {visitAt && Date.parse(visitAt) > Date.parse(now) ? (
        <>
          <Button kind="outline" onClick={save} className="w-full print:hidden">
            <CalendarPlus aria-hidden="true" className="size-5" />
            {t('decide.toCalendar')}
          </Button>
          <Reminder isSet={remindAt === visitAt} busy={reminder.busy} onSet={(on) => reminder.set(on ? visitAt : null)} />
        </>
      ) : null}
    </div>
  );
}
