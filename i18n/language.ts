/** Both languages of the product; Bengali is a full parallel of English and the default. */
export const languages = ['bn', 'en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'bn';

/** Name of the entry in the browser's storage, and of the cookie that mirrors it. */
export const languageKey = 'lng';

/** Locales for Intl: grouping by lakh and crore with Bengali digits, or the English (US) style. */
export const locales = { bn: 'bn-BD', en: 'en-US' } as const satisfies Record<Language, string>;

/** Whether a stored or received value names one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return value === 'bn' || value === 'en';
}
