import type { mail as bn } from '#i18n/bn/mail.ts';

export const mail = {
  // Every letter
  brand: 'Uthan',
  footer: 'This is an automatic email; please do not reply.',
  care: 'Customer care: {phone}, daily {opens} to {closes}.',
  controller: 'Sent by {name}, {address}',

  // Registering
  codeSubject: 'Your Uthan registration code',
  codeHeading: 'Verify your email',
  codeText: 'To complete your registration on Uthan, enter this code:',
  codeValid: 'The code is valid for {minutes} minutes. Don’t share it with anyone; we will never ask for it.',
  codeNotYou: 'If you didn’t ask for a code, you can ignore this email.',

  // A forgotten password
  resetSubject: 'Your Uthan password reset code',
  resetHeading: 'Set a new password',
  resetText: 'To set a new password, enter this code:',
  resetLink: 'Or open the link below. It works once, within {minutes} minutes.',
  resetLinkHours:
    'Too many codes were requested for this email today, so we can’t send another one yet. Use the link below instead: it works once, within {hours} hours.',
  resetButton: 'Set a new password',
  resetNotYou: 'If you didn’t ask for this, ignore this email; your password has not changed.',
  closedSubject: 'Your Uthan account',
  closedHeading: 'This email is disabled',
  closedText: 'Someone asked to reset the password for this email, but its account is disabled. If you have questions, please call customer care.',

  // The account
  passwordSubject: 'Your Uthan password was changed',
  passwordHeading: 'Password changed',
  passwordText: 'Your password was changed on {when}. You have been signed out on all other devices.',
  passwordNotYou: 'If this wasn’t you, set a new password now and call customer care.',
  deviceSubject: 'Sign-in from a new device',
  deviceHeading: 'Sign-in from a new device',
  deviceText: 'There was a new sign-in to your account on {when}: {device}.',
  deviceUnknown: 'unknown device',
  deviceOn: '{browser} on {system}',
  deviceNotYou: 'If this was you, there is nothing to do. If not, change your password now; that signs out every other device.',
  noCodeSubject: 'Your password was entered, but no code',
  noCodeHeading: 'Someone has your password',
  noCodeText: 'On {when} your correct password was entered on a device we do not know ({device}), but no correct code came after it.',
  noCodeSafe: 'No one got into your account: without the code from your authenticator app the password is not enough.',
  noCodeNotYou: 'If this was you, there is nothing to do. If not, change your password now and tell an admin.',
  keySubject: 'A new API key for your Uthan account',
  keyHeading: 'A new API key was created',
  keyText:
    'An API key named “{name}” was created for your account on {when}: {device}. Any program that has it can use your account within the limits you set.',
  keyNotYou: 'If this was you, there is nothing to do. If not, change your password now; this revokes all API keys and signs out every other device.',
  copiedSubject: 'A device was signed out of your Uthan account',
  copiedHeading: 'A device was signed out',
  copiedText:
    'On {when} an outdated sign-in of your account was used; someone may have copied it. To keep your account safe, we signed out this device: {device}.',
  copiedNext:
    'You can sign in again there. If you see anything in your account that you did not do, change your password now; that signs out every other device.',
  leavingSubject: 'Your Uthan account was deleted',
  leavingHeading: 'Account deleted',
  leavingText: 'Your posts and profile are no longer visible. On {date} your personal data will be erased for good.',
  leavingUndo: 'If you change your mind, sign in before then and everything will be restored.',
  returnedSubject: 'Your Uthan account is back',
  returnedHeading: 'Welcome back',
  returnedText: 'Because you signed in, your account will not be deleted. Your posts are visible again.',
  suspendedSubject: 'Your Uthan account is suspended',
  suspendedHeading: 'Account suspended',
  suspendedUntil: 'Your account is suspended until {date}. After that the suspension ends automatically.',
  suspendedOpen: 'Your account is suspended until further notice.',
  suspendedPosts: 'In the meantime your posts are hidden.',
  disabledSubject: 'Your Uthan account was disabled',
  disabledHeading: 'Account disabled',
  disabledText: 'Your account was disabled for breaking our rules. If you think this is a mistake, please call customer care.',
  twoStepSubject_on: 'Two-step sign-in is on for your Uthan account',
  twoStepSubject_off: 'Two-step sign-in is off for your Uthan account',
  twoStepSubject_codesRenewed: 'New recovery codes for your Uthan account',
  twoStepSubject_recoveryUsed: 'A recovery code of your Uthan account was used',
  twoStepText_on: 'On {when}, two-step sign-in was turned on. From now on you need your password and a code from your authenticator app.',
  twoStepText_off: 'On {when}, two-step sign-in was turned off. Your password alone is now enough to sign in.',
  twoStepText_codesRenewed: 'New recovery codes were created on {when}. The old ones no longer work.',
  twoStepText_recoveryUsed: 'A recovery code was used on {when}. It can’t be used again.',
  twoStepNotYou: 'If this was not you, change your password now and tell the other admins.',
  restoredSubject: 'Your Uthan account is active again',
  restoredHeading: 'Your account is active again',
  restoredText: 'You can use your account as before.',
  reason: 'Reason: {reason}',

  // Posts that end
  endingSubject: '{count, plural, one {Your post on Uthan expires soon} other {# of your posts on Uthan expire soon}}',
  endingHeading: '{count, plural, one {Your post is about to expire} other {# of your posts are about to expire}}',
  endingText: '{count, plural, one {After this time it will no longer be listed:} other {After these times they will no longer be listed:}}',
  endingPost: '“{title}”, number {number}: until {when}',
  endingRenew: 'In My properties you can renew a post for {days} more days with one tap, without using an edit. If it is sold or rented, mark it or delete it.',
  endingButton: 'Open My properties',

  endedSubject: '{count, plural, one {Your post on Uthan has expired} other {# of your posts on Uthan have expired}}',
  endedHeading: '{count, plural, one {Your post has expired} other {# of your posts have expired}}',
  endedText: '{count, plural, one {It is no longer listed:} other {They are no longer listed:}}',
  endedPost: '“{title}”, number {number}',
  endedRenew: 'In My properties you can renew a post to show it for {days} more days.',

  // A notification
  noticeSubject: '{title}: {post}',
  noticeButton: 'See it on Uthan',
  sentBackAbout: '“{title}”, post number {number}.',
  sentBackNote: 'Note from our team: {note}',
  sentBackHowField: 'How to fix it: each link above opens the form right at that field. Correct everything, then submit once.',
  sentBackHow: 'How to fix it: open the post with the button below, correct it and submit it again.',
  sentBackButton: 'Open the post',
  stopGroup: 'To stop emails about “{group}”, open this link (no sign-in needed):',

  // The mailbox of a machine without a mail server
  boxTitle: 'Uthan · this computer’s mailbox',
  boxLead: 'No mail server is configured, so emails are saved here. Only this computer can see them.',
  boxEmpty: 'No emails yet.',
  boxTo: 'To',
  boxAt: 'Sent',
  boxFormatted: 'View formatted',

  // A code for a review
  reviewCodeSubject: 'Your review code for {company}',
  reviewCodeHeading: 'Tell others how the work went',
  reviewCodeText: '{company} has finished “{project}” for you. To review it, you need this code:',
  reviewCodeHow:
    'Enter the code on the firm’s page, then give a rating, a few words and up to two photos. Because of the code, your review is shown as verified.',
  reviewCodeValid: 'The code works once, until {date}.',
  reviewCodeButton: 'Write a review',

  // A test by an admin
  testSubject: 'Uthan: test email',
  testHeading: 'Emails are arriving',
  testText: 'You requested this email on the staff pages. If you’re reading it, email delivery works.',
  testAt: 'Requested: {time}',
  /** A text message: one part of it, which is all that is paid for. */
  numberMessage: '{code} is your code for Uthan. It shows that this number is yours. Valid for {minutes} minutes. Give it to no one.',

  // To the admins
  alertOnce: 'You get this at most once a day, as long as it lasts.',
  alertOpen: 'Open the system page',
  alert_backupFailed: 'The backup of Uthan failed',
  alertWhat_backupFailed: 'The last backup failed {number} hours ago. Until one succeeds, what came since the last good one would be lost with the disk.',
  alertDo_backupFailed:
    'Run npm run backup on the machine and read what it says: usually a full disk or a folder that cannot be written. Then check it with npm run backup -- --check FOLDER.',
  alert_backupMissing: 'Uthan has no backup of the last days',
  alertWhat_backupMissing: 'No backup has succeeded for {number} hours.',
  alertDo_backupMissing:
    'Check that the timer runs (systemctl list-timers uthan-backup.timer), or take one by hand with npm run backup -- --into FOLDER --keep 7.',
  alert_diskFull: 'The disk of Uthan is nearly full',
  alertWhat_diskFull: '{number} MB are free where photos are stored. Once nothing is free, no post with photos can be sent.',
  alertDo_diskFull: 'Delete old backups and logs on that disk, or make it larger. Photos of deleted posts are removed automatically after a month.',
  alert_mailWaits: 'Emails of Uthan are not leaving',
  alertWhat_mailWaits: 'An email has been waiting for {number} minutes, so registration codes are late too. This one may be late as well.',
  alertDo_mailWaits: 'Check the mail server with npm run doctor: it says what is wrong with SMTP_URL. Waiting emails are sent automatically once it answers.',
  alert_certificateEnds: 'The certificate of Uthan expires soon',
  alertWhat_certificateEnds: 'The certificate of the site is valid for {number} more days. After that no browser opens it.',
  alertDo_certificateEnds: 'Renew it now, for example with certbot renew, reload the proxy, and find out why it was not renewed automatically.',
} as const satisfies Record<keyof typeof bn, string>;
