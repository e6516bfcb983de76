import type { phones as bn } from '#i18n/bn/phones.ts';

// Proving a post's phone number.
export const phones = {
  document: 'Verify a phone number · Uthan',
  title: 'Verify the phone number',
  lead: 'We send a code by SMS to the number on post #{number}. Buyers then see “Number verified” on the post. You don’t have to.',
  proved: 'Verified',
  closed: 'Codes can’t be sent to this number.',
  sendCode: 'Send code',
  sentTo: 'A code was sent to {phone} by SMS. It is valid for {minutes} minutes.',
  verify: 'Verify',
  failed: 'The numbers could not be loaded',
  toList: 'My posts',
} as const satisfies Record<keyof typeof bn, string>;
