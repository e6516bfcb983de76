/** Both languages of the product; Bengali is a full parallel of English and the default. */
export const languages = ['bn', 'en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'bn';

/** Name of the localStorage entry and of the cookie that mirrors it. */
export const languageKey = 'lng';

/** Locales for Intl: grouping by lakh and crore with Bengali digits, or the English (US) style. */
export const locales = { bn: 'bn-BD', en: 'en-US' } as const satisfies Record<Language, string>;

/** Whether a value is one of our language codes. */
export function isLanguage(value: unknown): value is Language {
  return value === 'bn' || value === 'en';
}

/** The URL of the same page in `lng`: the default language has the plain URL, the other adds a parameter. */
export function addressIn(url: string, lng: Language): string {
  return lng === defaultLanguage ? url : `${url}${url.includes('?') ? '&' : '?'}${languageKey}=${lng}`;
}

/** The hreflang links of a page; `x-default` is the plain URL. */
export const alternatesOf = (url: string): { lang: string; href: string }[] => [
  ...languages.map((lng) => ({ lang: lng, href: addressIn(url, lng) })),
  { lang: 'x-default', href: url },
];
