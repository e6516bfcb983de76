// Live connections as a page makes them, for tests.
import type { FastifyInstance } from 'fastify';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { vi } from 'vitest';
import { livePath, type ClientEvents, type ServerEvents } from '#contracts/notices/live.ts';

export interface LiveClient {
  socket: Socket<ServerEvents, ClientEvents>;
  /** Everything that came, oldest first: the event and what it says. */
  heard: [event: string, ...said: unknown[]][];
  /** What was said with this event, newest last. */
  said(event: string): unknown[];
  /** Waits until an event has come `times` times; returns what it said last. */
  until(event: keyof ServerEvents | 'connect' | 'connect_error' | 'disconnect', times?: number): Promise<unknown>;
}

/** What was heard, as text; of errors the reason too, which JSON leaves out. */
const asText = (heard: unknown): string =>
  JSON.stringify(heard, (_key, value: unknown) => {
    const { message } = (value ?? {}) as { message?: unknown };
    return typeof message === 'string' ? { ...(value as object), message } : value;
  });

/** The address of a test's server, which begins to listen with the first question. */
export async function liveAddress(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

/** Connects with the token; `options` are those of the client's library. */
export function liveClient(url: string, token: string | undefined, options: Partial<ManagerOptions & SocketOptions> = {}): LiveClient {
  const socket: LiveClient['socket'] = io(url, {
    path: livePath,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: token === undefined ? {} : { token },
    ...options,
  });
  const heard: LiveClient['heard'] = [];
  socket.onAny((event: string, ...said: unknown[]) => heard.push([event, ...said]));
  for (const event of ['connect', 'connect_error', 'disconnect'] as const) (socket as Socket).on(event, (...said: unknown[]) => heard.push([event, ...said]));
  const said = (event: string): unknown[] => heard.flatMap(([name, first]) => (name === event ? [first] : []));
  return {
    socket,
    heard,
    said,
    async until(event, times = 1) {
      await vi.waitFor(
        () => {
          if (said(event).length < times) throw new Error(`${event} has come ${said(event).length} times; heard: ${asText(heard)}`);
        },
        { timeout: 20_000, interval: 10 },
      );
      return said(event).at(-1);
    },
  };
}

/** Connects and enters the room. */
export async function joined(url: string, token: string, options: Partial<ManagerOptions & SocketOptions> = {}): Promise<LiveClient> {
  const client = liveClient(url, token, options);
  await client.until('connect');
  client.socket.emit('joinNotificationRoom', token);
  await client.until('roomJoined');
  return client;
}
