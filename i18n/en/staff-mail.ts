import type { staffMail as bn } from '#i18n/bn/staff-mail.ts';

// Addresses that get no more email.
export const staffMail = {
  title: 'Stopped emails',
  lead: 'Addresses that get no more email, because it came back or was marked as spam. Members can lift it themselves in their settings.',
  find: 'Email address',
  empty: 'No address is stopped.',
  failed: 'The list could not be loaded.',
  reason_bounce: 'Came back',
  reason_complaint: 'Marked as spam',
  lift: 'Send emails again',
  liftTitle: 'Send emails to this address again?',
  liftText_bounce: 'Emails to {address} came back. Lift it only if the person says that the address works again.',
  liftText_complaint: 'The person at {address} marked an email as spam. Lift it only if they ask for it.',
  lifted: 'Emails are sent to the address again.',
} as const satisfies Record<keyof typeof bn, string>;
