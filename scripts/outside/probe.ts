// npm run probe -- https://uthan.example --to admin@example.org: asks the site from outside, on another machine, and sends an email when it
// does not answer or its certificate is about to end, of each at most once a day. A timer runs it every few minutes. Exit code 1 when something is wrong.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { dayMs } from '#contracts/durations.ts';
import { limits } from '#contracts/limits.ts';
import { openSmtp } from '#server/mail/transport.ts';
import { certificateEnd } from '#server/site/alerts/certificate.ts';

const waitMs = 15_000;
/** Shorter in tests. */
const againMs = Number(process.env['PROBE_AGAIN_MS'] ?? 20_000);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', multiple: true, default: [] }, state: { type: 'string', default: '.data/probe.json' } },
});
const [address = ''] = positionals;
const smtpUrl = process.env['SMTP_URL'];
const mailFrom = process.env['MAIL_FROM'];
if (!URL.canParse(address) || (values.to.length > 0 && (!smtpUrl || !mailFrom))) {
  console.error('npm run probe -- https://uthan.example --to admin@example.org; SMTP_URL and MAIL_FROM say how this machine sends email.');
  process.exit(2);
}

/** Why a visitor gets no page; undefined where one comes. */
async function problemOfPage(): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(waitMs), headers: { 'user-agent': 'uthan-probe (bot)' } });
    await answer.text();
    return answer.ok ? undefined : `it answers ${answer.status}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}

/** One lost packet is no outage. */
async function outage(): Promise<string | undefined> {
  if ((await problemOfPage()) === undefined) return undefined;
  await sleep(againMs);
  return problemOfPage();
}

async function certificateDays(): Promise<number | undefined> {
  const ends = await certificateEnd(address).catch(() => undefined);
  return ends && Math.floor((ends.getTime() - Date.now()) / dayMs);
}

const todos = {
  outage: 'Look at the machine first (does it run, is its disk full), then the proxy, then npm run doctor; docs/runbook.md, “A server does not answer”.',
  certificate: 'Renew it, for example with certbot renew, and reload the proxy.',
} as const;
type Problem = keyof typeof todos;

function told(): Partial<Record<Problem, number>> {
  try {
    return JSON.parse(readFileSync(values.state, 'utf8')) as Partial<Record<Problem, number>>;
  } catch {
    return {};
  }
}

async function tell(problem: Problem, subject: string): Promise<void> {
  console.log(`${subject}\n→ ${todos[problem]}`);
  process.exitCode = 1;
  const before = told();
  if (!smtpUrl || !mailFrom || Date.now() - (before[problem] ?? 0) < dayMs) return;
  const smtp = openSmtp(smtpUrl, mailFrom);
  const text = `${subject}\n\n${todos[problem]}\n\nYou get this at most once a day, as long as it lasts.\n`;
  try {
    for (const to of values.to) await smtp.send({ id: randomUUID(), to, subject, text, html: `<p>${text.replaceAll('\n\n', '</p><p>')}</p>` });
  } finally {
    smtp.close();
  }
  mkdirSync(path.dirname(values.state), { recursive: true });
  writeFileSync(values.state, JSON.stringify({ ...before, [problem]: Date.now() }));
}

const [reason, days] = await Promise.all([outage(), certificateDays()]);
const { host } = new URL(address);
if (reason) await tell('outage', `${host} does not answer: ${reason}`);
if (days !== undefined && days < limits.adminAlerts.certificateDays) await tell('certificate', `The certificate of ${host} is valid for ${days} more days`);
if (!process.exitCode) console.log(`${host} answers${days === undefined ? '' : `, and its certificate is valid for ${days} more days`}.`);
