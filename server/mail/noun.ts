import type { FastifyInstance } from 'fastify';
import type { AppContext, Noun } from '#server/noun.ts';
import type { Delivery } from './delivery.ts';
import { mailJobs } from './jobs.ts';
import { mailboxRoutes } from './routes.ts';
import { mailEventRoute, mailStopRoutes } from './stops/stop-routes.ts';
import { isMailbox, openTransport, type Transport } from './transport.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mailTransport: Transport;
  }
}

/** Without a mail server, mail goes to this machine's mailbox. */
function open(app: FastifyInstance, { env }: AppContext): void {
  const transport = openTransport(env);
  app.decorate('mailTransport', transport);
  app.addHook('onClose', async () => transport.close());
  if (isMailbox(transport) && !env.production) mailboxRoutes(app, transport);
}

/** `readSender` says who letters are from, which a noun above knows. */
export const mailNoun = (readSender: (services: AppContext) => ReturnType<Delivery['sender']>): Noun => ({
  name: 'mail',
  open,
  routes: mailStopRoutes,
  rootRoutes: mailEventRoute,
  jobs: (context, { mailTransport }) =>
    mailJobs(context, { transport: mailTransport, writers: context.letters(), log: context.log, sender: () => readSender(context) }),
});
