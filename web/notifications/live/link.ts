// The live connection and how it comes back, whether the line was lost or the server refused.
import type { Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '#contracts/notices/live.ts';
import { limits } from '#contracts/limits.ts';
import { retryDelayMs } from '#contracts/retry-delay.ts';
import type { Connection } from '#web/notifications/notification-state.ts';

export type LiveSocket = Pick<Socket<ServerEvents, ClientEvents>, 'on' | 'emit' | 'connect' | 'disconnect'>;

interface LinkOptions {
  /** The token of now: it changes while someone is signed in. */
  token: () => string | undefined;
  /** `stuck` where no further attempt is made. */
  onState: (connection: Connection, stuck?: boolean) => void;
  onRefused: (error: Error) => void;
  /** From 0 to 1. */
  random?: () => number;
}

export interface Link {
  /** Tries now, and as often as at first. */
  retry: () => void;
  close: () => void;
}

const { reconnectAttempts, pingMs } = limits.live;
/** A connection that the server ended within so long after it stood was not wanted. */
const steadyMs = 10_000;

/** Keeps `socket` connected. */
export function keepLink(socket: LiveSocket, { token, onState, onRefused, random }: LinkOptions): Link {
  let attempts = 0;
  /** Connections in a row that the server ended. */
  let ended = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let steady: ReturnType<typeof setTimeout> | undefined;
  let pinging: ReturnType<typeof setInterval> | undefined;
  let closed = false;

  const connect = (): void => {
    clearTimeout(waiting);
    if (closed || !token()) return;
    onState('connecting');
    socket.connect();
  };
  const connectAfter = (attempt: number): void => {
    if (attempt > reconnectAttempts) onState('error', true);
    else waiting = setTimeout(connect, retryDelayMs(attempt, random));
  };
  const rest = (): void => {
    clearInterval(pinging);
    clearTimeout(steady);
    clearTimeout(waiting);
  };
  socket.on('connect', () => {
    rest();
    attempts = 0;
    steady = setTimeout(() => void (ended = 0), steadyMs);
    pinging = setInterval(() => socket.emit('ping'), pingMs);
    socket.emit('joinNotificationRoom', token() ?? '');
    onState('connected');
  });
  socket.on('disconnect', (reason) => {
    rest();
    if (closed) return;
    onState('disconnected');
    if (reason !== 'io server disconnect') return connectAfter(++attempts);
    ended += 1;
    if (ended === 1) connect();
    else connectAfter(ended - 1);
  });
  socket.on('connect_error', (error) => {
    if (closed) return;
    onState('error');
    onRefused(error);
    connectAfter(++attempts);
  });
  connect();
  return {
    retry: () => {
      [attempts, ended] = [0, 0];
      connect();
    },
    close: () => {
      closed = true;
      rest();
      socket.disconnect();
    },
  };
}
