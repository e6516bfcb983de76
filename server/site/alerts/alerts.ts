// Looks at the site every ten minutes and tells the admins by email what is wrong, of each thing once a day at most.
import { z } from 'zod';
import { queueLetters } from '#server/mail/service.ts';
import { defineTemplate, writes, type TemplateWriter } from '#server/mail/templates.ts';
import { languageOfPerson } from '#server/notifications/preferences.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { Alert, alertsFor, type Watched } from './alert-rules.ts';
import { listAdmins, noteTold, readAges, readBackups } from './alert-store.ts';
import { certificateEnd } from './certificate.ts';

const watch = defineJob('site.watch', z.object({}), { every: '*/10 * * * *', retries: 0, timeoutSeconds: 60 });

const alertLetter = defineTemplate('site.alert', Alert);

export const alertTemplates = (address: () => string): TemplateWriter[] => [
  writes(alertLetter, async ({ kind, number }) => ({
    link: `${address()}/admin/health`,
    side: (t, fmt) => {
      const values = { number: fmt.number(number) };
      const subject = t(`mail.alert_${kind}`);
      return {
        subject,
        heading: subject,
        lead: t(`mail.alertWhat_${kind}`, values),
        paragraphs: [t(`mail.alertDo_${kind}`), t('mail.alertOnce')],
        button: t('mail.alertOpen'),
      };
    },
  })),
];

type Watching = Pick<Services, 'db' | 'env' | 'jobs' | 'storage' | 'log'>;

async function look({ db, env, storage, log }: Watching): Promise<Watched> {
  const unknown = (error: unknown): undefined => void log.warn({ err: error }, 'the certificate of the site could not be looked at');
  const [{ last, lastGood }, ages, freeBytes, certificateEnds] = await Promise.all([
    readBackups(db),
    readAges(db),
    storage.freeBytes(),
    env.production && env.publicUrl ? certificateEnd(env.publicUrl).catch(unknown) : undefined,
  ]);
  return {
    now: Date.now(),
    isProduction: env.production,
    lastBackup: last,
    lastGoodBackup: lastGood,
    freeBytes: freeBytes ?? undefined,
    certificateEnds,
    ...ages,
  };
}

/** Tells all admins of it, unless they were told within a day. Returns whether they are. */
const tell = ({ db, jobs }: Watching, alert: Alert): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    if (!(await noteTold(trx, alert.kind))) return false;
    const admins = await listAdmins(trx);
    const letters = await Promise.all(admins.map(async ({ id, email }) => ({ to: email, lng: await languageOfPerson(trx, id), about: alert })));
    await queueLetters({ jobs }, trx, alertLetter, letters);
    return true;
  });

export const alertJobs = (services: Watching): JobHandler[] => [
  handle(watch, async () => {
    for (const alert of alertsFor(await look(services)))
      if (await tell(services, alert)) services.log.warn(alert, 'the admins are told that something is wrong');
  }),
];
