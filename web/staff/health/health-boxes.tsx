import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { HealthReport, QueuedMail } from '#contracts/health.ts';
import { useConfirmed } from '#web/forms/use-confirmed.ts';
import { useWords } from '#web/platform/language.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { Box } from '#web/staff/kit/box.tsx';
import { FigureTable } from '#web/staff/dashboard/chart-box.tsx';
import { retryJob, sendTestMail } from './health-calls.ts';
import { jobWords, letterWords } from './job-words.ts';

const gigabyte = 1024 ** 3;

const nothing = (text: string): ReactNode => <p className="m-0 text-ui text-muted">{text}</p>;

/** Whether anything here needs a hand, and when that was read, before its details. */
export function Verdict({ report: { givenUp, mails, storage }, at }: { report: HealthReport; at: string }) {
  const { t, fmt } = useWords();
  const refused = mails.newest.filter(({ outcome }) => outcome === 'refused').length;
  const problems = [
    givenUp.length > 0 && t('staffHealth.problemJobs', { count: givenUp.length }),
    refused > 0 && t('staffHealth.problemMails', { count: refused }),
    storage.failedWrites > 0 && t('staffHealth.problemWrites', { count: storage.failedWrites }),
  ].filter((problem) => problem !== false);
  return (
    <div className="mb-5">
      <Notice tone={problems.length > 0 ? 'danger' : 'green'}>
        <b className="font-semibold">{problems.length > 0 ? problems.join(' · ') : t('staffHealth.allWell')}</b>
        <time dateTime={at} className="block text-small">
          {t('staffHealth.readAt', { time: fmt.dateTime(at) })}
        </time>
      </Notice>
    </div>
  );
}

function GivenUpJob({ job: { _id, job, reason, at } }: { job: HealthReport['givenUp'][number] }) {
  const { t, fmt } = useWords();
  const { revalidate } = useRevalidator();
  const { busy, act } = useConfirmed(retryJob, {
    done: t('staffHealth.retried'),
    texts: { otherwise: 'staffHealth.retryFailed' },
    onClose: () => void revalidate(),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 text-ui wrap-anywhere">
        <b className="font-semibold">{jobWords({ t }, job)}</b> <code className="text-small text-muted">{job}</code>
        <span className="block text-muted">{reason}</span>
        <time dateTime={at} className="block text-small text-muted">
          {fmt.dateTime(at)}
        </time>
      </div>
      <Button kind="outline" aria-label={t('staffHealth.retryOf', { job: jobWords({ t }, job) })} disabled={busy} aria-busy={busy} onClick={() => act(_id)}>
        {t('staffHealth.retry')}
      </Button>
    </li>
  );
}

/** Jobs that were given up; each can be done again. */
export function GivenUpJobs({ givenUp }: Pick<HealthReport, 'givenUp'>) {
  const { t } = useWords();
  return (
    <Box title={t('staffHealth.givenUp')}>
      {givenUp.length === 0 ? (
        nothing(t('staffHealth.givenUpNone'))
      ) : (
        <ul className="m-0 list-none p-0">
          {givenUp.map((job) => (
            <GivenUpJob key={job._id} job={job} />
          ))}
        </ul>
      )}
    </Box>
  );
}

function JobTable({ jobs }: Pick<HealthReport, 'jobs'>) {
  const { t, fmt } = useWords();
  const heads = (['job', 'waiting', 'active', 'failedJobs'] as const).map((key) => t(`staffHealth.${key}`));
  return (
    <FigureTable
      caption={t('staffHealth.jobs')}
      heads={heads}
      rows={jobs.map(({ name, waiting, active, failed }) => [jobWords({ t }, name), fmt.number(waiting), fmt.number(active), fmt.number(failed)])}
    />
  );
}

/** The queues that hold something; the empty ones are one line that opens. */
export function JobQueues({ jobs }: Pick<HealthReport, 'jobs'>) {
  const { t, fmt } = useWords();
  const isEmpty = ({ waiting, active, failed }: HealthReport['jobs'][number]): boolean => waiting + active + failed === 0;
  const [empty, busy] = [jobs.filter(isEmpty), jobs.filter((job) => !isEmpty(job))];
  return (
    <Box title={t('staffHealth.jobs')}>
      {jobs.length === 0 ? nothing(t('staffHealth.jobsNone')) : null}
      {busy.length > 0 ? <JobTable jobs={busy} /> : null}
      {empty.length > 0 ? (
        <details className={busy.length > 0 ? 'border-t border-line' : ''}>
          <summary className="flex min-h-12 cursor-pointer items-center text-ui text-muted">
            {t(busy.length > 0 ? 'staffHealth.jobsOthersEmpty' : 'staffHealth.jobsEmpty', { count: fmt.number(empty.length) })}
          </summary>
          <JobTable jobs={empty} />
        </details>
      ) : null}
    </Box>
  );
}

function Mail({ mail: { kind, to, queuedAt, outcome } }: { mail: QueuedMail }) {
  const { t, fmt } = useWords();
  return (
    <li className="border-t border-line py-2.5 text-ui wrap-anywhere">
      <p className="m-0 flex flex-wrap justify-between gap-x-4">
        <b className="font-semibold">{letterWords({ t }, kind)}</b>
        <span className={outcome === 'refused' ? 'text-danger' : 'text-muted'}>{t(`staffHealth.mail_${outcome ?? 'waiting'}`)}</span>
      </p>
      <p className="m-0 text-muted">
        {to} ·{' '}
        <time dateTime={queuedAt} className="inline-block">
          {fmt.dateTime(queuedAt)}
        </time>
      </p>
    </li>
  );
}

/** Those in sight; the older ones open below them. */
const mailsShown = 5;

const Mails = ({ mails }: { mails: readonly QueuedMail[] }) => (
  <ul className="m-0 list-none p-0">
    {mails.map((mail) => (
      <Mail key={mail._id} mail={mail} />
    ))}
  </ul>
);

/** The newest mails, and a mail to oneself. */
export function Outbox({ mails }: Pick<HealthReport, 'mails'>) {
  const { t, fmt } = useWords();
  const { revalidate } = useRevalidator();
  const older = mails.newest.slice(mailsShown);
  const { busy, act } = useConfirmed(sendTestMail, {
    done: t('staffHealth.testSent'),
    texts: { otherwise: 'staffHealth.testFailed' },
    onClose: () => void revalidate(),
  });
  return (
    <Box title={t('staffHealth.mails')} lead={`${t('staffHealth.mailsWaiting', { count: fmt.number(mails.waiting) })} · ${t('staffHealth.mailMasked')}`}>
      <Button kind="outline" disabled={busy} aria-busy={busy} onClick={() => act()}>
        {t('staffHealth.test')}
      </Button>
      {mails.newest.length === 0 ? (
        <div className="mt-4">{nothing(t('staffHealth.mailsNone'))}</div>
      ) : (
        <div className="mt-4">
          <Mails mails={mails.newest.slice(0, mailsShown)} />
          {older.length > 0 ? (
            <details className="border-t border-line">
              <summary className="flex min-h-12 cursor-pointer items-center text-ui font-semibold text-link">
                {t('staffHealth.mailsOlder', { count: older.length })}
              </summary>
              <Mails mails={older} />
            </details>
          ) : null}
        </div>
      )}
    </Box>
  );
}

export function Machine({ storage, sockets, versions }: Pick<HealthReport, 'storage' | 'sockets' | 'versions'>) {
  const { t, fmt } = useWords();
  const facts: ReadonlyArray<readonly [string, string]> = [
    [
      t('staffHealth.freeSpace'),
      storage.freeBytes === null ? t('staffHealth.none') : t('staffHealth.gigabytes', { size: fmt.decimal(storage.freeBytes / gigabyte, 1) }),
    ],
    [t('staffHealth.failedWrites'), fmt.number(storage.failedWrites)],
    [t('staffHealth.sockets'), fmt.number(sockets)],
    [t('staffHealth.product'), versions.product],
    [t('staffHealth.node'), versions.node],
    [t('staffHealth.postgres'), versions.postgres],
    [t('staffHealth.migration', { count: fmt.number(versions.migrations) }), versions.migration],
  ];
  return (
    <Box title={t('staffHealth.machine')}>
      <dl className="m-0 text-ui">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2 first:border-t-0">
            <dt className="text-muted">{name}</dt>
            <dd className="m-0 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}
