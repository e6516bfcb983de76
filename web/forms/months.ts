import { wallClock } from '#i18n/times.ts';

/** The first days of the coming months in Bangladesh, as YYYY-MM-DD. */
export function firstsOfMonths(now: string, count: number): string[] {
  const { year, month } = wallClock(now);
  return Array.from({ length: count }, (_, ahead) => {
    const at = month + ahead;
    return `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
  });
}
