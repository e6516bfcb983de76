// Renders one page with the built web app: loaders call the API in process, the document is rendered completely.
import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { renderToPipeableStream } from 'react-dom/server';
import type { createRequestHandler, RequestHandler, RouterContext, RouterContextProvider, ServerBuild } from 'react-router';
import type { SiteFacts } from '#contracts/pages/site-facts.ts';
import type { Language } from '#i18n/language.ts';
import type { StyledPage } from './first-styles.ts';
import { renderTurn } from './render-queue.ts';
import { atMediaUrl } from './media-address.ts';
import { pageWordFiles, type WordsEntry } from './page-words.ts';
import { seal } from './page-policy.ts';

export type Mode = 'production' | 'development';
export type Theme = 'light' | 'dark';

/** Exports of the pages' server entry, built with the same React and router as the pages. */
export interface PagesEntry extends WordsEntry {
  renderToPipeableStream: typeof renderToPipeableStream;
  pageServices: RouterContext<unknown>;
  createRequestHandler: typeof createRequestHandler;
  RouterContextProvider: typeof RouterContextProvider;
  /** Reads what the route modules say about caching. */
  cacheKeys: (routes: readonly unknown[]) => (url: URL) => PageKey | undefined;
}

/** What a page is cached under; see web/cache-key.ts. */
export interface PageKey {
  /** Stands for every address with the same page. */
  address: string;
  /** The page is rendered for a multiple of this time. */
  clockMs: number;
  /** It may be seconds old where something was added to it. */
  isList: boolean;
}

/** Facts about the requester that change the page; never who they are. */
export interface PageRequest {
  request: Request;
  lng: Language;
  theme: Theme | undefined;
  /** Asks for larger letters and fewer choices. */
  easy: boolean;
  /** Photos are fetched when they are tapped. */
  dataSaver: boolean;
  publicUrl: string;
  /** Where photos are fetched instead of from our own host. */
  mediaUrl: string | undefined;
  facts: SiteFacts;
  requestId: string;
  /** The time for which the page is rendered. */
  now: number;
  /** The page is the same for everyone: its bytes must not tell who requested it. */
  isCached?: boolean;
  /** Sent along with the API calls of the page's loaders. */
  caller: { remoteAddress: string; headers: Record<string, string> };
  report: (error: unknown) => void;
  inlineStyles: (html: string) => StyledPage;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  body: Buffer;
  /** Whether every part of it could be loaded. */
  isWhole: boolean;
}

/** Cacheable statuses: also that a post is gone, or never existed. */
const sharedStatuses: ReadonlySet<number> = new Set([200, 404, 410]);

export const isForEverybody = ({ status, cookies, isWhole }: Pick<RenderedPage, 'status' | 'cookies' | 'isWhole'>): boolean =>
  isWhole && cookies.length === 0 && sharedStatuses.has(status);

/** Placeholder for the request id until it is known whether the failed page shows it. */
const requestMark = 'id-of-the-request';

export const entryOf = (build: ServerBuild): PagesEntry => build.entry.module as unknown as PagesEntry;

const handlers = new WeakMap<ServerBuild, RequestHandler>();

/** One handler per build: creating it prepares every route, which no request should pay for. */
function handlerOf(build: ServerBuild, mode: Mode): RequestHandler {
  const handler = handlers.get(build) ?? entryOf(build).createRequestHandler(build, mode);
  handlers.set(build, handler);
  return handler;
}

const keys = new WeakMap<ServerBuild, ReturnType<PagesEntry['cacheKeys']>>();

/** What the page at this address is cached under; undefined where it is rendered for each visit. */
export function pageKeyOf(build: ServerBuild, url: URL): PageKey | undefined {
  const keyOf = keys.get(build) ?? entryOf(build).cacheKeys(Object.values(build.routes));
  keys.set(build, keyOf);
  return keyOf(url);
}

/** What a page's loader asks the API for carries it: the visit was counted with the page. */
export const pageLoaderHeader = 'x-page-loader';

interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** What the API's answers say beside their bodies, for the page that is made of them. */
interface Told {
  cookies: string[];
  /** Of an answer that was refused. */
  retryAfter?: string;
}

/** The loaders' way to the API: an endpoint's answer without a socket. */
function sender(app: FastifyInstance, { caller, publicUrl }: PageRequest, told: Told) {
  const host = publicUrl.replace(/^https?:\/\//, '');
  return async ({ method, url, headers, body }: Call) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { host, ...headers, ...caller.headers, [pageLoaderHeader]: '1' },
      remoteAddress: caller.remoteAddress,
      ...(body === undefined ? {} : { payload: body }),
    });
    // A device cookie set by the call belongs to the browser, not to us.
    const marks = answer.headers['set-cookie'] ?? [];
    told.cookies.push(...(Array.isArray(marks) ? marks : [marks]));
    if (answer.headers['retry-after']) told.retryAfter = answer.headers['retry-after'];
    return { status: answer.statusCode, json: answer.json<unknown>() };
  };
}

type Document = Parameters<typeof renderToPipeableStream>[0];

/** Renders to memory: Node streams cost a third of web streams, and nothing is sent before the page is complete. */
function renderer(build: ServerBuild, nonce: string) {
  return async (document: Document, onError: (error: unknown) => void): Promise<string> => {
    await renderTurn();
    return new Promise((resolve, reject) => {
      const chunks: Uint8Array[] = [];
      const memory = new Writable({ highWaterMark: Number.MAX_SAFE_INTEGER });
      // Nothing of a stream is needed but these two; its own take a twentieth of a page's time.
      memory.write = (chunk: Uint8Array | string) => chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk) > 0;
      memory.end = () => {
        resolve(Buffer.concat(chunks).toString());
        return memory;
      };
      const { pipe } = entryOf(build).renderToPipeableStream(document, {
        nonce,
        // Lazily hydrated parts are rendered in place: moved there by a script, they would be missing without JavaScript.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: () => pipe(memory),
        onShellError: reject,
        onError,
      });
    });
  };
}

const imageHosts = ({ mediaUrl, facts: { tiles } }: Pick<PageRequest, 'mediaUrl' | 'facts'>): string[] => [
  ...(mediaUrl ? [mediaUrl] : []),
  ...(tiles?.url ? [new URL(tiles.url).origin] : []),
];

/** Renders the page; a failure in it is logged and reflected in the status. */
export async function renderPage(app: FastifyInstance, build: ServerBuild, mode: Mode, asked: PageRequest): Promise<RenderedPage> {
  const { lng, theme, easy, dataSaver, publicUrl, requestId, facts, now, isCached = false } = asked;
  const { pageServices, RouterContextProvider: Context, ...entry } = entryOf(build);
  const files = pageWordFiles(entry, lng);
  const nonce = randomBytes(16).toString('base64url');
  const told: Told = { cookies: [] };
  let isWhole = true;
  let document: string | undefined;
  const context = new Context();
  context.set(pageServices, {
    lng,
    nonce,
    theme,
    easy,
    dataSaver,
    publicUrl,
    facts,
    requestId: isCached ? requestMark : requestId,
    now,
    ...files,
    report: (error: unknown) => {
      isWhole = false;
      asked.report(error);
    },
    render: renderer(build, nonce),
    hand: (html: string) => void (document = html),
    send: sender(app, asked, told),
  });
  const response = await handlerOf(build, mode)(asked.request, context);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'));
  // Programs that read pages are told what a page's loader was told.
  if (response.status === 429 && told.retryAfter) headers['retry-after'] ??= told.retryAfter;
  const made = { status: response.status, cookies: [...told.cookies, ...response.headers.getSetCookie()], isWhole };
  const text = atMediaUrl(document ?? (await response.text()), asked.mediaUrl, publicUrl);
  const body = isCached ? text.replaceAll(requestMark, isForEverybody(made) ? '' : requestId) : text;
  if (!headers['content-type']?.startsWith('text/html')) return { ...made, headers, body: Buffer.from(body) };
  const styled = asked.inlineStyles(body);
  const { html, policy } = seal(styled.html, nonce, mode, { styles: styled.sources, images: imageHosts(asked) });
  return { ...made, headers: { ...headers, 'content-security-policy': policy }, body: Buffer.from(html) };
}
