import { dayNumber } from '#contracts/dhaka.ts';
import type { Office } from '#contracts/overview.ts';
import type { PageWords } from '#web/platform/language.tsx';

const dayOf = (at: string): number => dayNumber(Date.parse(at));

/** Whether someone answers now, or when: এখন খোলা, সন্ধ্যা ৭টা পর্যন্ত. */
export function officeText({ open, until }: Office, { t, fmt, now }: Pick<PageWords, 't' | 'fmt' | 'now'>): string {
  const time = fmt.clock(until);
  if (open) return t('pages.openNow', { time });
  const days = dayOf(until) - dayOf(now);
  if (days === 0) return t('pages.opensToday', { time });
  return days === 1 ? t('pages.opensTomorrow', { time }) : t('pages.opensOn', { date: fmt.date(until), time });
}
