import { isLanguage, type Language } from '#i18n/language.ts';

/** The language of messages: the first of ours in Accept-Language; without the header English (api.md, conventions). */
export function requestLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (isLanguage(tag)) return tag;
  }
  return 'en';
}
