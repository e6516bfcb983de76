// The fonts of the first screen; web/platform/delivery/web-fonts.ts decides when they are loaded and shown.
import type { Language } from '#i18n/language.ts';
import displayBengali from './fonts/display-bengali.woff2?url';
import displayLatin from './fonts/display-latin.woff2?url';
import displaySigns from './fonts/display-signs.woff2?url';
import bengaliLatin from './fonts/text-bengali-latin.woff2?url';
import textBengali from './fonts/text-bengali.woff2?url';
import textLatin from './fonts/text-latin.woff2?url';

export const fontsOf: Readonly<Record<Language, readonly string[]>> = {
  bn: [textBengali, displayBengali, bengaliLatin, displaySigns],
  en: [textLatin, displayLatin],
};
