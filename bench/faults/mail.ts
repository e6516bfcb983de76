// The mail server is away, silent, or refuses for now, while people register.
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { mailServer, type MailServer } from '#server/testing/mail.ts';
import { countsOf, seconds, worstOf, type Case, type Result } from './result.ts';
import { openStage, until, type Stage } from './stage.ts';

const people = 5;

/** Takes connections and says nothing, as a mail server does that is stuck; or hands them on. */
async function silentDoor(to: string): Promise<{ url: string; silence(isOn: boolean): void; close(): void }> {
  let isSilent = false;
  const open = new Set<Socket>();
  const { hostname, port } = new URL(to);
  const { connect } = await import('node:net');
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    if (isSilent) return;
    const onward = connect({ host: hostname, port: Number(port) });
    onward.on('error', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    silence: (isOn) => {
      isSilent = isOn;
      for (const socket of open) socket.destroy();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

interface Fault {
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

/** The next try comes now instead of after its wait, so that the round is about the letters and not about the wait. */
const hurry = ({ db }: Stage) => db.pool.query("update jobs.job set start_after = now() where name = 'mail.send' and state in ('created', 'retry')");

async function withMail(rounds: number, faultOf: (mail: MailServer, silence: (isOn: boolean) => void) => Fault): Promise<Result> {
  const mail = await mailServer();
  const door = await silentDoor(mail.url);
  const stage = await openStage({ env: { SMTP_URL: door.url, MAIL_FROM: 'Uthan <hello@uthan.example>' } });
  try {
    const fault = faultOf(mail, door.silence);
    const [statuses, times, recoveries, wrong]: [number[], number[], number[], string[]] = [[], [], [], []];
    for (let number = 0; number < rounds; number++) {
      await fault.begin();
      const emails = Array.from({ length: people }, (_, at) => `new-${number}-${at}@example.test`);
      for (const email of emails) {
        const { status, ms } = await stage.call('/api/register/sendCode', { method: 'POST', json: { email } });
        statuses.push(status);
        times.push(ms);
      }
      await sleep(4000);
      await fault.end();
      const arrived = (email: string): number => mail.received.filter(({ to }) => to?.some(({ address }) => address === email)).length;
      const began = performance.now();
      await until(
        async () => {
          await hurry(stage);
          return emails.every((email) => arrived(email) > 0);
        },
        180_000,
        'every letter',
      );
      recoveries.push(performance.now() - began);
      await sleep(1500);
      wrong.push(...emails.filter((email) => arrived(email) !== 1).map((email) => `${arrived(email)} letters to ${email}`));
    }
    const slowest = worstOf(times);
    if (slowest > 2000) wrong.push(`asking for a code took ${seconds(slowest)}`);
    wrong.push(...statuses.filter((status) => status !== 200).map((status) => `asking for a code was answered ${status}`));
    return {
      rounds,
      sees: `asking for a code is answered as always (${countsOf(statuses)}, the slowest after ${seconds(slowest)}); the letter comes when the mail server is back`,
      kept: `${rounds * people} of ${rounds * people} letters, each once`,
      recoveries,
      wrong,
    };
  } finally {
    await stage.close();
    door.close();
    await mail.close();
  }
}

const down: Case['run'] = (rounds) => withMail(rounds, (mail) => ({ begin: () => mail.away(), end: () => mail.back() }));
const slow: Case['run'] = (rounds) => withMail(rounds, (_mail, silence) => ({ begin: () => silence(true), end: () => silence(false) }));
const refusing: Case['run'] = (rounds) => withMail(rounds, (mail) => ({ begin: () => mail.refuse(451), end: () => mail.refuse(undefined) }));

export const mailCases: readonly Case[] = [
  { name: 'mail-down', fault: 'the mail server takes no connection', rounds: 3, run: down },
  { name: 'mail-silent', fault: 'the mail server takes connections and says nothing', rounds: 2, run: slow },
  { name: 'mail-refusing', fault: 'the mail server answers 451 to every recipient', rounds: 3, run: refusing },
];
