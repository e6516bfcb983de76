// Builds the HTTP server: plugins, the routes of every noun, and the pages. run-server.ts makes it listen.
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { requestLimits } from '#contracts/request-limits.ts';
import { accountJobs } from '#server/accounts/jobs.ts';
import { accountTemplates } from '#server/accounts/templates.ts';
import { apiKeyRoutes } from '#server/accounts/api-key-routes.ts';
import { accountRoutes } from '#server/accounts/routes.ts';
import { openKnownTokens } from '#server/accounts/known-tokens.ts';
import { callerOf } from '#server/accounts/sign-in.ts';
import { staffAccountRoutes } from '#server/accounts/staff-routes.ts';
import { twoStepRoutes } from '#server/accounts/two-step-routes.ts';
import { areaRoutes } from '#server/areas/routes.ts';
import { broadcastJobs } from '#server/broadcasts/jobs.ts';
import { broadcastRoutes } from '#server/broadcasts/routes.ts';
import { composeHooks } from '#server/hooks.ts';
import { groupKind } from '#server/groups/listing-service.ts';
import { groupRoutes } from '#server/groups/routes.ts';
import { importRoutes } from '#server/imports/routes.ts';
import { interestRoutes } from '#server/interests/routes.ts';
import { interiorKind } from '#server/interiors/listing-service.ts';
import { interiorRoutes } from '#server/interiors/routes.ts';
import type { ListingKind } from '#server/listings/kinds.ts';
import { linkPictureJobs } from '#server/link-pictures/jobs.ts';
import { linkPictureRoutes } from '#server/link-pictures/routes.ts';
import { liveRoutes } from '#server/live/routes.ts';
import { mailJobs } from '#server/mail/jobs.ts';
import { isMailbox, openTransport } from '#server/mail/transport.ts';
import { mailboxRoutes } from '#server/mail/routes.ts';
import { mapRoutes } from '#server/maps/routes.ts';
import { mediaJobs } from '#server/media/jobs.ts';
import { mediaRoutes, pictureRoutes } from '#server/media/routes.ts';
import { moderationRoutes } from '#server/moderation/routes.ts';
import { notificationJobs } from '#server/notifications/jobs.ts';
import { notificationRoutes } from '#server/notifications/routes.ts';
import { notificationTemplates, writePush } from '#server/notifications/outgoing.ts';
import { openEarlyAnswers } from '#server/platform/http/early-answers.ts';
import { answerFailures } from '#server/platform/http/answer-failure.ts';
import { allowOrigins } from '#server/platform/http/cors.ts';
import { tellCounts } from '#server/platform/http/counted.ts';
import { type Devices, setDeviceCookies, openDevices } from '#server/platform/http/device.ts';
import { fail } from '#server/platform/http/failure.ts';
import { platformJobs } from '#server/platform/jobs/housekeeping.ts';
import { tellVersions } from '#server/platform/http/versions.ts';
import { readsAtOnce, shedLoad } from '#server/platform/http/load-shedding.ts';
import { checkEveryMs, endSlowClients, requestMs, silenceMs } from '#server/platform/http/slow-clients.ts';
import { noticeProxy } from '#server/platform/http/hosts.ts';
import type { JobHandler } from '#server/platform/jobs/jobs.ts';
import { waitForOwnCommits } from '#server/platform/cache/public-answers.ts';
import { logOptions } from '#server/platform/observability/log.ts';
import { personalData } from './personal-data.ts';
import { identifyCallers } from '#server/platform/http/requester.ts';
import { requestIds } from '#server/platform/http/request-id.ts';
import { secure } from '#server/platform/http/secure.ts';
import { RequestLog } from '#server/platform/observability/request-log.ts';
import type { Services } from '#server/platform/services.ts';
import { openUploads, type UploadOptions } from '#server/platform/http/uploads.ts';
import { officeJobs } from '#server/office/jobs.ts';
import { officeRoutes } from '#server/office/routes.ts';
import { readSiteFacts } from '#server/office/site-facts.ts';
import { pageTextRoutes } from '#server/page-texts/routes.ts';
import { postsOfAccount } from '#server/posts/account-service.ts';
import { postKind } from '#server/posts/listing-service.ts';
import { postJobs } from '#server/posts/jobs.ts';
import { ownerRoutes } from '#server/posts/owner-routes.ts';
import { postTemplates } from '#server/posts/reminders.ts';
import { postRoutes } from '#server/posts/routes.ts';
import { pushJobs } from '#server/push/jobs.ts';
import { readVapidKeys, type VapidKeys, vapidSubject } from '#server/push/keys.ts';
import { pushRoutes } from '#server/push/routes.ts';
import { openPushTransport, type PushWays } from '#server/push/transport.ts';
import { registrationJobs } from '#server/registrations/jobs.ts';
import { registrationTemplates } from '#server/registrations/templates.ts';
import { registrationRoutes } from '#server/registrations/routes.ts';
import { reportRoutes } from '#server/reports/routes.ts';
import { resetJobs } from '#server/resets/jobs.ts';
import { resetTemplates } from '#server/resets/templates.ts';
import { resetRoutes } from '#server/resets/routes.ts';
import { feedRoutes } from '#server/blog/feed-routes.ts';
import { blogJobs } from '#server/blog/jobs.ts';
import { blogRoutes } from '#server/blog/routes.ts';
import { reviewRoutes } from '#server/reviews/routes.ts';
import { ratingsOfFirm } from '#server/reviews/service.ts';
import { reviewTemplates } from '#server/reviews/templates.ts';
import { savedSearchJobs } from '#server/saved-searches/jobs.ts';
import { savedSearchTemplates } from '#server/saved-searches/templates.ts';
import { savedSearchRoutes } from '#server/saved-searches/routes.ts';
import { searchFeedRoutes } from '#server/saved-searches/feed-routes.ts';
import { savedRoutes } from '#server/saved/routes.ts';
import { searchJobs } from '#server/search/jobs.ts';
import { followDictionary } from '#server/search/dictionary/dictionary-service.ts';
import { searchDictionaryRoutes } from '#server/search/dictionary/routes.ts';
import { searchLogRoutes } from '#server/search/log/routes.ts';
import { openSearchLog } from '#server/search/log/search-log.ts';
import { logVisits } from '#server/search/log/visits.ts';
import { searchRoutes } from '#server/search/routes.ts';
import { shortlistJobs } from '#server/shortlists/jobs.ts';
import { shortlistRoutes } from '#server/shortlists/routes.ts';
import { unsubscribeRoutes } from '#server/unsubscribing/routes.ts';
import { visitRoutes } from '#server/visits/routes.ts';
import { webhookJobs } from '#server/webhooks/jobs.ts';
import { webhookRoutes } from '#server/webhooks/routes.ts';
import { openWebhookTransport, type WebhookWays } from '#server/webhooks/transport.ts';
import { apiDocs } from '#server/site/api-docs.ts';
import { health } from '#server/site/health.ts';
import { siteTemplates } from '#server/site/health-report.ts';
import { metrics } from '#server/site/metrics.ts';
import { healthRoutes, overviewRoutes, siteRoutes } from '#server/site/routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Jobs of every noun; run-server.ts starts them. */
    jobHandlers: JobHandler[];
    devices: Devices;
  }
}

export interface AppOptions {
  /** Serves everything that is not /api: the pages. */
  pages?: (app: FastifyInstance, services: Services) => Promise<void>;
  uploads?: UploadOptions;
  /** How tests reach a push service of their own. */
  push?: Partial<PushWays>;
  /** How tests receive what webhooks are told. */
  webhooks?: Partial<WebhookWays>;
  /** Receives log lines instead of standard output. */
  log?: (line: string) => void;
}

/** What is listed: each kind adds itself. */
const kinds: readonly ListingKind[] = [postKind, groupKind, interiorKind];

/** Low compression levels, and every streamed part of a page is flushed at once instead of waiting for a full block. */
const compression = {
  encodings: ['br', 'gzip', 'identity'] as ('br' | 'gzip' | 'identity')[],
  threshold: 1024,
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 5 },
};

const unlogged = /^\/(healthz|readyz|metrics$|media\/|assets\/)/;

/** The base URL of links in mail. */
function addressOf(app: FastifyInstance, env: Services['env']): string {
  const listening = app.server.address();
  return env.publicUrl ?? `http://localhost:${typeof listening === 'object' && listening ? listening.port : env.port}`;
}

/** Background jobs, mail among them; without a mail server, mail goes to this machine's mailbox. */
function doJobs(app: FastifyInstance, services: Services, keys: VapidKeys, { push: ways, webhooks }: AppOptions): void {
  const { env, log } = services;
  const transport = openTransport(env);
  app.addHook('onClose', async () => transport.close());
  if (isMailbox(transport) && !env.production) mailboxRoutes(app, transport);
  const address = (): string => addressOf(app, env);
  const writers = [
    ...accountTemplates(),
    ...registrationTemplates(services),
    ...resetTemplates(services, address),
    ...postTemplates(services, address),
    ...savedSearchTemplates(services, address),
    ...reviewTemplates(services, address),
    ...notificationTemplates(services, address),
    ...siteTemplates(),
  ];
  app.decorate('jobHandlers', [
    ...platformJobs(services),
    ...mediaJobs(services),
    ...linkPictureJobs(services),
    ...postJobs(services),
    ...officeJobs(services),
    ...mailJobs(services, { transport, writers, log, support: async () => (await readSiteFacts(services)).support }),
    ...accountJobs(services, personalData),
    ...registrationJobs(services),
    ...resetJobs(services),
    ...searchJobs(services),
    ...savedSearchJobs(services),
    ...shortlistJobs(services),
    ...blogJobs(services),
    ...notificationJobs(services),
    ...broadcastJobs(services),
    ...webhookJobs(services, { transport: openWebhookTransport(env, webhooks), log }),
    ...pushJobs(services, {
      transport: openPushTransport(ways),
      keys,
      subject: vapidSubject(env),
      write: (notification, lng) => writePush(services.db, notification, lng),
      log,
    }),
  ]);
}

/** Many clients send a JSON content type on every call, also without a body. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  );
}

/** Builds the whole product as one server; `inject` works before it listens. */
export async function buildApp(services: Omit<Services, 'log' | 'hooks'>, options: AppOptions = {}): Promise<FastifyInstance> {
  const { env } = services;
  const app = Fastify({
    logger: logOptions(env.logLevel, options.log ?? (!env.production && process.stdout.isTTY)),
    // A page requests dozens of files and a monitor asks every second: their lines would drown the others.
    logController: new RequestLog({ disableRequestLogging: ({ url }) => unlogged.test(url ?? '') }),
    genReqId: requestIds(env),
    trustProxy: (_address, hop) => hop < env.trustProxy,
    bodyLimit: requestLimits.bodyBytes,
    http: { connectionsCheckingInterval: checkEveryMs },
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    forceCloseConnections: 'idle',
  });
  app.decorate('bound', []);
  app.decorate('earlyAnswers', openEarlyAnswers());
  app.decorate('uploads', openUploads(options.uploads));
  app.decorateRequest('caller');
  answerFailures(app);
  readJson(app);
  await secure(app, env);
  noticeProxy(app, env);
  const { note, accountOf } = openKnownTokens(services);
  shedLoad(app, { runningMax: readsAtOnce(env.databasePool), accountOf });
  endSlowClients(app);
  allowOrigins(app, env);
  await app.register(compress, compression);
  await app.register(multipart, { throwFileSizeLimit: false });
  const all: Services = { ...services, hooks: composeHooks(services), log: app.log };
  metrics(app, all);
  const vapidKeys = await readVapidKeys(all.db);
  doJobs(app, all, vapidKeys, options);
  const devices = await openDevices(all.db, env);
  app.decorate('devices', devices);
  await followDictionary(all);
  const searchLog = openSearchLog(all);
  app.addHook('onClose', () => searchLog.stop());
  logVisits(app, searchLog);
  await app.register(async (api) => {
    tellCounts(api);
    tellVersions(api);
    setDeviceCookies(api, devices);
    identifyCallers(api, devices, async (request) => note(await callerOf(all, request)));
    waitForOwnCommits(api, all.publicVersion);
    accountRoutes(api, all, { posts: postsOfAccount, personal: personalData });
    staffAccountRoutes(api, all);
    twoStepRoutes(api, all);
    apiKeyRoutes(api, all);
    webhookRoutes(api, all);
    registrationRoutes(api, all);
    resetRoutes(api, all);
    areaRoutes(api);
    postRoutes(api, all);
    ownerRoutes(api, all);
    savedRoutes(api, all, kinds);
    savedSearchRoutes(api, all);
    searchFeedRoutes(api, all, kinds);
    shortlistRoutes(api, all, kinds);
    notificationRoutes(api, all);
    pushRoutes(api, all, vapidKeys);
    unsubscribeRoutes(api, all);
    reportRoutes(api, all, kinds);
    pictureRoutes(api, all);
    groupRoutes(api, all);
    interiorRoutes(api, all, ratingsOfFirm);
    interestRoutes(api, all);
    reviewRoutes(api, all);
    searchRoutes(api, all, kinds, searchLog);
    searchLogRoutes(api, all, searchLog);
    searchDictionaryRoutes(api, all);
    blogRoutes(api, all);
    moderationRoutes(api, all);
    importRoutes(api, all);
    visitRoutes(api, all);
    officeRoutes(api, all);
    broadcastRoutes(api, all);
    pageTextRoutes(api, all);
    overviewRoutes(api, all);
    mapRoutes(api, all);
    healthRoutes(api, all);
    api.all('/api', () => fail('NOT_FOUND'));
    api.all('/api/*', () => fail('NOT_FOUND'));
  });
  await apiDocs(app);
  mediaRoutes(app, all);
  siteRoutes(app, all);
  feedRoutes(app, all);
  linkPictureRoutes(app, all);
  liveRoutes(app, all);
  health(app, all);
  await options.pages?.(app, all);
  return app;
}
