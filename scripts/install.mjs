// Installs the dependencies when the lockfile changed, one start at a time, and shows that it does. Run by any Node from 20 up, before
// anything is installed: see scripts/bootstrap.mjs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { installFailure, unwritable } from './install-failure.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.uthan-installed');
const lockFile = path.join(root, '.cache', 'install.lock');
const lockCheckMs = 250;
const sayWaitingMs = 2_000;
const killNpmMs = 5_000;
const frameMs = 100;
const lineEveryMs = 15_000;
const outputMax = 20_000;
const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
/** As wide as the steps of the server: server/platform/observability/live-steps.ts. */
const labelWidth = 30;

const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex');

/** Whether npm leaves the tools of developers out, as it does in production: then tests and checks cannot run. */
const omitsTools = process.env.NODE_ENV === 'production' || /\bdev\b/.test(process.env.npm_config_omit ?? '');
const stampOf = (whole) => (whole ? wanted : `${wanted} without tools`);

/** The tools do no harm where they are not needed, so a whole installation serves both. */
export const isInstalled = () => existsSync(stampFile) && [stampOf(true), stampOf(!omitsTools)].includes(readFileSync(stampFile, 'utf8'));

/** What is left after `npm run prune` serves a server in production, and nothing else. */
export const markPruned = () => writeFileSync(stampFile, stampOf(false));

/** The fields of /proc/PID/stat after the process name, on Linux: state, parent, … and at 19 when it began. */
export function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** With its start time, so that a number that was given again is not taken for the process. */
const processOf = (pid) => ({ pid, startedAt: statOf(pid)[19] ?? '' });

function runs({ pid, startedAt }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  const stat = statOf(pid);
  return stat[0] !== 'Z' && (startedAt === '' || startedAt === stat[19]);
}

/** The script that installs, and its npm, which outlives a script that was killed. */
const readOwners = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
};

/** Under its name only when it is whole: who reads it never meets half of it. */
function writeOwners(owners, place) {
  const draft = `${lockFile}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(owners));
  try {
    place(draft, lockFile);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Whether this process has the lock now. */
function takeLock() {
  try {
    writeOwners([processOf(process.pid)], linkSync);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** Another process may have taken it over in the same moment: then what was moved is alive, and goes back. */
function dropDeadLock() {
  const moved = `${lockFile}.${process.pid}.old`;
  try {
    renameSync(lockFile, moved);
    if (readOwners(moved).some(runs)) linkSync(moved, lockFile);
  } catch {
    // Another process was faster.
  }
  rmSync(moved, { recursive: true, force: true });
}

/** Two starts at once in one checkout must not install over each other; what a killed one leaves is taken over. */
async function takeTurn(say) {
  const sayAt = Date.now() + sayWaitingMs;
  let isSaid = false;
  while (!takeLock()) {
    const owner = readOwners(lockFile).find(runs);
    if (!owner) {
      dropDeadLock();
      continue;
    }
    if (!isSaid && Date.now() >= sayAt) {
      say(`Waiting for another installation (process ${owner.pid}) …`);
      isSaid = true;
    }
    await sleep(lockCheckMs);
  }
}

async function withInstallLock(say, work) {
  try {
    mkdirSync(path.dirname(lockFile), { recursive: true });
    await takeTurn(say);
  } catch (error) {
    throw unwritable(path.dirname(lockFile), error);
  }
  const release = () => rmSync(lockFile, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** Ends npm and what it started, which is a group of its own. */
function endGroup(child) {
  const send = (signal) => {
    try {
      if (process.platform === 'win32') child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // It is gone.
    }
  };
  send('SIGTERM');
  setTimeout(() => send('SIGKILL'), killNpmMs).unref();
}

/** A line that counts the seconds on a terminal, otherwise a line at its begin, every 15 seconds and at its end; returns what ends it. */
function showStep(label, { isLive, say }) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const draw = (mark) => process.stderr.write(`\r${mark} ${`${label} …`.padEnd(labelWidth)}${String(seconds()).padStart(4)} s\x1b[K`);
  let frame = 0;
  const turn = () => (isLive ? draw(frames[frame++ % frames.length]) : say(`${label} … ${seconds()} s`));
  if (isLive) turn();
  else say(`${label} …`);
  const timer = setInterval(turn, isLive ? frameMs : lineEveryMs);
  return (isDone) => {
    clearInterval(timer);
    if (!isLive) return say(`${label}: ${isDone ? 'done in' : 'failed after'} ${seconds()} s`);
    draw(isDone ? '✓' : '✗');
    return process.stderr.write('\n');
  };
}

/** Runs `npm ci`: how it ended, and what it said. `whileItRuns` gets what ends it. */
async function runNpm(whileItRuns) {
  const windows = process.platform === 'win32';
  const npm = spawn(windows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: windows,
    detached: !windows,
  });
  whileItRuns(() => endGroup(npm));
  if (npm.pid) writeOwners([processOf(process.pid), processOf(npm.pid)], renameSync);
  let output = '';
  npm.stderr?.on('data', (chunk) => (output = (output + chunk).slice(-outputMax)));
  const ended = await new Promise((resolve) => {
    npm.once('error', (error) => resolve({ error }));
    npm.once('exit', (code, signal) => resolve({ code, signal }));
  });
  whileItRuns(undefined);
  return { ...ended, output: output.trim() };
}

async function install(label, { whileItRuns, isStopping, ...shown }) {
  if (isInstalled()) return;
  const end = showStep(label, shown);
  const ended = await runNpm(whileItRuns);
  end(ended.code === 0);
  if (isStopping()) process.exit(1);
  if (ended.code !== 0) throw installFailure(ended, modules);
  if (ended.output) shown.say(ended.output);
  try {
    writeFileSync(stampFile, stampOf(!omitsTools));
  } catch (error) {
    throw unwritable(modules, error);
  }
}

/**
 * Installs unless that is done already, under this label. Throws a sentence with what to do, and npm's own words. `say` prints a line;
 * `isLive`: standard error is a terminal; `whileItRuns` gets what ends npm, and nothing when it has ended.
 */
export const installOnce = (label, options) => withInstallLock(options.say, () => install(label, options));
