import type { Translate } from '#i18n/translate.ts';

const hour = 60;

/** Minutes as people say them: ৪৫ মিনিট, ২ ঘণ্টা, ২ ঘণ্টা ১০ মিনিট. */
export function paceText(total: number, t: Translate): string {
  const hours = Math.floor(total / hour);
  const minutes = total % hour;
  if (hours === 0) return t('pages.paceMinutes', { minutes: Math.max(1, minutes) });
  return minutes === 0 ? t('pages.paceHours', { hours }) : t('pages.paceBoth', { hours, minutes });
}
