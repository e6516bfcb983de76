import { limits } from '#contracts/limits.ts';
import { translatorOf } from '#i18n/compile.ts';
import { formatter } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { Env } from '#server/env.ts';

/** Numbers of the country's mobile networks. */
const isMobile = (phone: string): boolean => /^01[3-9]\d{8}$/.test(phone);

type Setting = Pick<Env, 'production' | 'sms' | 'smtpUrl'>;

/** A machine without a mail server reads messages in its mailbox too. */
export const readsMailbox = ({ production, sms, smtpUrl }: Setting): boolean => !production && !sms && !smtpUrl;

/** Whether a code can be sent to this number. */
export const canReach = (env: Setting, phone: string): boolean => readsMailbox(env) || (env.sms !== undefined && isMobile(phone));

/** A message in another script than Latin has so many letters in one part, and every part is paid for. */
export const partLength = { bn: 70, en: 160 } as const satisfies Record<Language, number>;

/** The code stays in ASCII digits, so that phones find it. */
export const messageWith = (code: string, lng: Language): string =>
  translatorOf(lng)('mail.numberMessage', { code, minutes: formatter(lng).number(limits.codes.validMinutes) });
