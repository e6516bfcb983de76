// The two servers of bench/machines/live.ts, each in a process of its own: the product without pages and limits, doing its jobs; or with
// --bare Socket.IO alone with the same settings and a room for each user, where everyone who knocks is let in.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { limits } from '#contracts/limits.ts';
import { livePath } from '#contracts/notices/live.ts';
import { buildApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { openTopics } from '#server/platform/database/topics.ts';
import { noRateLimits } from '#server/platform/http/limits/rate-limits.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { openStorage } from '#server/platform/files/storage.ts';

const port = Number(process.env['PORT'] ?? 0);
const interested = Number(process.env['INTERESTED'] ?? 0);

async function openProduct(): Promise<void> {
  const env = readEnv({ ...process.env, DEMO: '0', LOG_LEVEL: 'silent' });
  const url = env.databaseUrl ?? '';
  const { db } = openDatabase(url);
  const storage = openStorage(undefined, env.dataDir);
  const jobs = openJobs(url);
  const app = await buildApp({ env, db, jobs, rateLimits: noRateLimits, storage, topics: openTopics(url) });
  await jobs.work(app.jobHandlers, app.log);
  await app.listen({ port, host: '127.0.0.1' });
}

async function openBare(): Promise<(said: unknown) => void> {
  const http = createServer();
  const io = new Server(http, {
    path: livePath,
    transports: ['websocket'],
    allowUpgrades: false,
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    pingTimeout: limits.live.pingTimeoutMs,
    connectTimeout: limits.live.connectTimeoutMs,
    maxHttpBufferSize: limits.live.messageBytes,
  });
  io.on('connection', (socket) => {
    socket.on('joinNotificationRoom', (token: string) => {
      const at = Number(token.split('-').at(-1));
      void socket.join(`user:${at}`);
      if (at < interested) void socket.join('interested');
      socket.emit('roomJoined');
    });
  });
  await new Promise<void>((resolve) => void http.listen(port, '127.0.0.1', resolve));
  return (said) => io.to('interested').emit('newNotification', said);
}

const broadcast = process.argv.includes('--bare') ? await openBare() : await openProduct();

/** What the process holds once garbage is collected, in bytes. */
export interface Memory {
  rss: number;
  /** Objects and buffers in use. */
  held: number;
}

function memory(): Memory {
  for (let turn = 0; turn < 3; turn++) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, held: heapUsed + external };
}

process.on('disconnect', () => process.exit());
process.on('message', (message: { broadcast?: unknown }) => {
  if (message.broadcast) return void broadcast?.(message.broadcast);
  return void process.send?.(memory());
});
process.send?.({ ready: true });
