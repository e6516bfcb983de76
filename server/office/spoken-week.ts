// The hours of a week in words: those of most days, and the days that differ.
import { limits } from '#contracts/limits.ts';
import type { DayHours, WeekHours } from '#contracts/office-hours.ts';
import type { SpokenHours } from '#contracts/pages/site-facts.ts';
import { translatorOf } from '#i18n/compile.ts';
import { formatter } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';

const same = (one: DayHours, other: DayHours): boolean => one?.opens === other?.opens && one?.closes === other?.closes;

/** The open hours that most days have; of equally many the first. */
function mostCommon(week: WeekHours): NonNullable<DayHours> {
  const open = week.filter((day) => day !== null);
  const count = (hours: DayHours): number => open.filter((other) => same(hours, other)).length;
  const [first] = open.toSorted((one, other) => count(other) - count(one));
  if (!first) throw new Error('The office is open on no day of the week.');
  return first;
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

function speak(week: WeekHours, lng: Language): SpokenHours {
  const [t, fmt] = [translatorOf(lng), formatter(lng)];
  const usual = mostCommon(week);
  const hour = (value: number): string => fmt.hour(value % 24);
  const differing = weekdays.filter((day) => !same(week[day] ?? null, usual));
  const kinds = differing.filter((day, at) => differing.findIndex((other) => same(week[other] ?? null, week[day] ?? null)) === at);
  const said = kinds.map((kind) => {
    const hours = week[kind] ?? null;
    const days = fmt.list(differing.filter((day) => same(week[day] ?? null, hours)).map((day) => t(`staffSettings.weekday_${day}`)));
    return hours ? t('staffSettings.otherHours', { days, opens: hour(hours.opens), closes: hour(hours.closes) }) : t('staffSettings.otherShut', { days });
  });
  const closes = hour(usual.closes);
  const late = hour(Math.max(usual.opens, usual.closes - limits.posts.reviewHoursMax));
  return { opens: hour(usual.opens), late, closes: said.length > 0 ? `${closes} (${said.join('; ')})` : closes };
}

/** "10:00 AM" and "7:00 PM (Thursday 10:00 AM to 4:00 PM; Friday closed)", in both languages. */
export const spokenWeek = (week: WeekHours): Record<Language, SpokenHours> => ({ bn: speak(week, 'bn'), en: speak(week, 'en') });
