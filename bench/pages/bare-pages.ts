// The bare arms of bench/pages/pages.ts. The same React trees with the same data, rendered by renderToString behind plain HTTP: their
// data was fetched once from the running product; no loader, no router's request, no headers, no compression here. And a
// Fastify that says hello, and the bytes of a kept page with its head, sent by plain HTTP: what the kernel's copying leaves possible.
import { createServer, get } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createElement } from 'react';
import Fastify from 'fastify';
import { usualFacts } from '#contracts/pages/site-facts.ts';
import type { renderToString } from 'react-dom/server';
import type { EntryContext, ServerBuild, ServerRouter } from 'react-router';
import { entryOf, type PagesEntry } from '#server/platform/pages/page-making.ts';
import { pageWordFiles } from '#server/platform/pages/page-words.ts';
import { builtPages } from '#server/platform/pages/pages.ts';

const [product = '', ...paths] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../..');
const build = await (await builtPages(root)).build();
const entry = entryOf(build) as PagesEntry & { renderToString: typeof renderToString; ServerRouter: typeof ServerRouter };

/** Runs the page's loaders once and keeps what would be rendered. */
async function treeOf(wanted: string): Promise<{ context: EntryContext; url: string }> {
  let kept: EntryContext | undefined;
  const listening = { ...build, entry: { module: { ...build.entry.module, default: keep } } } as ServerBuild;
  function keep(_request: Request, status: number, _headers: Headers, context: EntryContext): Response {
    kept = context;
    return new Response(null, { status });
  }
  const given = new entry.RouterContextProvider();
  given.set(entry.pageServices, {
    lng: 'bn',
    nonce: 'bench',
    ...pageWordFiles(entry, 'bn'),
    requestId: 'bench',
    publicUrl: product,
    facts: usualFacts,
    now: Date.now(),
    easy: false,
    dataSaver: false,
    report: (error: unknown) => console.error(error),
    theme: undefined,
    async send(call: { method: string; url: string; headers: Record<string, string> }) {
      const answer = await fetch(product + call.url, { method: call.method, headers: call.headers });
      return { status: answer.status, json: await answer.json() };
    },
  });
  const url = new URL(wanted, product).href;
  const answer = await entry.createRequestHandler(listening, 'production')(new Request(url), given);
  if (!kept || answer.status !== 200) throw new Error(`${wanted} could not be loaded: ${answer.status}.`);
  return { context: kept, url };
}

const trees = await Promise.all(paths.map(treeOf));

/** The page's data travels to the browser in a stream that is read once, behind the tree; it is left out. */
function render({ context, url }: { context: EntryContext; url: string }): string {
  const { serverHandoffStream: _once, ...tree } = context;
  return `<!DOCTYPE html>${entry.renderToString(createElement(entry.ServerRouter, { context: { ...tree, renderMeta: {} }, url, nonce: 'bench' }))}`;
}

interface Sent {
  head: string[];
  bytes: Buffer;
}

/** A page as it travels. */
async function sentOf(wanted: string): Promise<Sent> {
  const [answer] = await once(get(product + wanted, { headers: { 'accept-encoding': 'br' } }), 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const own = new Set(['date', 'connection', 'keep-alive']);
  const head = Object.entries(answer.headers as Record<string, string>).flatMap(([name, value]) => (own.has(name) ? [] : [name, String(value)]));
  return { head, bytes: Buffer.concat(chunks) };
}

const sent = await Promise.all(paths.map(sentOf));

const server = createServer((request, response) => {
  const kept = sent[Number(/^\/sent\/(\d+)$/.exec(request.url ?? '')?.[1] ?? -1)];
  if (kept) return response.writeHead(200, kept.head).end(kept.bytes);
  const tree = trees[Number(request.url?.slice(1))];
  return response.writeHead(tree ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(tree ? render(tree) : '');
});
const hello = Fastify();
hello.get('/', async () => ({ hello: 'world' }));
await hello.listen({ port: 0, host: '127.0.0.1' });
server.listen(0, '127.0.0.1', () => process.send?.([server, hello.server].map((one) => (one.address() as AddressInfo).port)));
// Ends with its parent.
process.on('disconnect', () => process.exit(0));
