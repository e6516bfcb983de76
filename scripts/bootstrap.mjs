// Run by any Node from 20 up: installs the dependencies when the lockfile changed, then runs the given script under
// the pinned Node 24. Signals and the exit code pass through. `--settings=FILE` before the script adds what a file sets and the
// environment does not.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '..');
const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.uthan-installed');
const lockFile = path.join(root, '.cache', 'install.lock');
const lockCheckMs = 250;
const sayWaitingMs = 2_000;
const killNpmMs = 5_000;
const parentCheckMs = 500;
const settingsOption = '--settings=';

function complain(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  complain(`Uthan needs Node.js 20 or later; this is ${process.version}. Install a newer one from nodejs.org and try again.`);
}

const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex');

/** Whether npm leaves the tools of developers out, as it does in production: then tests and checks cannot run. */
const omitsTools = process.env.NODE_ENV === 'production' || /\bdev\b/.test(process.env.npm_config_omit ?? '');
const stampOf = (whole) => (whole ? wanted : `${wanted} without tools`);

/** The tools do no harm where they are not needed, so a whole installation serves both. */
const isInstalled = () => existsSync(stampFile) && [stampOf(true), stampOf(!omitsTools)].includes(readFileSync(stampFile, 'utf8'));

/** The fields of /proc/PID/stat after the process name, on Linux: state, parent, … and at 19 when it began. */
function statOf(pid) {
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
async function withInstallLock(work) {
  mkdirSync(path.dirname(lockFile), { recursive: true });
  const sayAt = Date.now() + sayWaitingMs;
  let isSaid = false;
  while (!takeLock()) {
    const owner = readOwners(lockFile).find(runs);
    if (!owner) {
      dropDeadLock();
      continue;
    }
    if (!isSaid && Date.now() >= sayAt) {
      process.stderr.write(`Waiting for another installation (process ${owner.pid}) …\n`);
      isSaid = true;
    }
    await sleep(lockCheckMs);
  }
  const release = () => rmSync(lockFile, { force: true });
  process.once('exit', release);
  await work();
  process.off('exit', release);
  release();
}

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

// npm tells nobody when it is ended (a supervisor or a container ends npm alone): its shell dies or is handed to another
// parent, and the product would go on by itself, holding port and data. Without npm a process may outlive its shell.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  const npm = parentOf(shell);
  setInterval(() => {
    if (process.ppid !== shell || parentOf(shell) !== npm) stop('SIGTERM');
  }, parentCheckMs).unref();
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

async function install() {
  if (isInstalled()) return;
  process.stderr.write('Installing dependencies …\n');
  const windows = process.platform === 'win32';
  const npm = spawn(windows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: windows,
    detached: !windows,
  });
  running = () => endGroup(npm);
  if (npm.pid) writeOwners([processOf(process.pid), processOf(npm.pid)], renameSync);
  const code = await new Promise((resolve) => npm.once('error', resolve).once('exit', resolve));
  running = undefined;
  if (isStopping) process.exit(1);
  if (code !== 0) complain('The dependencies could not be installed (npm ci failed). Check the network and try again.');
  writeFileSync(stampFile, stampOf(!omitsTools));
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

if (!isInstalled()) await withInstallLock(install);

/** Not Node's own `--env-file-if-exists`: Node reports a missing file at every start, and reads that option even behind a script's name. */
function nodeOption(arg) {
  if (!arg.startsWith(settingsOption)) return [arg];
  const file = path.resolve(root, arg.slice(settingsOption.length));
  return existsSync(file) ? [`--env-file=${file}`] : [];
}

const node = nodeBinary();
const [first = '', ...rest] = process.argv.slice(2);
const child = spawn(node, [...nodeOption(first), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path.dirname(node) + path.delimiter + path.join(modules, '.bin') + path.delimiter + process.env.PATH },
});
running = (signal) => child.kill(signal);
child.on('error', (error) => complain(`Could not start ${node}: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
