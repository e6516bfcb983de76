// Builds the HTTP server: plugins, what every noun brings (nouns.ts), and the pages. run-server.ts makes it listen.
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { requestLimits } from '#contracts/request-limits.ts';
import { type KnownTokens, openKnownTokens } from '#server/accounts/known-tokens.ts';
import { callerOf } from '#server/accounts/sign-in.ts';
import type { AppContext, TransportOptions } from '#server/noun.ts';
import { composeHooks, nouns } from '#server/nouns.ts';
import { waitForOwnCommits } from '#server/platform/cache/public-answers.ts';
import { answerFailures } from '#server/platform/http/answer-failure.ts';
import { allowOrigins } from '#server/platform/http/cors.ts';
import { tellCounts } from './platform/http/limits/counted.ts';
import { type Devices, openDevices, setDeviceCookies } from './platform/http/callers/device.ts';
import { fail } from '#server/platform/http/failure.ts';
import { noticeProxy } from '#server/platform/http/hosts.ts';
import { readsAtOnce, shedLoad } from './platform/http/limits/load-shedding.ts';
import { requestIds } from '#server/platform/http/request-id.ts';
import { identifyCallers } from './platform/http/callers/requester.ts';
import { secure } from '#server/platform/http/secure.ts';
import { checkEveryMs, endSlowClients, requestMs, silenceMs } from './platform/http/limits/slow-clients.ts';
import { openUploads, type UploadOptions } from './platform/http/limits/uploads.ts';
import { tellVersions } from '#server/platform/http/versions.ts';
import { platformJobs } from '#server/platform/jobs/housekeeping.ts';
import type { JobHandler } from '#server/platform/jobs/jobs.ts';
import { logOptions } from '#server/platform/observability/log.ts';
import { RequestLog } from '#server/platform/observability/request-log.ts';
import type { Services } from '#server/platform/services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Jobs of every noun; run-server.ts starts them. */
    jobHandlers: JobHandler[];
    devices: Devices;
    /** Makes what the first caller would wait for; before it listens. */
    warmUp(): void;
  }
}

export interface AppOptions extends TransportOptions {
  /** Serves everything that is not /api: the pages. */
  pages?: (app: FastifyInstance, services: Services) => Promise<void>;
  uploads?: UploadOptions;
  /** Receives log lines instead of standard output. */
  log?: (line: string) => void;
}

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

function contextOf(app: FastifyInstance, services: Omit<Services, 'log' | 'hooks'>, transports: TransportOptions): AppContext {
  const context: AppContext = {
    ...services,
    hooks: composeHooks(services),
    log: app.log,
    transports,
    address: () => addressOf(app, services.env),
    listingKinds: nouns.flatMap(({ listingKind }) => listingKind ?? []),
    personalData: nouns.flatMap(({ personalData }) => personalData ?? []),
    letters: () => nouns.flatMap(({ letters }) => letters?.(context) ?? []),
  };
  return context;
}

/** All calls below /api. */
const callsOf =
  (context: AppContext, { note }: Pick<KnownTokens, 'note'>) =>
  async (api: FastifyInstance): Promise<void> => {
    tellCounts(api);
    tellVersions(api);
    setDeviceCookies(api, api.devices);
    identifyCallers(api, api.devices, async (request) => note(await callerOf(context, request)));
    waitForOwnCommits(api, context.publicVersion);
    for (const noun of nouns) noun.routes?.(api, context);
    api.all('/api', () => fail('NOT_FOUND'));
    api.all('/api/*', () => fail('NOT_FOUND'));
  };

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
    // A request that comes on an open connection while the port closes is answered, and the connection closed: no proxy sends it again.
    return503OnClosing: false,
  });
  app.decorate('bound', []);
  app.decorate('uploads', openUploads(options.uploads));
  app.decorateRequest('caller');
  answerFailures(app);
  readJson(app);
  await secure(app, env);
  noticeProxy(app, env);
  const knownTokens = openKnownTokens(services);
  shedLoad(app, { runningMax: readsAtOnce(env.databasePool), accountOf: knownTokens.accountOf });
  endSlowClients(app);
  allowOrigins(app, env);
  await app.register(compress, compression);
  await app.register(multipart, { throwFileSizeLimit: false });
  const context = contextOf(app, services, options);
  for (const noun of nouns) await noun.open?.(app, context);
  app.decorate('jobHandlers', [...platformJobs(context), ...nouns.flatMap((noun) => noun.jobs?.(context, app) ?? [])]);
  app.decorate('warmUp', () => {
    for (const noun of nouns) noun.warmUp?.();
  });
  app.decorate('devices', await openDevices(context.db, env));
  await app.register(callsOf(context, knownTokens));
  for (const noun of nouns) await noun.rootRoutes?.(app, context);
  await options.pages?.(app, context);
  return app;
}
