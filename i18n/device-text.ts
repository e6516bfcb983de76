// A device in plain text, as letters and the inbox speak of it.
import type { Translate } from './translate.ts';

/** Chrome on Android; what is known of it. */
export function deviceText({ browser, system }: { browser: string | null; system: string | null }, t: Translate): string {
  if (browser && system) return t('mail.deviceOn', { browser, system });
  return browser ?? system ?? t('mail.deviceUnknown');
}
