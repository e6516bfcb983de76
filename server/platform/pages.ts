// The door to the pages: React Router's handler inside the same server, its loaders calling the API in process.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type RequestHandler, type RouterContext, type ServerBuild } from 'react-router';
import { compiledWords } from '#i18n/compile.ts';
import { defaultLanguage, isLanguage, languageKey, type Language } from '#i18n/language.ts';
import { readCookie } from './cookies.ts';

export interface PagesOptions {
  root: string;
  /** Gives the built pages; in development they are rebuilt on every change. */
  build: () => Promise<ServerBuild>;
  mode: 'production' | 'development';
  publicUrl: string | undefined;
}

const assetsMaxAge = '365d';
/** Their names stay when they change. */
const publicMaxAge = '1d';
const yearSeconds = 31_536_000;

/** A language that the address asks for, as the switch without scripts and the links for search engines do. */
const askedLanguage = (request: FastifyRequest): Language | undefined => {
  const asked = new URL(request.url, 'http://localhost').searchParams.get(languageKey);
  return isLanguage(asked) ? asked : undefined;
};

/** The language of the address, else the stored choice, else Bengali: what the browser prefers does not count. */
function languageOf(request: FastifyRequest, reply: FastifyReply): Language {
  const asked = askedLanguage(request);
  const stored = readCookie(request, languageKey);
  // Whoever came by such a link goes on in its language.
  if (asked && asked !== stored) void reply.header('set-cookie', `${languageKey}=${asked}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`);
  return asked ?? (isLanguage(stored) ? stored : defaultLanguage);
}

const policy = (nonce: string, mode: PagesOptions['mode']): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    mode === 'development' ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${mode === 'development' ? ' ws:' : ''}`,
    // While the server restarts, Vite's client waits for it in a worker of its own.
    ...(mode === 'development' ? ["worker-src 'self' blob:"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

function webRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const aborted = new AbortController();
  reply.raw.on('close', () => aborted.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, String(value));
  const url = new URL(request.url, `${request.protocol}://${request.host || 'localhost'}`);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody ? (Readable.toWeb(request.raw) as ReadableStream) : null;
  return new Request(url, { method: request.method, headers, signal: aborted.signal, ...(body ? { body, duplex: 'half' } : {}) });
}

const handlers = new WeakMap<ServerBuild, RequestHandler>();

/** One handler a build: making one prepares every route, which no request should pay for. */
function handlerOf(build: ServerBuild, mode: PagesOptions['mode']): RequestHandler {
  const handler = handlers.get(build) ?? createRequestHandler(build, mode);
  handlers.set(build, handler);
  return handler;
}

async function sendPage(app: FastifyInstance, options: PagesOptions, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const build = await options.build();
  const nonce = randomBytes(16).toString('base64');
  const lng = languageOf(request, reply);
  const context = new RouterContextProvider();
  const { pageServices } = build.entry.module as unknown as { pageServices: RouterContext<unknown> };
  const theme = readCookie(request, 'theme');
  context.set(pageServices, {
    lng,
    nonce,
    words: (namespaces: Parameters<typeof compiledWords>[1]) => compiledWords(lng, namespaces),
    requestId: request.id,
    publicUrl: options.publicUrl ?? `${request.protocol}://${request.host}`,
    report: (error: unknown) => request.log.error({ err: error }, 'page failed'),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    async send(call: { method: string; url: string; headers: Record<string, string>; body?: string }) {
      const answer = await app.inject({
        method: call.method as 'GET',
        url: call.url,
        headers: { ...call.headers, 'user-agent': request.headers['user-agent'] ?? '', cookie: request.headers.cookie ?? '' },
        remoteAddress: request.ip,
        ...(call.body === undefined ? {} : { payload: call.body }),
      });
      // The device that the call marked is the browser's, not ours.
      const marks = answer.headers['set-cookie'] ?? [];
      for (const mark of Array.isArray(marks) ? marks : [marks]) void reply.header('set-cookie', mark);
      return { status: answer.statusCode, json: answer.json<unknown>() };
    },
  });
  const response = await handlerOf(build, options.mode)(webRequest(request, reply), context);
  void reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') void reply.header(name, value);
  for (const value of response.headers.getSetCookie()) void reply.header('set-cookie', value);
  void reply.header('content-security-policy', policy(nonce, options.mode)).header('vary', 'cookie');
  if (!response.headers.has('cache-control')) void reply.header('cache-control', 'private, no-cache');
  return response.body ? reply.send(Readable.fromWeb(response.body as NodeReadableStream)) : reply.send();
}

/** Serves assets (immutable), the files of public/, and every page. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  if (options.mode === 'production') {
    const client = path.join(options.root, 'build', 'client');
    const shared = { preCompressed: true, index: false, decorateReply: false } as const;
    await app.register(fastifyStatic, { ...shared, root: path.join(client, 'assets'), prefix: '/assets/', immutable: true, maxAge: assetsMaxAge });
    await app.register(fastifyStatic, { ...shared, root: path.join(client, 'public'), wildcard: false, maxAge: publicMaxAge });
  }
  // A scope of its own, so that the JSON parser of /api stays as it is.
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null));
    pages.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      exposeHeadRoute: false,
      handler: (request, reply) => sendPage(app, options, request, reply),
    });
  });
}

/** The pages as built by `npm start`. */
export async function builtPages(root: string): Promise<() => Promise<ServerBuild>> {
  const build = (await import(pathToFileURL(path.join(root, 'build', 'server', 'index.js')).href)) as ServerBuild;
  return () => Promise.resolve(build);
}
