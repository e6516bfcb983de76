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

/** The same page in `lng`: the default language has the plain address, another one names itself in it. */
export function addressIn(url: string, lng: Language): string {
  return lng === defaultLanguage ? url : `${url}${url.includes('?') ? '&' : '?'}${languageKey}=${lng}`;
}

/** Every language of a page with its address, as search engines are told; whoever speaks none of them gets the plain one. */
export const alternatesOf = (url: string): { lang: string; href: string }[] => [
  ...languages.map((lng) => ({ lang: lng, href: addressIn(url, lng) })),
  { lang: 'x-default', href: url },
];
