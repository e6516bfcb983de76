import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { paintFirst } from './platform/paint-first.ts';
import { pageServices } from './platform/services.ts';

/** Read by the server off the built entry, so that loaders and server share one instance. */
export { pageServices };

/** Streams the document as it is rendered. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, report } = context.get(pageServices);
  let failed = false;
  const body = await renderToReadableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
    nonce,
    // Parts that hydrate later stand whole in their place: cut out and moved there by a script, they would be lost without one.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    signal: request.signal,
    onError(error) {
      failed = true;
      report(error);
    },
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(import.meta.env.PROD ? body.pipeThrough(paintFirst()) : body, { headers, status: failed ? 500 : status });
}

interface ErrorPlace {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** What a loader threw goes to the server's log; an aborted request is nobody's fault. */
export function handleError(error: unknown, { request, context }: ErrorPlace): void {
  if (!request.signal.aborted) context.get(pageServices).report(error);
}
