import type { Noun } from '#server/noun.ts';
import { listen } from '#server/platform/hooks.ts';
import { onPostChanged } from '#server/posts/hooks.ts';
import { webhookJobs } from './jobs.ts';
import { webhookRoutes } from './routes.ts';
import { sendAfterCommit } from './sending.ts';
import { webhookData } from './service.ts';
import { openWebhookTransport } from './transport.ts';

export const webhooksNoun: Noun = {
  name: 'webhooks',
  personalData: [webhookData],
  listeners: (services) => [listen(onPostChanged, (trx) => sendAfterCommit(services, trx))],
  jobs: (context) => webhookJobs(context, { transport: openWebhookTransport(context.env, context.transports.webhooks), log: context.log }),
  routes: webhookRoutes,
};
