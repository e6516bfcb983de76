// How the machinery is doing, for admins, and the two things they can do about it.
import { z } from 'zod';
import type { HealthReport, QueuedMail } from '#contracts/health.ts';
import { accountById } from '#server/accounts/service.ts';
import { queueLetter } from '#server/mail/service.ts';
import { defineTemplate, writes, type TemplateWriter } from '#server/mail/templates.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import { program } from '#server/platform/program.ts';
import type { Services } from '#server/platform/services.ts';
import { countLiveConnections, listNewestMails, readVersions } from './health-store.ts';
import { countJobs, countWaiting } from './store.ts';

const [mailsShown, givenUpShown] = [20, 50];

const testMail = defineTemplate('site.test', z.object({}));

export const siteTemplates = (): TemplateWriter[] => [
  writes(testMail, async (_about, { queuedAt }) => ({
    side: (t, fmt) => ({
      subject: t('mail.testSubject'),
      heading: t('mail.testHeading'),
      lead: t('mail.testText'),
      paragraphs: [t('mail.testAt', { time: fmt.dateTime(queuedAt.toISOString()) })],
    }),
  })),
];

const maskedAddress = (address: string): string => address.replace(/^(.)[^@]*/, '$1•••');

/** What a letter is written from holds ids and moments; should a secret ever get there, it is not shown. */
function shownPart(name: string, value: unknown): string {
  if (/code|token|secret|password|link/i.test(name)) return '••••';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? text : text.replace(/\b\d{4,8}\b/g, '••••');
}

const toMail = ({ id, kind, recipient, lng, about, created_at, ended_at, outcome }: Awaited<ReturnType<typeof listNewestMails>>[number]): QueuedMail => ({
  _id: id,
  kind,
  to: maskedAddress(recipient),
  lng,
  queuedAt: created_at.toISOString(),
  endedAt: ended_at?.toISOString() ?? null,
  outcome,
  about: Object.fromEntries(Object.entries((about ?? {}) as object).map(([name, value]) => [name, shownPart(name, value)])),
});

/** Jobs by kind: those that are done are of no interest. */
async function readJobs(db: Services['db']): Promise<HealthReport['jobs']> {
  // Names without a noun are queues of the queue itself; what was given up is told one by one.
  const rows = (await countJobs(db)).filter(({ name }) => name.includes('.'));
  const of = (name: string, ...states: string[]): number =>
    rows.filter((row) => row.name === name && states.includes(row.state)).reduce((sum, { count }) => sum + count, 0);
  return [...new Set(rows.map(({ name }) => name))]
    .toSorted()
    .map((name) => ({ name, waiting: of(name, 'created', 'retry'), active: of(name, 'active'), failed: of(name, 'failed') }));
}

export async function readHealth({ db, jobs, storage }: Pick<Services, 'db' | 'jobs' | 'storage'>): Promise<HealthReport> {
  const [counted, givenUp, { mails: waiting }, newest, freeBytes, sockets, versions] = await Promise.all([
    readJobs(db),
    jobs.givenUp(givenUpShown),
    countWaiting(db),
    listNewestMails(db, mailsShown),
    storage.freeBytes(),
    countLiveConnections(db),
    readVersions(db),
  ]);
  return {
    jobs: counted,
    givenUp: givenUp.map(({ id, job, reason, enqueuedAt }) => ({ _id: id, job, reason, at: enqueuedAt.toISOString() })),
    mails: { waiting, newest: newest.map(toMail) },
    storage: { freeBytes: freeBytes ?? null, failedWrites: storage.failedWrites() },
    sockets,
    versions: { product: program.version, node: process.versions.node, ...versions },
  };
}

/** Puts a job that was given up back into its queue. Throws NOT_FOUND, also where someone else was faster. */
export async function retryJob({ db, jobs }: Pick<Services, 'db' | 'jobs'>, id: string, caller: MemberCaller): Promise<void> {
  await inTransaction(db, async (trx) => {
    const job = (await jobs.retry(trx, id)) ?? fail('NOT_FOUND');
    await recordAction(trx, caller, { action: 'job.retry', subject: { type: 'job', id }, before: {}, after: { job } });
  });
}

/** Sends a mail to the caller's own address. */
export async function sendTestMail(services: Pick<Services, 'db' | 'jobs'>, caller: MemberCaller): Promise<void> {
  const { userId } = caller.user;
  await inTransaction(services.db, async (trx) => {
    await recordAction(trx, caller, { action: 'mail.test', subject: { type: 'user', id: userId }, before: {}, after: { mail: testMail.name } });
    const user = (await accountById(trx, userId)) ?? fail('NOT_FOUND');
    await queueLetter(services, trx, testMail, { to: user.email, lng: caller.lng, about: {} });
  });
}
