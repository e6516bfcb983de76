// Transports that are open and say nothing: ended after some seconds, by their socket, since who says nothing answers no close either.
import type { Socket } from 'node:net';
import { limits } from '#contracts/limits.ts';
import type { Connection, LiveServer } from './connection.ts';

type Transport = Connection['conn'];

export interface Silence {
  /** Someone has said who they are: whether that is so is looked up now. */
  broken(transport: Transport): void;
  /** It was refused: it has a moment to read why. */
  refused(transport: Transport): void;
}

const readMs = 2000;

export function watchSilence(io: LiveServer): Silence {
  const timers = new WeakMap<Transport, NodeJS.Timeout>();
  const sockets = new WeakMap<Transport, Socket>();
  const stop = (transport: Transport): void => clearTimeout(timers.get(transport));
  const endAfter = (transport: Transport, ms: number): void => {
    stop(transport);
    timers.set(transport, setTimeout(() => sockets.get(transport)?.destroy(), ms).unref());
  };
  io.engine.on('connection', (transport: Transport) => {
    sockets.set(transport, transport.request.socket);
    endAfter(transport, limits.live.open.silenceMs);
    transport.once('close', () => stop(transport));
  });
  return { broken: stop, refused: (transport) => endAfter(transport, readMs) };
}
