import type { Env } from '#server/env.ts';
import { checkSmtp } from '#server/mail/transport.ts';
import { about, codeOf, type Finding } from './finding.ts';

const mail = about('Mail');

const todos: Readonly<Record<string, string>> = {
  EAUTH: 'Correct the user and the password in SMTP_URL; characters such as @ and / in them are written %40 and %2F.',
  EDNS: 'Correct the host in SMTP_URL.',
  ENOTFOUND: 'Correct the host in SMTP_URL.',
  ETLS: 'The mail server must offer TLS with a valid certificate, since it carries the password: smtp://…:587 or smtps://…:465.',
  ESOCKET: 'Check host and port in SMTP_URL: smtp://…:587 starts unencrypted and switches to TLS, smtps://…:465 starts with TLS.',
};

/** Whether the mail server accepts the credentials; no mail is sent. */
export async function examineMail({ smtpUrl, mailFrom }: Env): Promise<Finding[]> {
  if (!smtpUrl) return [mail.note('No mail server is set: emails are kept on this machine.', 'Set SMTP_URL and MAIL_FROM to send them.')];
  const { hostname } = new URL(smtpUrl);
  try {
    await checkSmtp(smtpUrl);
    return [mail.good(`Signed in to ${hostname}. Emails are sent from ${mailFrom}.`)];
  } catch (error) {
    const { code = '', message } = codeOf(error);
    return [
      mail.wrong(
        `${hostname} does not accept emails: ${message}.`,
        todos[code] ?? 'Check the host and port in SMTP_URL, and that the firewall lets this machine connect to it.',
      ),
    ];
  }
}
