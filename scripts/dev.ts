// What `npm run dev` runs: the server with pages from their sources (they reload by themselves), started again whenever
// server/, demo/, contracts/ or i18n/ change. Ctrl-C ends everything.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const rooms = ['server', 'demo', 'contracts', 'i18n', 'packages'];
/** Editors write several files at once, and some a file in two steps. */
const settleMs = 150;

const say = (text: string): boolean => process.stderr.write(`${text}\n`);

let server: ChildProcess | undefined;
let restarting = false;
let again = false;
let ending = false;

const isUp = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

function startServer(): void {
  // A process group of its own: the terminal's Ctrl-C comes to us, and we end the server in order. The channel tells it
  // when we die without a word.
  const child = spawn(process.execPath, ['server/main.ts', '--dev'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });
  server = child;
  // What came before the first start is no part of the next one.
  delete process.env['UTHAN_START'];
  child.once('error', (error) => say(`The server could not be started: ${error.message}`));
  child.once('exit', (code, signal) => {
    if (server !== child || restarting || ending) return;
    const why = signal ? `was ended by ${signal}` : code === 0 ? 'has ended' : 'has ended; the reason is above';
    say(`The server ${why}. It starts again when a file changes.`);
  });
}

async function stopServer(): Promise<void> {
  if (!server || !isUp(server)) return;
  const gone = once(server, 'exit');
  // Not SIGTERM: a Vite inside the page compiler answers that by ending the process at once, before the database.
  server.kill('SIGINT');
  await gone;
}

async function restart(why: string): Promise<void> {
  if (ending) return;
  if (restarting) {
    again = true;
    return;
  }
  restarting = true;
  say(`${why} changed: restarting the server`);
  do {
    again = false;
    await stopServer();
  } while (again);
  restarting = false;
  if (!ending) startServer();
}

let timer: NodeJS.Timeout | undefined;
for (const room of rooms) {
  watch(path.join(root, room), { recursive: true }, (_event, name) => {
    if (!name || !/\.(ts|json|sql)$/.test(name) || name.includes('.test.')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void restart(`${room}/${name}`), settleMs);
  });
}

async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await stopServer();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());

startServer();
