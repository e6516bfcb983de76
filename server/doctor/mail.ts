import type { Env } from '#server/env.ts';
import { checkSmtp } from '#server/mail/post.ts';
import { about, codeOf, type Finding } from './finding.ts';

const mail = about('Mail');

const todos: Readonly<Record<string, string>> = {
  EAUTH: 'Correct the user and the password in SMTP_URL; characters such as @ and / in them are written %40 and %2F.',
  EDNS: 'Correct the host in SMTP_URL.',
  ENOTFOUND: 'Correct the host in SMTP_URL.',
  ETLS: 'The mail server must offer TLS with a valid certificate, since the password goes over it: smtp://…:587 or smtps://…:465.',
  ESOCKET: 'Check host and port in SMTP_URL: smtp://…:587 begins in the open and goes over to TLS, smtps://…:465 begins with TLS.',
};

/** Whether the mail server lets us in; no letter is sent. */
export async function examineMail({ smtpUrl, mailFrom }: Env): Promise<Finding[]> {
  if (!smtpUrl) return [mail.note('There is no mail server: letters are kept on this machine.', 'Set SMTP_URL and MAIL_FROM to send them.')];
  const { hostname } = new URL(smtpUrl);
  try {
    await checkSmtp(smtpUrl);
    return [mail.good(`${hostname} lets the product in. Letters come from ${mailFrom}.`)];
  } catch (error) {
    const { code = '', message } = codeOf(error);
    return [
      mail.wrong(
        `${hostname} does not take letters: ${message}.`,
        todos[code] ?? 'Check host and port in SMTP_URL, and that a firewall lets this machine out there.',
      ),
    ];
  }
}
