// The two servers of bench/live.ts, each in a process of its own: the product without pages and limits, or with --bare Socket.IO
// alone with the same settings, where everybody who knocks is in one room.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { limits } from '#contracts/limits.ts';
import { livePath } from '#contracts/live.ts';
import { buildApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { openTopics } from '#server/platform/database/topics.ts';
import { noRateLimits } from '#server/platform/http/rate-limits.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { openStorage } from '#server/platform/files/storage.ts';

const port = Number(process.env['PORT'] ?? 0);

async function openProduct(): Promise<void> {
  const env = readEnv({ ...process.env, DEMO: '0', LOG_LEVEL: 'silent' });
  const url = env.databaseUrl ?? '';
  const { db } = openDatabase(url);
  const storage = openStorage(undefined, env.dataDir);
  const app = await buildApp({ env, db, jobs: openJobs(url, { maintains: false }), rateLimits: noRateLimits, storage, topics: openTopics(url) });
  await app.listen({ port, host: '127.0.0.1' });
}

async function openBare(): Promise<(said: unknown) => void> {
  const http = createServer();
  const io = new Server(http, {
    path: livePath,
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    pingTimeout: limits.live.pingTimeoutMs,
    maxHttpBufferSize: limits.live.messageBytes,
  });
  let interested = 0;
  io.on('connection', (socket) => {
    socket.on('joinNotificationRoom', () => {
      if (interested++ < 1000) void socket.join('interested');
      socket.emit('roomJoined');
    });
  });
  await new Promise<void>((resolve) => void http.listen(port, '127.0.0.1', resolve));
  return (said) => io.to('interested').emit('newNotification', said);
}

const broadcast = process.argv.includes('--bare') ? await openBare() : await openProduct();
process.on('disconnect', () => process.exit());
process.on('message', (message: { broadcast?: unknown }) => {
  if (message.broadcast) return void broadcast?.(message.broadcast);
  for (let turn = 0; turn < 3; turn++) globalThis.gc?.();
  return void process.send?.({ rss: process.memoryUsage.rss() });
});
process.send?.({ ready: true });
