// A web app of one page, for tests of how pages are cached: it needs no build, and shows everything that it is told.
import { createContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PostsAnswer } from '#contracts/search/search.ts';
import type { AppOptions } from '#server/app.ts';
import type { PageKey } from '#server/platform/pages/page-making.ts';
import { servePages } from '#server/platform/pages/pages.ts';

interface Given {
  lng: string;
  theme: string | undefined;
  easy: boolean;
  dataSaver: boolean;
  nonce: string;
  requestId: string;
  report: (error: unknown) => void;
  send: (call: object) => Promise<{ status: number; json: PostsAnswer }>;
}

const pageServices = createContext<Given>();
export const made = { count: 0 };

/** What a search finds that was never asked for before, in which language and theme, and everything told of who asks. */
async function page(request: Request, context: RouterContextProvider): Promise<Response> {
  const { lng, theme, easy, dataSaver, nonce, requestId, send, report } = context.get(pageServices);
  const { status, json } = await send({ method: 'GET', url: `/api/search?priceMin=${++made.count}`, headers: { accept: 'application/json' } });
  if (status >= 500 || request.url.includes('partly')) report(new Error('away'));
  const titles = json.items?.map(({ postTitle }) => postTitle).join() ?? '';
  const length = request.body ? ` body of ${(await request.arrayBuffer()).byteLength} bytes` : '';
  const told = `${request.method} ${request.url} ${JSON.stringify([...request.headers])}${length}`;
  const html = `<html lang="${lng}" class="${theme}"${easy ? ' data-easy' : ''}${dataSaver ? ' data-saver' : ''}><p>${titles}</p><p>${told}</p><p>${requestId}</p><script nonce="${nonce}">start(${made.count})</script></html>`;
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  if (request.url.includes('marked')) headers.set('set-cookie', 'mark=1');
  const other = Object.entries({ gone: 410, away: 503, moved: 301 }).find(([name]) => request.url.includes(name));
  return new Response(html, { status: other?.[1] ?? status, headers });
}

const cacheKeys =
  () =>
  ({ pathname, searchParams }: URL): PageKey | undefined => {
    if (pathname.startsWith('/broken')) throw new Error('no address');
    if (pathname.startsWith('/own') || searchParams.has('unknown')) return undefined;
    const query = searchParams.has('q') ? `?q=${searchParams.get('q')}` : '';
    return { address: `${pathname}${query}`, clockMs: Number.MAX_SAFE_INTEGER, isList: pathname.startsWith('/list') };
  };
const build = {
  routes: {},
  entry: { module: { pageServices, RouterContextProvider, createRequestHandler: () => page, cacheKeys } },
} as unknown as ServerBuild;
/** Serves it at every address; those that begin with /own are rendered for each visit, /list is a list. */
export const pages: NonNullable<AppOptions['pages']> = (app, { publicVersion }) =>
  servePages(app, {
    folders: { assets: import.meta.dirname, public: import.meta.dirname },
    build: () => Promise.resolve(build),
    mode: 'production',
    publicUrl: 'https://uthan.example',
    publicVersion,
    cache: { awayTimeoutMs: 200 },
  });
