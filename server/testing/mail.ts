// A real mail server to send to, whose post can be read, and which can refuse or be away.
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { TestApp } from './app.ts';

export interface MailServer {
  url: string;
  /** Everything that was accepted, in order. */
  received: Email[];
  /** What it answers to a recipient from now on; undefined: accepts. */
  refuse(code: number | undefined): void;
  /** Hangs up for a while; the port stays its own. */
  away(): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}

/** Starts one on this machine, on a free port unless one is given. */
export async function mailServer(givenPort = 0): Promise<MailServer> {
  const received: Email[] = [];
  let refusal: number | undefined;
  let port = givenPort;
  let server: SMTPServer | undefined;
  const listen = async (): Promise<void> => {
    const made = new SMTPServer({
      authOptional: true,
      closeTimeout: 100,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (_address, _session, done) => done(refusal ? Object.assign(new Error('not now'), { responseCode: refusal }) : null),
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
            received.push(mail);
            done();
          }, done);
        });
      },
    });
    await new Promise<void>((resolve, reject) => {
      made.once('error', reject);
      made.listen(port, '127.0.0.1', resolve);
    });
    made.on('error', () => undefined);
    port = (made.server.address() as AddressInfo).port;
    server = made;
  };
  const away = (): Promise<void> => new Promise((resolve) => (server ? server.close(() => resolve()) : resolve()));
  await listen();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (code) => void (refusal = code),
    away,
    back: listen,
    close: away,
  };
}

/** Lets the server send what waits, and reads the newest letter to an address. */
export async function newestLetter(app: TestApp, mail: MailServer, to: string): Promise<Email> {
  await app.runJobs();
  const letter = mail.received.findLast((one) => one.to?.some(({ address }) => address === to));
  if (!letter) throw new Error(`No letter to ${to} has arrived.`);
  return letter;
}

/** The six digits of a letter. */
export function codeIn({ text = '' }: Email): string {
  const code = /^\d{6}$/m.exec(text)?.[0];
  if (!code) throw new Error(`No code in: ${text}`);
  return code;
}
