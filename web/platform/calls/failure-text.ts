// What is said of a refused call.
import { minuteMs } from '#contracts/durations.ts';
import { errors, type ErrorCode } from '#contracts/errors.ts';
import type { Key } from '#i18n/message.ts';
import { CallFailure } from '#web/platform/api.ts';
import type { PageWords } from '#web/platform/language.tsx';

export type FailureCode = ErrorCode | 'NO_RESPONSE';

/** A page's own words for a code; `otherwise` where there is no answer of use. */
export type FailureTexts = Partial<Record<FailureCode | 'otherwise', Key>>;

/** Why it was refused, in the page's language: the page's own words, the server's sentence, or those of the catalogue. */
export function reasonText({ t, lng }: Pick<PageWords, 't' | 'lng'>, failure: CallFailure, texts: FailureTexts = {}): string {
  const { status, code, message, fields } = failure;
  const otherwise = texts.otherwise ?? 'errors.notice_noResponse';
  // A server that answered without saying anything of use did answer.
  const own = code === 'NO_RESPONSE' && status > 0 ? otherwise : texts[code];
  if (own) return t.dynamic(own);
  if (!(code in errors)) return t.dynamic(otherwise);
  // What the server says of a single field is at that field.
  const isAboutAll = Object.keys(fields).length === 0;
  return isAboutAll && message && failure.lng === lng ? message : t.dynamic(`errors.${code}` as Key);
}

/** What a message tells of a call that failed, and when to try again. */
export function failureText(words: Pick<PageWords, 't' | 'fmt'>, failure: unknown): string {
  const { t, fmt } = words;
  if (!(failure instanceof CallFailure) || failure.code === 'NO_RESPONSE') return t('errors.notice_noResponse');
  const text = failure.message || t.dynamic(`errors.${failure.code}`);
  if (!failure.retryAfter) return text;
  return `${text} (${fmt.relative(Math.max(minuteMs, failure.retryAfter * 1000), 0)})`;
}
