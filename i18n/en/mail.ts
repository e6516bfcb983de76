import type { mail as bn } from '#i18n/bn/mail.ts';

export const mail = {
  // Every letter
  brand: 'Uthan',
  footer: 'This mail was sent automatically; there is no need to reply.',
  care: 'Customer care: {phone}, daily {opens} to {closes}.',
  link: 'If the link does not open, copy this address into your browser:',

  // Registering
  codeSubject: 'Your Uthan registration code',
  codeHeading: 'Verify your email',
  codeText: 'To complete your registration at Uthan, enter this code:',
  codeValid: 'The code is valid for {minutes} minutes. Tell it to nobody; none of us will ever ask for it.',
  codeNotYou: 'If you did not ask for a code, you need not do anything.',

  // A forgotten password
  resetSubject: 'Your code for a new Uthan password',
  resetHeading: 'Set a new password',
  resetText: 'To set a new password, enter this code:',
  resetLink: 'Or open the link below. It works once, within {minutes} minutes.',
  resetButton: 'Set a new password',
  resetNotYou: 'If you did not ask for this, you need not do anything; your password has not changed.',
  closedSubject: 'Your Uthan account',
  closedHeading: 'This email is disabled',
  closedText: 'Somebody asked for a new password for this email, but its account is disabled. If you have questions, please call customer care.',

  // The account
  passwordSubject: 'Your Uthan password was changed',
  passwordHeading: 'Password changed',
  passwordText: 'Your password was changed on {when}. All other devices were signed out.',
  passwordNotYou: 'If this was not you, set a new password at once and tell customer care.',
  deviceSubject: 'Sign-in from a new device',
  deviceHeading: 'Sign-in from a new device',
  deviceText: 'On {when} your account was signed in to from a new device: {device}.',
  deviceUnknown: 'unknown device',
  deviceOn: '{browser} on {system}',
  deviceNotYou: 'If this was you, you need not do anything. If not, change your password at once; that signs every other device out.',
  copiedSubject: 'We signed a device out of your Uthan account',
  copiedHeading: 'A device was signed out',
  copiedText:
    'On {when} an old sign-in of your account was used again, although it had been replaced. To keep your account safe we signed this device out: {device}.',
  copiedNext:
    'You can sign in there again. If you see anything in your account that you did not do, change your password at once; that signs every other device out.',
  leavingSubject: 'Your Uthan account was deleted',
  leavingHeading: 'Account deleted',
  leavingText: 'Nobody sees your posts and your profile any more. On {date} your personal data will be erased for good.',
  leavingUndo: 'If you change your mind, sign in before that; everything will be as it was.',
  returnedSubject: 'Your Uthan account is back',
  returnedHeading: 'Welcome back',
  returnedText: 'Because you signed in, your account will not be deleted. Your posts can be seen again too.',
  suspendedSubject: 'Your Uthan account is suspended',
  suspendedHeading: 'Account suspended',
  suspendedUntil: 'Your account is suspended until {date}. After that it opens by itself.',
  suspendedOpen: 'Your account is suspended until further notice.',
  suspendedPosts: 'Meanwhile your posts are not shown.',
  disabledSubject: 'Your Uthan account was disabled',
  disabledHeading: 'Account disabled',
  disabledText: 'Your account was disabled because rules were broken. If you object, please call customer care.',
  restoredSubject: 'Your Uthan account is open again',
  restoredHeading: 'Account open again',
  restoredText: 'You can use your account as before.',
  reason: 'Reason: {reason}',

  // Posts that end
  endingSubject: '{count, plural, one {Your post at Uthan is ending} other {# of your posts at Uthan are ending}}',
  endingHeading: '{count, plural, one {Your post is about to end} other {# of your posts are about to end}}',
  endingText: '{count, plural, one {After this moment nobody will find it:} other {After these moments nobody will find them:}}',
  endingPost: '“{title}”, number {number}: until {when}',
  endingRenew: 'One tap in My properties keeps a post for {days} more days and uses up no edit. If it is sold or rented, mark it so or delete it.',
  endingButton: 'Open My properties',

  // The mailbox of a machine without a mail server
  boxTitle: "Uthan · this machine's mailbox",
  boxLead: 'No mail server is configured, so emails are kept here. Only this machine can see them.',
  boxEmpty: 'No emails yet.',
  boxTo: 'To',
  boxAt: 'At',
  boxFormatted: 'See it formatted',
} as const satisfies Record<keyof typeof bn, string>;
