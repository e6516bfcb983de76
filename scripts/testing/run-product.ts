// Keeps a product ready for `npm run e2e -- --keep`: an empty one that waits until a run takes it. A used one ends and the next
// starts, so every run finds the same. Ends by itself after half an hour without a run. Started by scripts/e2e.ts.
import { createServer, type ServerResponse } from 'node:http';
import { createServer as listenAnywhere, type AddressInfo } from 'node:net';
import { globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RunningProduct } from '#e2e/support/running-product.ts';
import { type ProductProcess, startProcess } from '#e2e/support/product.ts';
import { type FreshDatabase, freshDatabase, startTestPostgres } from '#server/testing/postgres.ts';
import { runningFile } from './find-running-product.ts';

const root = path.resolve(import.meta.dirname, '../..');
const idleMs = 30 * 60_000;

interface Spare {
  startedAt: number;
  kept: RunningProduct;
  running: ProductProcess;
  database: FreshDatabase;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = listenAnywhere().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function startSpare(): Promise<Spare> {
  const startedAt = Date.now();
  const [database, smtpPort] = await Promise.all([freshDatabase(), freePort()]);
  const running = await startProcess({ smtpUrl: `smtp://127.0.0.1:${smtpPort}`, databaseUrl: database.url });
  return { startedAt, running, database, kept: { url: running.url, dataDir: running.dataDir, databaseUrl: database.url, smtpPort } };
}

/** Whether its code or its pages have changed since it was started. */
function isOld({ startedAt }: Spare): boolean {
  const code = globSync('{server,contracts,i18n}/**/*.{ts,json,sql}', { cwd: root });
  return [...code, 'build/current'].some((file) => statSync(path.join(root, file)).mtimeMs > startedAt);
}

async function end({ running, database }: Spare): Promise<void> {
  await running.end();
  await database.drop();
}

const postgres = await startTestPostgres();
let spare = startSpare();
let taken: Spare | undefined;
let idle: NodeJS.Timeout | undefined;

async function take(): Promise<RunningProduct> {
  // A run that was killed gave nothing back.
  if (taken) await end(taken);
  taken = undefined;
  let next = await spare;
  if (isOld(next)) {
    await end(next);
    next = await (spare = startSpare());
  }
  taken = next;
  return next.kept;
}

async function giveBack(): Promise<void> {
  if (!taken) return;
  await end(taken);
  taken = undefined;
  spare = startSpare();
  spare.catch(() => undefined);
}

async function close(): Promise<void> {
  clearTimeout(idle);
  rmSync(runningFile, { force: true });
  server.close();
  for (const one of [taken, await spare.catch(() => undefined)]) if (one) await end(one);
  await postgres.stop();
  process.exit(0);
}

function answer(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

const server = createServer((request, response) => {
  clearTimeout(idle);
  idle = setTimeout(() => void close(), idleMs);
  const work = request.url === '/take' ? take() : giveBack();
  work.then(
    (kept) => answer(response, 200, JSON.stringify(kept ?? {})),
    (error: Error) => {
      spare = startSpare();
      spare.catch(() => undefined);
      answer(response, 500, error.message);
    },
  );
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void close());
idle = setTimeout(() => void close(), idleMs);
server.listen(0, '127.0.0.1', () => {
  mkdirSync(path.dirname(runningFile), { recursive: true });
  writeFileSync(runningFile, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
