// A program that takes webhooks: a real server on this machine, to which the app under test is led whatever host it asks for.
import { createHmac } from 'node:crypto';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookMessage } from '#contracts/integrations/webhooks.ts';
import type { WebhookWays } from '#server/webhooks/transport.ts';

interface Told {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  message: WebhookMessage;
}

export interface WebhookReceiver {
  ways: Partial<WebhookWays>;
  received: Told[];
  /** What it answers from now on. */
  answer(status: number): void;
  /** Whatever comes at this path is not answered until what this returns is called, which says whether the sender had given up by then. */
  hold(path: string): () => boolean;
  close(): Promise<void>;
}

export async function webhookReceiver(): Promise<WebhookReceiver> {
  const received: Told[] = [];
  const held = new Map<string, (() => boolean)[]>();
  let status = 200;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      received.push({ path: request.url ?? '', headers: request.headers, body, message: JSON.parse(body) as WebhookMessage });
      const answer = () => response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end();
      const waiting = held.get(request.url ?? '');
      if (waiting) waiting.push(() => (answer(), response.destroyed));
      else answer();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ways: {
      request: (url, options, answered) =>
        http.request(`http://127.0.0.1:${port}${new URL(url).pathname}`, { ...options, lookup: undefined } as never, answered),
    },
    received,
    answer: (next) => void (status = next),
    hold(path) {
      const waiting: (() => boolean)[] = [];
      held.set(path, waiting);
      return () => {
        held.delete(path);
        return waiting.map((answer) => answer()).some((isGone) => isGone);
      };
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** Checks a signature as docs/api.md tells programs to. */
export function isSigned(header: string, body: string, secret: string): boolean {
  const parts = header.split(',').map((part) => part.split('=') as [string, string]);
  const t = parts.find(([name]) => name === 't')?.[1] ?? '';
  const wanted = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return parts.some(([name, value]) => name === 'v1' && value === wanted);
}
