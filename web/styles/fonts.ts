// The faces that the first screen is written in, fetched beside the styles instead of after them, so that text does not
// move when they arrive.
import displayBengali from '@fontsource/anek-bangla/files/anek-bangla-bengali-600-normal.woff2?url';
import displayLatin from '@fontsource/anek-bangla/files/anek-bangla-latin-600-normal.woff2?url';
import textLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import textBengali from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2?url';
import boldBengali from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-600-normal.woff2?url';
import type { Language } from '#i18n/language.ts';

export const fontsOf: Readonly<Record<Language, readonly string[]>> = {
  bn: [textBengali, displayBengali, boldBengali],
  en: [textLatin, displayLatin],
};
