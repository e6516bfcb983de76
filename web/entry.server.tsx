import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { Nonce } from './platform/delivery/nonce.ts';
import { paintFirst } from './platform/delivery/paint-first.ts';
import { pageServices } from './platform/delivery/services.ts';

// Read by the server off the built entry, so that it speaks to the very React and router that the pages were built with.
export { renderToPipeableStream, renderToString } from 'react-dom/server';
export { createRequestHandler, RouterContextProvider, ServerRouter } from 'react-router';
export { cacheKeys } from './cache-key.ts';
export { pageServices };
export { addWords, hasWords } from './platform/delivery/word-files.ts';

/** The whole document at once: loaders have waited for everything already, and what is whole can be sealed, tagged and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, report, render, hand } = context.get(pageServices);
  let failed = false;
  const page = (
    <Nonce value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </Nonce>
  );
  const html = await render(page, (error) => {
    failed = true;
    report(error);
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  hand(import.meta.env.PROD ? paintFirst(html) : html);
  return new Response(null, { headers, status: failed ? 500 : status });
}

interface ErrorPlace {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** What a loader threw goes to the server's log; an aborted request is no one's fault. */
export function handleError(error: unknown, { request, context }: ErrorPlace): void {
  if (!request.signal.aborted) context.get(pageServices).report(error);
}
