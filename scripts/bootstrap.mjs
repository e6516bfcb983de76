// Run by any Node from 20 up: installs the dependencies when the lockfile changed, then runs the given script under
// the pinned Node 24. Signals and the exit code pass through. `--settings=FILE` before the script adds what a file sets and the
// environment does not.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hostname } from 'node:os';
import path from 'node:path';
import { installOnce, isInstalled, modules, root, statOf } from './install.mjs';

const parentCheckMs = 500;
const settingsOption = '--settings=';
const began = Date.now();
const [first = '', ...rest] = process.argv.slice(2);
const settingsFile = first.startsWith(settingsOption) ? path.resolve(root, first.slice(settingsOption.length)) : undefined;
/** Why a settings file that is there cannot be read. */
const unreadReasons = { EACCES: 'this user may not read it', EISDIR: 'it is a folder' };
let settings;
let unread;
try {
  settings = settingsFile && existsSync(settingsFile) ? readFileSync(settingsFile, 'utf8') : undefined;
} catch ({ code }) {
  unread = `The settings file ${settingsFile} cannot be read: ${unreadReasons[code] ?? code}.`;
}
const [, command] = /^scripts[\\/](start|dev)\.ts$/.exec((settingsFile ? rest[0] : first) ?? '') ?? [];

/** The log of a live site is JSON from its first line, in the format of server/platform/observability/log.ts. */
const isProduction = (process.env.NODE_ENV ?? /^NODE_ENV=["']?(\w*)/m.exec(settings ?? '')?.[1]) === 'production';
const isLogged = command === 'start' && isProduction;

function say(text, level = 'info') {
  if (!isLogged) process.stderr.write(`${text}\n`);
  else process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), pid: process.pid, hostname: hostname(), msg: text })}\n`);
}

function complain(text) {
  say(text, 'fatal');
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  complain(`Uthan needs Node.js 20 or later; this is ${process.version}. Install a newer one from nodejs.org and try again.`);
}

if (unread) complain(unread);

/** A child and how it is ended: asked, and not asked twice. */
let running;
let isStopping = false;

function stop(signal) {
  if (!running) process.exit(1);
  isStopping = true;
  running(signal);
}
// The terminal sends Ctrl-C to the whole group, so the child may hear it twice: it must treat a repeat like the first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

/** The parent of a process, on Linux; elsewhere only our own is known. */
const parentOf = (pid) => (pid === process.pid ? process.ppid : Number(statOf(pid)[1] ?? 0));

// npm tells no one when it is ended (a supervisor or a container ends npm alone): its shell dies or is handed to another
// parent, and the product would go on by itself, holding port and data. Without npm a process may outlive its shell.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  const npm = parentOf(shell);
  setInterval(() => {
    if (process.ppid !== shell || parentOf(shell) !== npm) stop('SIGTERM');
  }, parentCheckMs).unref();
}

/** How many steps a first start has: dependencies, pages, database, migrations, demo. Undefined where that is uncertain before they begin. */
function stepsAhead() {
  const { DATABASE_URL, DATABASE_URL_FILE, DATA_DIR = '.data', DATA_DIR_FILE, DEMO } = process.env;
  if (!command || settings || DATABASE_URL || DATABASE_URL_FILE || DATA_DIR_FILE) return undefined;
  if (existsSync(path.resolve(root, DATA_DIR, 'postgres', 'data'))) return undefined;
  if (command === 'start' && existsSync(path.join(root, 'build', 'current'))) return undefined;
  return 5 - Number(command === 'dev') - Number(DEMO === '0' || isProduction);
}

function nodeBinary() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  try {
    const require = createRequire(path.join(root, 'package.json'));
    const folder = path.dirname(require.resolve(`node-${platform}-${process.arch}/package.json`));
    return path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  } catch {
    return complain(`There is no packaged Node 24 for ${process.platform}-${process.arch}. Install Node.js 24 or later and try again.`);
  }
}

/** What the start is told of the steps before it; see server/platform/observability/steps.ts. */
let stepsBefore = {};
if (!isInstalled()) {
  const total = stepsAhead();
  if (command) stepsBefore = { UTHAN_START: total ? `${began} 1/${total}` : `${began}` };
  try {
    await installOnce(`${total ? `1/${total} ` : ''}Installing dependencies`, {
      say,
      isLive: process.stderr.isTTY && process.env.TERM !== 'dumb' && !isLogged,
      whileItRuns: (end) => (running = end),
      isStopping: () => isStopping,
    });
  } catch (error) {
    complain(error.message);
  }
}

/** Not Node's own `--env-file-if-exists`: Node reports a missing file at every start, and reads that option even behind a script's name. */
const nodeOptions = settingsFile ? (settings === undefined ? [] : [`--env-file=${settingsFile}`]) : [first];

/** Those of server/server-flags.ts. */
const serverFlags = command === 'start' ? ['--max-semi-space-size=16', '--expose-gc'] : [];
const serverEnvironment = command === 'start' ? { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '131072' } : {};
/**
 * What was compiled at the last start does not have to be again: a third of the work of starting, and 9 MB of Node's compiler for
 * TypeScript, which is not even loaded where nothing has changed.
 */
const compileCache = command === 'start' ? { NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled') } : {};

const node = nodeBinary();
const child = spawn(node, [...serverFlags, ...nodeOptions, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...serverEnvironment,
    ...compileCache,
    ...process.env,
    ...stepsBefore,
    PATH: path.dirname(node) + path.delimiter + path.join(modules, '.bin') + path.delimiter + process.env.PATH,
  },
});
running = (signal) => child.kill(signal);
child.on('error', (error) => complain(`Could not start ${node}: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
