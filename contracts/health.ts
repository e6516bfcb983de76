// How the machinery is doing, for admins: jobs, mail, storage, live connections, versions.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { moment, objectId, Success } from './values.ts';

/** A mail that was queued. Its text exists only when it is sent, and codes nowhere else: this is what it is written from. */
export const QueuedMail = z.object({
  _id: objectId,
  kind: z.string(),
  /** With all but the first letter of the name masked. */
  to: z.string(),
  lng: z.enum(['bn', 'en']),
  queuedAt: moment,
  endedAt: moment.nullable(),
  /** Null while it waits. */
  outcome: z.enum(['sent', 'dropped', 'refused']).nullable(),
  about: z.record(z.string(), z.string()),
});
export type QueuedMail = z.infer<typeof QueuedMail>;

export const HealthReport = z.object({
  jobs: z.array(z.object({ name: z.string(), waiting: z.int(), active: z.int(), failed: z.int() })),
  /** Jobs that were given up, the newest first. */
  givenUp: z.array(z.object({ _id: objectId, job: z.string(), reason: z.string(), at: moment })),
  /** How many wait, and the newest of all. */
  mails: z.object({ waiting: z.int(), newest: z.array(QueuedMail) }),
  storage: z.object({ freeBytes: z.number().nullable(), failedWrites: z.int() }),
  /** Live connections over all servers. */
  sockets: z.int(),
  versions: z.object({ product: z.string(), node: z.string(), postgres: z.string(), migration: z.string(), migrations: z.int() }),
});
export type HealthReport = z.infer<typeof HealthReport>;

export const health = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/health',
    access: 'admin',
    summary: 'Jobs by kind and state, jobs that were given up, the outbox, storage, live connections, versions',
    response: z.object({ success: z.literal(true), health: HealthReport }),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/admin/health/jobs/:id/retry',
    access: 'admin',
    summary: 'Do a job again that was given up',
    params: z.object({ id: objectId }),
    failures: ['NOT_FOUND'],
    response: Success,
  }),
  testMail: endpoint({
    method: 'POST',
    path: '/api/admin/health/testMail',
    access: 'admin',
    summary: 'Send a test mail to the caller’s own address',
    response: Success,
  }),
};
