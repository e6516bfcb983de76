// Phone numbers that are pasted into the search: no post is found by them, and their digits are no price.
import { contactsInText } from '#contracts/posts/contacts-in-text.ts';

/** 15000-20000 has ten digits as well: without its 0 a number is in one piece, or behind the country code. */
const isPhone = (text: string): boolean => !/^\p{Nd}{1,9}\P{Nd}/u.test(text) || /^[0০8৮]/u.test(text);

const phonesIn = (text: string) => contactsInText(text).filter(({ kind, start, end }) => kind === 'phone' && isPhone(text.slice(start, end)));

export const holdsPhone = (text: string): boolean => phonesIn(text).length > 0;

/** The text without them. */
export const withoutPhones = (text: string): string =>
  phonesIn(text)
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
