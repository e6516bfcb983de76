// Answers pages that are kept, before the framework makes a request and a reply of them; see decisions/0070. Whatever is not plain
// goes the usual way: another method, a language in the address, an unknown host, a page that is not fresh.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { languageKey } from '#i18n/language.ts';
import { type PackedPage, type PageCache, pageVary } from '#server/platform/cache/page-cache.ts';
import { cacheStatus, encodingFor, holds } from '#server/platform/cache/public-answers.ts';
import type { Encoding } from '#server/platform/cache/response-cache.ts';
import { addressBehind } from '#server/platform/http/early-answers.ts';
import { isName } from '#server/platform/http/hosts.ts';
import { type PageKey, pageKeyOf } from './page-making.ts';
import { requestLine } from '#server/platform/observability/request-log.ts';
import { noPage, routeOf } from './page-routes.ts';
import { cacheName, looksOf, startOfClock } from './visitor.ts';

export interface KeptPagesOptions {
  build: () => Promise<ServerBuild>;
  publicUrl: string | undefined;
  production: boolean;
  trustProxy: number;
  requestId: (request: Pick<IncomingMessage, 'headers'>) => string;
  now: () => number;
}

/** Addresses whose keys are remembered: parsing one costs more than all the rest. */
const addressesMax = 5000;
/** Longer ones are no one's habit, and would fill memory. */
const addressUnits = 500;

type Head = readonly string[];

/** What every page carries alike, and nothing else: a header of one answer, such as when to come again, belongs to that answer. */
const ofEveryPage: ReadonlySet<string> = new Set([
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]);

interface Address {
  key: PageKey;
  /** As the monitor names the page. */
  route: string;
}

function openAddresses(build: ServerBuild): (url: string) => Address | undefined {
  const known = new Map<string, Address | undefined>();
  return (url) => {
    if (known.has(url)) return known.get(url);
    const parsed = new URL(`http://localhost${url}`);
    // A path that a browser would have written otherwise is left to the router: it may belong to someone else.
    const isPlain = parsed.pathname === url.split('?')[0];
    const key = isPlain ? pageKeyOf(build, parsed) : undefined;
    const address = key && { key, route: routeOf(build, parsed.pathname) };
    if (known.size >= addressesMax) known.clear();
    if (url.length <= addressUnits) known.set(url, address);
    return address;
  };
}

/** The origin of links, if this request may name it; undefined where the usual way has to look closer. */
function originFor({ headers }: IncomingMessage, { publicUrl, production, trustProxy }: KeptPagesOptions, ownHost: string | undefined): string | undefined {
  const host = String((trustProxy > 0 ? headers['x-forwarded-host'] : undefined) ?? headers.host ?? '');
  if (production && ownHost !== undefined) return host === ownHost ? publicUrl : undefined;
  if (!isName(host)) return undefined;
  // Without a public address the proxy's headers say protocol and host.
  return publicUrl ?? (trustProxy === 0 ? `http://${host}` : undefined);
}

/** Whether it asks for a page and for nothing that only the usual way knows. */
function isPlain({ method, url = '', headers }: IncomingMessage, trustProxy: number): boolean {
  if (method !== 'GET' || url[0] !== '/' || url[1] === '/' || url.includes('#') || url.includes(`${languageKey}=`)) return false;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
  return trustProxy > 0 || headers['x-forwarded-for'] === undefined;
}

/** The head of a page in one encoding, all but what belongs to the answer. */
function headOf(common: Head, page: PackedPage, encoding: string, length: number): Head {
  const own = { ...page.headers, etag: page.etag, vary: pageVary, 'cache-status': cacheStatus.hit };
  const flat = Object.entries(own).flatMap(([name, value]) => [name, value]);
  return [...common, ...flat, 'content-encoding', encoding, 'content-length', String(length)];
}

interface Body {
  encoding: Encoding;
  bytes: Buffer;
}

/** The bytes for anyone who takes them compressed; others are rare enough for the usual way. */
function bodyFor(request: IncomingMessage, page: PackedPage): Body | undefined {
  const encoding = encodingFor(request);
  const bytes = encoding === 'br' ? page.packed : page.zipped;
  return encoding && bytes ? { encoding, bytes } : undefined;
}

/** Learns from an answer of the usual way what the hooks put on every page. */
export interface KeptPages {
  learn(headers: Readonly<Record<string, unknown>>): void;
  /** How many it has answered. */
  answered(): number;
}

export async function answerKeptPages(app: FastifyInstance, cache: PageCache, options: KeptPagesOptions): Promise<KeptPages> {
  const { trustProxy, publicUrl, now } = options;
  const addressOf = openAddresses(await options.build());
  const ownHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  const heads = new WeakMap<PackedPage, Map<string, { bytes: Buffer; head: Head }>>();
  let common: Head | undefined;
  let answered = 0;
  let isClosing = false;
  const logs = ['trace', 'debug', 'info'].includes(app.log.level);
  app.addHook('preClose', async () => void (isClosing = true));

  const find = (request: IncomingMessage, origin: string): PackedPage | undefined => {
    const key = addressOf(request.url ?? '/')?.key;
    return key && cache.peek(cacheName(looksOf(request, undefined), origin, key), startOfClock(now(), key));
  };

  const headFor = (page: PackedPage, encoding: string, body: Buffer): Head => {
    const known = heads.get(page) ?? new Map<string, { bytes: Buffer; head: Head }>();
    heads.set(page, known);
    const kept = known.get(encoding);
    // Of other bytes: a page that is asked for often is compressed once more.
    if (kept?.bytes === body) return kept.head;
    const head = headOf(common ?? [], page, encoding, body.length);
    known.set(encoding, { bytes: body, head });
    return head;
  };

  const send = (request: IncomingMessage, response: ServerResponse, page: PackedPage, { encoding, bytes }: Body, requestId: string): number => {
    const isNew = app.devices.read(request) === undefined;
    const cookie = isNew ? ['set-cookie', app.devices.cookie({ headers: request.headers, protocol: 'http' })] : [];
    const control = page.headers['cache-control'] ? [] : ['cache-control', isNew ? 'private, no-cache' : 'public, no-cache'];
    const head = [...headFor(page, encoding, bytes), 'x-request-id', requestId, ...control, ...cookie];
    const isHeld = page.status === 200 && holds(request, page.etag);
    const status = isHeld ? 304 : page.status;
    response.writeHead(status, isHeld ? withoutBody(head) : head);
    response.end(isHeld ? undefined : bytes);
    return status;
  };

  const tell = (request: IncomingMessage, requestId: string, status: number, began: number): void => {
    const { url = '/', headers } = request;
    const milliseconds = performance.now() - began;
    const route = addressOf(url)?.route ?? noPage;
    const ip = addressBehind(request, trustProxy);
    app.earlyAnswers.tell({ method: 'GET', url, route, headers, ip, status, seconds: milliseconds / 1000 });
    // The mark of who asked costs a fifth of such an answer.
    if (!logs) return;
    const line = { reqId: requestId, ...requestLine({ req: { method: 'GET', url }, route, status, ms: milliseconds, address: ip }) };
    app.log.info(line, 'request completed');
  };

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (isClosing || !common || !isPlain(request, trustProxy)) return false;
    const began = performance.now();
    const origin = originFor(request, options, ownHost);
    const page = origin === undefined ? undefined : find(request, origin);
    const body = page && bodyFor(request, page);
    if (!page || !body) return false;
    const requestId = options.requestId(request);
    const status = send(request, response, page, body, requestId);
    answered++;
    tell(request, requestId, status, began);
    return true;
  };
  // Nothing above catches what is thrown inside this event of the server: it would end the process.
  const tryToAnswer = (request: IncomingMessage, response: ServerResponse): boolean => {
    try {
      return answer(request, response);
    } catch (error) {
      app.log.error({ err: error }, 'a kept page could not be answered early');
      return response.headersSent;
    }
  };

  const usual = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!tryToAnswer(request, response)) for (const listener of usual) listener.call(app.server, request, response);
  });
  return {
    learn(headers) {
      common ??= Object.entries(headers).flatMap(([name, value]) => (ofEveryPage.has(name) && value !== undefined ? [name, String(value)] : []));
    },
    answered: () => answered,
  };
}

/** What says something of the bytes has no place where none are sent. */
function withoutBody(head: Head): string[] {
  const kept: string[] = [];
  for (let at = 0; at < head.length; at += 2) {
    const name = head[at] ?? '';
    if (name !== 'content-encoding' && name !== 'content-length') kept.push(name, head[at + 1] ?? '');
  }
  return kept;
}
