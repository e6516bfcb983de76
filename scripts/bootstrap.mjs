// Run by any Node from 20 up: installs the dependencies when the lockfile changed, then runs the given script under
// the pinned Node 24. Signals and the exit code pass through.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '..');
const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.uthan-installed');
const lockFolder = path.join(root, '.cache', 'install.lock');
const lockStaleMs = 15 * 60_000;
const parentCheckMs = 500;

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

/** Two starts at once in one checkout must not install over each other. */
async function withInstallLock(work) {
  mkdirSync(path.dirname(lockFolder), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lockFolder);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const age = Date.now() - (statSync(lockFolder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
      if (age > lockStaleMs) rmSync(lockFolder, { recursive: true, force: true });
      else await sleep(500);
    }
  }
  const release = () => rmSync(lockFolder, { recursive: true, force: true });
  process.once('exit', release);
  await work();
  release();
}

function install() {
  if (isInstalled()) return;
  process.stderr.write('Installing dependencies …\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) complain('The dependencies could not be installed (npm ci failed). Check the network and try again.');
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

const node = nodeBinary();
const child = spawn(node, process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path.dirname(node) + path.delimiter + path.join(modules, '.bin') + path.delimiter + process.env.PATH },
});
// The terminal sends Ctrl-C to the whole group, so the child may hear it twice: it must treat a repeat like the first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => complain(`Could not start ${node}: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

/** The parent of a process, on Linux; elsewhere only our own is known. */
function parentOf(pid) {
  if (pid === process.pid) return process.ppid;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

// npm tells nobody when it is ended (a supervisor or a container ends npm alone): its shell dies or is handed to another
// parent, and the product would go on by itself, holding port and data. Without npm a process may outlive its shell.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  const npm = parentOf(shell);
  setInterval(() => {
    if (process.ppid !== shell || parentOf(shell) !== npm) child.kill('SIGTERM');
  }, parentCheckMs).unref();
}
