// Some thousand clients of bench/machines/live.ts in one process: each connects, enters its room, connects again when it was broken off, and
// then reads its inbox again, as the page does.
import { io, type Socket } from 'socket.io-client';
import { retryDelayMs } from '#contracts/retry-delay.ts';
import { limits } from '#contracts/limits.ts';
import { livePath } from '#contracts/notices/live.ts';

const [url = ''] = process.argv.slice(2);
const isBare = process.argv.includes('--bare');
/** So many handshakes are on their way at once at first; after a break everyone comes by the client's own pauses. */
const atOnce = 100;
/** So many clients read their inbox at once. */
const readersMax = 5;

/** What the parent says to a process of clients. */
export interface Order {
  /** Connect as these. */
  open?: readonly number[];
  /** From now on everyone who comes back reads the inbox, where so many are unread. */
  storm?: number;
  /** Count what is received from zero. */
  forget?: boolean;
}

/** What it answers. */
export interface ClientState {
  joins: number;
  reloaded: number;
  wrong: number;
  received: number;
  /** When the last one of them came. */
  last: number;
}

const state: ClientState = { joins: 0, reloaded: 0, wrong: 0, received: 0, last: 0 };
let expected: number | undefined;
const sockets: Socket[] = [];
const waiting: string[] = [];
let readers = 0;

async function reload(token: string): Promise<void> {
  const answer = await fetch(`${url}/api/notifications/getUnreadCount`, { headers: { authorization: `Bearer ${token}` } });
  const { unreadCount } = (await answer.json()) as { unreadCount: number };
  if (unreadCount !== expected) state.wrong += 1;
  state.reloaded += 1;
}

async function readOn(): Promise<void> {
  readers += 1;
  for (let token = waiting.shift(); token !== undefined; token = waiting.shift()) {
    const again = token;
    await reload(again).catch(() => void waiting.push(again));
  }
  readers -= 1;
}

function open(at: number): Promise<void> {
  const token = `bench-token-${at}`;
  const socket = io(url, {
    path: livePath,
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
    reconnection: false,
    timeout: limits.live.connectTimeoutMs,
  });
  sockets.push(socket);
  // As the page does, but without giving up.
  let attempts = 0;
  const again = (): void => void setTimeout(() => socket.connect(), retryDelayMs(++attempts));
  socket.on('connect', () => {
    attempts = 0;
    socket.emit('joinNotificationRoom', token);
  });
  socket.on('connect_error', again);
  socket.on('disconnect', (reason) => void (reason === 'io client disconnect' || again()));
  socket.on('newNotification', () => {
    state.received += 1;
    state.last = Date.now();
  });
  return new Promise((resolve) => {
    socket.on('roomJoined', () => {
      state.joins += 1;
      if (expected !== undefined && !isBare) {
        waiting.push(token);
        if (readers < readersMax) void readOn();
      }
      resolve();
    });
  });
}

async function openAll(numbers: readonly number[]): Promise<void> {
  const left = [...numbers];
  const lane = async (): Promise<void> => {
    for (let at = left.shift(); at !== undefined; at = left.shift()) await open(at);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

process.on('disconnect', () => process.exit());

async function obey({ open: numbers, storm, forget }: Order): Promise<void> {
  if (numbers) await openAll(numbers);
  if (storm !== undefined) [expected, state.joins] = [storm, 0];
  if (forget) [state.received, state.last] = [0, 0];
  process.send?.(state);
}
process.on('message', (order: Order) => void obey(order));
