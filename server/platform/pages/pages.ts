// Serves the pages: React Router's handler inside the same server, its loaders calling the API in process.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { requestLimits } from '#contracts/request-limits.ts';
import { type SiteFacts, usualFacts } from '#contracts/pages/site-facts.ts';
import { isLanguage, languageKey, type Language } from '#i18n/language.ts';
import { assetsFolder, buildFolder, currentBuild, firstStylesFile } from './builds.ts';
import { type FirstStyles, type StyledPage, styleInliner } from './first-styles.ts';
import type { PublicVersion } from '#server/platform/cache/public-version.ts';
import { holdsSecret } from '#server/platform/observability/secret-paths.ts';
import { originOf, protocolOf } from '#server/platform/http/hosts.ts';
import { type PageCache, openPageCache, pack, sendPacked } from '#server/platform/cache/page-cache.ts';
import type { CacheOptions } from '#server/platform/cache/swr-cache.ts';
import { type RenderedPage, renderPage, type Mode, type PageRequest, pageKeyOf } from './page-making.ts';
import { routeOf } from './page-routes.ts';
import { serveWordsFromSource } from './page-words.ts';
import { cacheName, variantOf, startOfClock, storedLanguage } from './visitor.ts';

interface PageFolders {
  /** Served below /assets/ as immutable: file names contain a hash. */
  assets: string;
  /** Served at the root of the site. */
  public: string;
}

export interface PagesOptions {
  /** Folder of the built pages' files; unused in development. */
  folders: PageFolders;
  /** Returns the built pages; in development they are rebuilt on every change. */
  build: () => Promise<ServerBuild>;
  mode: Mode;
  /** Puts the styles that a page shows into it; in development every page asks for the sheet. */
  inlineStyles?: (html: string) => StyledPage;
  publicUrl: string | undefined;
  mediaUrl?: string | undefined;
  /** What pages say of the operator at this moment. */
  facts?: () => Promise<SiteFacts>;
  /** Announces changes of public content; without it every page is rendered per visit. */
  publicVersion?: PublicVersion | undefined;
  cache?: CacheOptions;
}

const assetsMaxAge = '365d';
/** Their names stay when their content changes. */
const publicMaxAge = '1d';
const yearSeconds = 31_536_000;
/** Retry-After in seconds of an unavailable page. */
const awaySeconds = 3;

/** A language in the URL, as used by the switch without JavaScript and by hreflang links. */
const askedLanguage = ({ url }: FastifyRequest): Language | undefined => {
  if (!url.includes(`${languageKey}=`)) return undefined;
  const asked = new URL(url, 'http://localhost').searchParams.get(languageKey);
  return isLanguage(asked) ? asked : undefined;
};

/** A visitor who came by a link in a language continues in it. */
function keepLanguage(request: FastifyRequest, reply: FastifyReply, asked: Language | undefined): void {
  if (!asked || asked === storedLanguage(request)) return;
  void reply.header('set-cookie', `${languageKey}=${asked}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`);
}

function webRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const aborted = new AbortController();
  reply.raw.on('close', () => aborted.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, String(value));
  // Concatenated as text: parsed as a URL, a path such as //elsewhere.example would name another host.
  const url = new URL(`${protocolOf(request)}://${request.host || 'localhost'}${request.url}`);
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  return new Request(url, { method: request.method, headers, signal: aborted.signal, body });
}

function tellWhen(reply: FastifyReply, { status, headers }: Pick<RenderedPage, 'status' | 'headers'>): void {
  if (status === 503 && !headers['retry-after']) void reply.header('retry-after', awaySeconds);
}

/** Renders a page for this visit only. */
function sendMade(reply: FastifyReply, page: RenderedPage, isSecret: boolean): FastifyReply {
  tellWhen(reply, page);
  reply.code(page.status).headers(page.headers).header('vary', 'cookie, save-data');
  for (const cookie of page.cookies) void reply.header('set-cookie', cookie);
  if (!page.headers['cache-control']) void reply.header('cache-control', isSecret ? 'no-store' : 'private, no-cache');
  return page.body.length > 0 ? reply.send(page.body) : reply.send();
}

function pageSender(app: FastifyInstance, options: PagesOptions, cache: PageCache) {
  const { mode, publicUrl, facts = () => Promise.resolve(usualFacts), inlineStyles = (html) => ({ html, sources: [] }) } = options;
  const clock = options.cache?.now ?? Date.now;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const build = await options.build();
    request.pageRoute = routeOf(build, request.url.split('?')[0] ?? '');
    const origin = originOf(request, publicUrl);
    const language = askedLanguage(request);
    keepLanguage(request, reply, language);
    const variant = variantOf(request, language);
    const asked: Omit<PageRequest, 'request' | 'caller' | 'now' | 'facts'> = {
      ...variant,
      publicUrl: origin,
      mediaUrl: options.mediaUrl,
      requestId: request.id,
      report: (error) => request.log.error({ err: error }, 'page failed'),
      inlineStyles,
    };
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const isSecret = holdsSecret(request.url);
    const key = reads && !isSecret ? pageKeyOf(build, new URL(`http://localhost${request.url}`)) : undefined;
    const ready = key && cache.peek(cacheName(variant, origin, key), startOfClock(clock(), key));
    // Costs next to nothing, so it waits for no turn.
    if (ready) return sendPacked(request, reply, ready, 'hit');
    if (!(await app.shedding.admit(request, reply))) return reply;
    if (key === undefined) {
      const { 'user-agent': agent = '', cookie = '' } = request.headers;
      const caller = { remoteAddress: request.ip, headers: { 'user-agent': agent, cookie } };
      const made = await renderPage(app, build, mode, { ...asked, facts: await facts(), caller, now: clock(), request: webRequest(request, reply) });
      return sendMade(reply, made, isSecret);
    }
    // Of the visitor who happens to request it first only address and device are passed on, for limits.
    const caller = { remoteAddress: request.ip, headers: app.devices.header(request) };
    const now = startOfClock(clock(), key);
    const make = async () =>
      pack(
        await renderPage(app, build, mode, { ...asked, facts: await facts(), caller, now, isCached: true, request: new Request(`${origin}${key.address}`) }),
        now,
      );
    // Who has just changed something sees it; everyone else may see a list that lacks what was added in these seconds.
    const device = app.devices.read(request)?.id;
    const mayLack = key.isList && !(device && options.publicVersion?.changedLately(device));
    const { value, outcome } = await cache.get(cacheName(variant, origin, key), now, make, mayLack);
    tellWhen(reply, value);
    return sendPacked(request, reply, value, outcome);
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    pageCache?: PageCache;
  }
}

/** Serves assets (immutable), the files of public/, and every page. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  if (options.mode === 'production') {
    const shared = { preCompressed: true, index: false, decorateReply: false } as const;
    await app.register(fastifyStatic, {
      ...shared,
      // Assets of every existing build: pages of another build may be open in browsers.
      root: options.folders.assets,
      prefix: '/assets/',
      immutable: true,
      maxAge: assetsMaxAge,
      lastModified: false,
      acceptRanges: false,
    });
    await app.register(fastifyStatic, {
      ...shared,
      root: options.folders.public,
      wildcard: false,
      maxAge: publicMaxAge,
      // A browser asks for a newer service worker whenever it starts: an old one would live on in a cache.
      setHeaders: (reply, file) => void (/[/\\]sw(-\w+)?\.js(\.\w+)?$/.test(file) && reply.header('cache-control', 'no-cache')),
    });
  }
  if (options.mode === 'development') serveWordsFromSource(app);
  // An open page compares this with its own build id before it reloads.
  app.get('/build-id', async (_request, reply) => {
    const { assets } = await options.build();
    return reply.header('cache-control', 'no-store').type('text/plain').send(assets.version);
  });
  const cache = openPageCache(options.publicVersion, options.cache);
  app.decorate('pageCache', cache);
  // An encapsulated scope, so that the JSON parser of /api is unaffected.
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    // The body is read here and not by the page: whatever its declared length, no more than this is held.
    pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: requestLimits.pageBytes }, (_request, body, done) => done(null, body));
    const config = { admitsItself: true };
    pages.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', exposeHeadRoute: false, config, handler: pageSender(app, options, cache) });
  });
}

/** The pages of the current build. Throws a sentence if there is none. */
export async function builtPages(root: string): Promise<Pick<PagesOptions, 'build' | 'folders' | 'inlineStyles'>> {
  const name = currentBuild(root);
  if (!name) throw new Error('The pages are not built yet. Run "npm run build".');
  const folder = buildFolder(root, name);
  const build = (await import(pathToFileURL(path.join(folder, 'server', 'index.js')).href)) as ServerBuild;
  const styles = JSON.parse(readFileSync(path.join(folder, firstStylesFile), 'utf8')) as FirstStyles;
  return {
    build: () => Promise.resolve(build),
    inlineStyles: styleInliner(styles),
    folders: { assets: assetsFolder(root), public: path.join(folder, 'client', 'public') },
  };
}
