// Some thousand clients of bench/live.ts in one process: each connects, enters its room, connects again when it was broken off, and
// then reads its inbox anew, as the page does.
import { io, type Socket } from 'socket.io-client';
import { limits } from '#contracts/limits.ts';
import { livePath } from '#contracts/live.ts';

const [url = '', from = '0', count = '0'] = process.argv.slice(2);
const isBare = process.argv.includes('--bare');
/** So many handshakes are on their way at once at first; after a break everybody comes by the client's own pauses. */
const atOnce = 100;

let [joins, reloaded, wrong] = [0, 0, 0];
let isStorm = false;
let received: number[] = [];
const sockets: Socket[] = [];

async function reload(token: string): Promise<void> {
  const answer = await fetch(`${url}/api/notifications/getUnreadCount`, { headers: { authorization: `Bearer ${token}` } });
  const { unreadCount } = (await answer.json()) as { unreadCount: number };
  if (unreadCount !== expected) wrong += 1;
  reloaded += 1;
}

let expected = 0;
const reloads: (() => Promise<void>)[] = [];
async function workOff(): Promise<void> {
  for (let next = reloads.shift(); next; next = reloads.shift()) {
    const again = next;
    await again().catch(() => void reloads.push(again));
  }
}

function open(at: number): Promise<void> {
  const token = `bench-token-${at}`;
  const { backoffMs, backoffMaxMs, jitter, connectTimeoutMs } = limits.live;
  const socket = io(url, {
    path: livePath,
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
    reconnectionDelay: backoffMs,
    reconnectionDelayMax: backoffMaxMs,
    randomizationFactor: jitter,
    timeout: connectTimeoutMs,
  });
  sockets.push(socket);
  socket.on('connect', () => void socket.emit('joinNotificationRoom', token));
  // Refused while the database is busy, which the library leaves to the page.
  socket.on('connect_error', () => void (socket.active || setTimeout(() => socket.connect(), backoffMs * (1 + Math.random()))));
  socket.on('newNotification', () => void received.push(Date.now()));
  return new Promise((resolve) => {
    socket.on('roomJoined', () => {
      joins += 1;
      if (isStorm && !isBare) {
        reloads.push(() => reload(token));
        if (reloads.length < 5) void workOff();
      }
      resolve();
    });
  });
}

process.on('disconnect', () => process.exit());
process.on('message', (message: { storm?: number; forget?: boolean }) => {
  if (message.storm !== undefined) [isStorm, expected, joins] = [true, message.storm, 0];
  if (message.forget) received = [];
  process.send?.({ joins, reloaded, wrong, received: received.length, last: received.reduce((last, at) => Math.max(last, at), 0) });
});

const numbers = Array.from({ length: Number(count) }, (_, at) => Number(from) + at);
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let at = numbers.shift(); at !== undefined; at = numbers.shift()) await open(at);
  }),
);
process.send?.({ open: sockets.length });
