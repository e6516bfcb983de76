/** The mailbox of "name+tag@host": mail to every tag arrives in the same one. */
export function withoutTag(email: string): string {
  const [name = '', host = ''] = [email.slice(0, email.lastIndexOf('@')), email.slice(email.lastIndexOf('@') + 1)];
  const tag = name.indexOf('+');
  return tag > 0 ? `${name.slice(0, tag)}@${host}` : email;
}

/** Whose mail ignores dots in names. */
const withoutDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Providers that ask for a phone number or a captcha before they give out a mailbox. Anyone can have a thousand on a domain of their own. */
const guardedHosts: ReadonlySet<string> = new Set([
  'gmail.com',
  'yahoo.com',
  'ymail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'proton.me',
  'protonmail.com',
]);

/** Whether a second mailbox like this one takes effort to get. */
export const isGuardedMailbox = (mailbox: string): boolean => guardedHosts.has(mailbox.slice(mailbox.lastIndexOf('@') + 1));

/** One spelling for all that arrives in the same mailbox, so that one person with many addresses is one. */
export function mailboxOf(email: string): string {
  const plain = withoutTag(email.toLowerCase());
  const at = plain.lastIndexOf('@');
  return withoutDots.has(plain.slice(at + 1)) ? `${plain.slice(0, at).replaceAll('.', '')}@gmail.com` : plain;
}
