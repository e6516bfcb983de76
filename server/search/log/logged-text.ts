// The text of a search as it is logged: in one spelling, and without anything that says who wrote it or whom it is about.
import { contactsInText } from '#contracts/posts/contacts-in-text.ts';
import { limits } from '#contracts/limits.ts';
import { toAsciiDigits } from '#i18n/digits.ts';

/** Numbers of identity cards and the like; no price has so many digits. */
const longNumber = /\d{10,}/g;

/** Empty where nothing is left to log. */
export function loggedText(typed: string): string {
  let text = typed.normalize('NFC');
  for (const { start, end } of contactsInText(text).toReversed()) text = `${text.slice(0, start)} ${text.slice(end)}`;
  const plain = toAsciiDigits(text)
    .toLowerCase()
    .replace(longNumber, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(plain) ? [...plain].slice(0, limits.search.textMax).join('') : '';
}
